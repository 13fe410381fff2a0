import { Tag } from "~/ui/data/tag";
import type { ShownValidFor } from "./valid-for";
import styles from "./valid-for.module.css";

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
