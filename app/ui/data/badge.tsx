import { badgeText } from "../../../contract/notifications/in-portal.ts";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./badge.module.css";

/** `label` names what is counted: "3 novos tópicos". Renders nothing for zero. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{badgeText(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
