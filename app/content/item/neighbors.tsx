import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import { ContentGrid } from "../teasers/content-grid";
import { itemPath } from "../links";
import styles from "./neighbors.module.css";
import { Teaser } from "../teasers/teaser";
import type { ContentCard, ContentKind } from "../schema";

const t = translator("content", content);

type Neighbor = { slug: string; title: string };

export type NeighborsProps = {
  kind: ContentKind;
  related: readonly ContentCard[];
  newer: Neighbor | null;
  older: Neighbor | null;
};

export function Neighbors({ kind, related, newer, older }: NeighborsProps) {
  const others = related.filter(({ slug }) => slug !== newer?.slug && slug !== older?.slug);
  return (
    <div className={styles.neighbors}>
      {others.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className={styles.heading}>
            {t("page.related")}
          </h2>
          <ContentGrid>
            {others.map((item) => (
              <Teaser kind={kind} key={item.id} item={item} />
            ))}
          </ContentGrid>
        </section>
      )}
      {(newer || older) && (
        <nav className={styles.steps} aria-label={kind.t("page.neighbors")}>
          {older && (
            <PageLink to={itemPath(kind, older.slug)} className={styles.step} rel="prev">
              <span className={styles.way}>
                <Icon name="arrow-left" size={16} />
                {t("page.older")}
              </span>
              {older.title}
            </PageLink>
          )}
          {newer && (
            <PageLink
              to={itemPath(kind, newer.slug)}
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
