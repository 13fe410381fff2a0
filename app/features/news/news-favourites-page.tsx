import { useState, type ReactNode } from "react";
import { to } from "~/i18n/paths";
import { news } from "~/i18n/pt-BR/news";
import { newsFavourites } from "~/i18n/pt-BR/news-favourites";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { CoverImage } from "~/ui/cover-image";
import { PageLink } from "~/ui/page-link";
import { StateMessage } from "~/ui/state-message";
import { Tag } from "~/ui/tag";
import styles from "./news-favourites-page.module.css";
import { NewsHeader } from "./news-header";
import { newsPath } from "./news-links";
import { NewsMeta } from "./news-meta";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsCard } from "./news.schema";

const t = translator("news-favourites", newsFavourites);
const inNews = translator("news", news);

export type NewsFavourite = {
  /** Id of the news item. */
  item: string;
  /** "há 3 h" or "12 nov. 2026" */
  savedLabel: string;
  /** Null when the item is no longer published. */
  card: NewsCard | null;
};

export type NewsFavouritesPageProps = {
  /** Newest first; null when they could not be read. */
  favourites: readonly NewsFavourite[] | null;
  /** The control that takes an item out and puts it back. */
  renderToggle: (shown: { item: string; title: string; isFavourite: boolean }) => ReactNode;
};

export function NewsFavouritesPage({ favourites, renderToggle }: NewsFavouritesPageProps) {
  return (
    <>
      <PageLink to={to("/app/news")} className={styles.back}>
        ← {inNews("backToNews")}
      </PageLink>
      <NewsHeader title={t("title")} />
      {favourites ? (
        <FavouriteList favourites={favourites} renderToggle={renderToggle} />
      ) : (
        <NewsUnavailable title={t("unavailable.title")}>{t("unavailable.text")}</NewsUnavailable>
      )}
    </>
  );
}

type FavouriteListProps = NewsFavouritesPageProps & { favourites: readonly NewsFavourite[] };

/** Rows stay where they were when the page opened, so that a removal can be undone in place. */
function FavouriteList({ favourites, renderToggle }: FavouriteListProps) {
  const [rows] = useState(favourites);
  if (rows.length === 0) {
    return (
      <StateMessage
        kind="empty"
        icon="heart"
        title={t("empty.title")}
        action={<Button to={to("/app/news")}>{inNews("seeAll")}</Button>}
      >
        {t("empty.text")}
      </StateMessage>
    );
  }
  const kept = new Set(favourites.map(({ item }) => item));
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const isFavourite = kept.has(row.item);
        const title = row.card?.title ?? t("unavailableItem");
        return (
          <li key={row.item} className={isFavourite ? styles.row : `${styles.row} ${styles.gone}`}>
            {row.card ? (
              <FavouriteCard card={row.card} savedLabel={row.savedLabel} />
            ) : (
              <div className={styles.text}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.saved}>{t("unavailableItemText")}</p>
              </div>
            )}
            {renderToggle({ item: row.item, title, isFavourite })}
          </li>
        );
      })}
    </ul>
  );
}

function FavouriteCard({ card, savedLabel }: { card: NewsCard; savedLabel: string }) {
  return (
    <>
      <CoverImage src={card.coverUrl} alt="" widthPx={150} className={styles.cover} isSmall />
      <div className={styles.text}>
        {card.category && <Tag>{card.category.name}</Tag>}
        <h2 className={styles.title}>
          <PageLink to={newsPath(card.slug)} isPrefetched>
            {card.title}
          </PageLink>
        </h2>
        <NewsMeta item={card} />
        <p className={styles.saved}>{t("savedAt", { when: savedLabel })}</p>
      </div>
    </>
  );
}
