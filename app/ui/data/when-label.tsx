import type { ReactNode } from "react";

type WhenLabelProps = {
  /** From `whenOf`. */
  when: Readonly<Record<"at" | "label" | "fullLabel", string>>;
  /** Replaces the label. */
  children?: ReactNode;
};

/** A short relative date; the full date is in the tooltip and in `datetime`. */
export function WhenLabel({ when: { at, label, fullLabel }, children }: WhenLabelProps) {
  return (
    <time dateTime={at} title={fullLabel}>
      {children ?? label}
    </time>
  );
}
