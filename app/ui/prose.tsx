import type { ReactNode } from "react";
import styles from "./prose.module.css";

type ProseProps =
  { html: string; children?: undefined } | { html?: undefined; children: ReactNode };

/** Running text. `html` must come sanitised from the server. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
