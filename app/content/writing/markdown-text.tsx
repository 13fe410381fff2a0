import { Prose } from "~/ui/data/prose";
import styles from "./markdown-text.module.css";

/** A member's text that the server has rendered. `author`: who is named in a quote of it. */
export function MarkdownText({ html, author }: { html: string; author?: string }) {
  return (
    <div className={styles.text} dir="auto" data-quotable={author}>
      <Prose html={html} />
    </div>
  );
}
