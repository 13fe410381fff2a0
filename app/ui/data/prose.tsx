import type { ReactNode } from "react";
import styles from "./prose.module.css";
import blocks from "./rich-blocks.module.css";

type ProseProps =
  | { html: string; children?: undefined }
  | { html?: undefined; children: ReactNode };

function frameTables(html: string): string {
  return html
    .replaceAll("<table", '<div role="group" tabindex="0"><table')
    .replaceAll("</table>", "</table></div>");
}

/** Running text. `html` must be sanitised by the server. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return (
    <div
      data-prose
      className={`${styles.prose} ${blocks.blocks}`}
      dangerouslySetInnerHTML={{ __html: frameTables(html) }}
    />
  );
}
