import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { NewsGrid } from "./news-grid";
import { newsPath } from "./news-links";
import styles from "./news-neighbours.module.css";
import { NewsTeaser } from "./news-teaser";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);

type Neighbour = { slug: string; title: string };

export type NewsNeighboursProps = {
  related: readonly NewsCard[];
  newer: Neighbour | null;
  older: Neighbour | null;
};

/** Where to read on: items of the same category, then the ones before and after in time. */
export function NewsNeighbours({ related, newer, older }: NewsNeighboursProps) {
  return (
    <div className={styles.neighbours}>
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className={styles.heading}>
            {t("page.related")}
          </h2>
          <NewsGrid isCompact>
            {related.map((item) => (
              <NewsTeaser key={item.id} item={item} />
            ))}
          </NewsGrid>
        </section>
      )}
      {(newer || older) && (
        <nav className={styles.steps} aria-label={t("page.neighbours")}>
          {older && (
            <PageLink to={newsPath(older.slug)} className={styles.step} rel="prev">
              <span className={styles.way}>
                <Icon name="arrow-left" size={16} />
                {t("page.older")}
              </span>
              {older.title}
            </PageLink>
          )}
          {newer && (
            <PageLink
              to={newsPath(newer.slug)}
              className={`${styles.step} ${styles.newer}`}
              rel="next"
            >
              <span className={styles.way}>
                {t("page.newer")}
                <Icon name="arrow-right" size={16} />
              </span>
              {newer.title}
            </PageLink>
          )}
        </nav>
      )}
    </div>
  );
}
