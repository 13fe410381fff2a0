import { badgeText } from "../../../contract/notifications/in-portal.ts";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./badge.module.css";

export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{badgeText(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
