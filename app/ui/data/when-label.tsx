import type { ReactNode } from "react";

type WhenLabelProps = {
  /** As `whenOf` makes it. */
  when: Readonly<Record<"at" | "label" | "fullLabel", string>>;
  /** What is said in place of the label alone. */
  children?: ReactNode;
};

/** When something was, in few words; day and hour on asking, and for machines. */
export function WhenLabel({ when: { at, label, fullLabel }, children }: WhenLabelProps) {
  return (
    <time dateTime={at} title={fullLabel}>
      {children ?? label}
    </time>
  );
}
