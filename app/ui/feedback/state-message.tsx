import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/media/icon";
import styles from "./state-message.module.css";

const icons = { empty: "info", "no-match": "search", error: "triangle-alert" } as const;

type StateMessageProps = {
  kind: keyof typeof icons;
  title: string;
  children?: ReactNode;
  /** Buttons or links: what the reader can do now. */
  action?: ReactNode;
  icon?: IconName;
};

/** What stands in the place of a list or page that has nothing to show. */
export function StateMessage({ kind, title, children, action, icon }: StateMessageProps) {
  return (
    <div
      className={kind === "error" ? `${styles.state} ${styles.error}` : styles.state}
      role={kind === "error" ? "alert" : "status"}
    >
      <span className={styles.icon}>
        <Icon name={icon ?? icons[kind]} size={26} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
