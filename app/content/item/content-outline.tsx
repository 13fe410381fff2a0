import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import styles from "./content-outline.module.css";
import type { ContentItem } from "../schema";

const t = translator("content", content);

type ContentOutlineProps = {
  outline: ContentItem["outline"];
  place: "text" | "aside";
};

export function ContentOutline({ outline, place }: ContentOutlineProps) {
  if (outline.length < 2) return null;
  return (
    <nav className={`${styles.outline} ${styles[place]}`} aria-labelledby={`outline-${place}`}>
      <h2 id={`outline-${place}`} className={styles.title}>
        {t("page.outline")}
      </h2>
      <ul className={styles.list}>
        {outline.map((heading) => (
          <li key={heading.id} className={heading.level === 3 ? styles.sub : undefined}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
