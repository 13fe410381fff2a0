import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import styles from "./news-outline.module.css";
import type { NewsArticle } from "./news.schema";

const t = translator("news", news);

/** Shown from two headings on: a single one needs no map. */
export function NewsOutline({ outline }: { outline: NewsArticle["outline"] }) {
  if (outline.length < 2) return null;
  return (
    <nav className={styles.outline} aria-labelledby="outline-title">
      <h2 id="outline-title" className={styles.title}>
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
