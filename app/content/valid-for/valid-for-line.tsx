import { Tag } from "~/ui/data/tag";
import styles from "./valid-for.module.css";

export type ShownValidFor = {
  label: string;
  /** Null until its year has ended. */
  outdated: string | null;
};

export function ValidForLine({ validFor }: { validFor: ShownValidFor | null }) {
  if (!validFor) return null;
  const { label, outdated } = validFor;
  return (
    <p className={styles.line}>
      <Tag isChip>{label}</Tag>
      {outdated && <span className={styles.outdated}>{outdated}</span>}
    </p>
  );
}
