import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import styles from "./content-outline.module.css";
import type { ContentItem } from "../schema";

const t = translator("content", content);

type ContentOutlineProps = {
  outline: ContentItem["outline"];
  /** "text" is collapsed, so that the text begins on a phone's first screens. */
  place: "text" | "aside";
};

export function ContentOutline({ outline, place }: ContentOutlineProps) {
  if (outline.length < 2) return null;
  return (
    <nav className={`${styles.outline} ${styles[place]}`} aria-labelledby={`outline-${place}`}>
      {place === "text" ? (
        <details>
          <summary id="outline-text">{t("page.outline")}</summary>
          <Headings outline={outline} />
        </details>
      ) : (
        <>
          <h2 id="outline-aside" className={styles.title}>
            {t("page.outline")}
          </h2>
          <Headings outline={outline} />
        </>
      )}
    </nav>
  );
}

function Headings({ outline }: Pick<ContentOutlineProps, "outline">) {
  return (
    <ul className={styles.list}>
      {outline.map((heading) => (
        <li key={heading.id} className={heading.level === 3 ? styles.sub : undefined}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ul>
  );
}
