import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import styles from "./state-message.module.css";

const icons = { empty: "info", "no-match": "search", error: "triangle-alert" } as const;

type StateMessageProps = {
  kind: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
};

export function StateMessage({ kind, title, children, action, icon }: StateMessageProps) {
  return (
    <div
      className={kind === "error" ? `${styles.state} ${styles.error}` : styles.state}
      role={kind === "error" ? "alert" : "status"}
    >
      <span className={styles.icon}>
        <Icon name={icon ?? icons[kind]} size={26} />
      </span>
      <h2 className={text.large}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
