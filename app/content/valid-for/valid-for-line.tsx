import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";

export type ShownValidFor = {
  label: string;
  /** Null until its year has ended. */
  outdated: string | null;
};

export function ValidForLine({ validFor }: { validFor: ShownValidFor | null }) {
  if (!validFor) return null;
  const { label, outdated } = validFor;
  return (
    <p className={`${layout.cluster} ${layout.wide}`}>
      <Tag isChip>{label}</Tag>
      {outdated && <span className={`${text.small} ${text.muted} ${text.strong}`}>{outdated}</span>}
    </p>
  );
}
