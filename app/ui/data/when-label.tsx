import type { ReactNode } from "react";

type WhenLabelProps = {
  when: Readonly<Record<"at" | "label" | "fullLabel", string>>;
  children?: ReactNode;
};

export function WhenLabel({ when: { at, label, fullLabel }, children }: WhenLabelProps) {
  return (
    <time dateTime={at} title={fullLabel}>
      {children ?? label}
    </time>
  );
}
