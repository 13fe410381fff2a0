import type { ReactNode } from "react";
import { Icon } from "~/ui/media/icon";
import styles from "./alert.module.css";

const icons = {
  info: "info",
  success: "circle-check",
  warning: "triangle-alert",
  error: "circle-alert",
} as const;

type AlertProps = {
  kind: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** Set if it appears after a reader's action, so that screen readers announce it. */
  isAnnounced?: boolean;
};

export function Alert({ kind, title, children, isAnnounced = false }: AlertProps) {
  const role = !isAnnounced ? undefined : kind === "error" ? "alert" : "status";
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={role}>
      <Icon name={icons[kind]} />
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
