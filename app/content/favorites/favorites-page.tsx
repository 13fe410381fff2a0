import { Form } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { When } from "~/i18n/when";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { CoverImage } from "~/ui/media/cover-image";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Tag } from "~/ui/data/tag";
import { WhenLabel } from "~/ui/data/when-label";
import text from "~/ui/text/text.module.css";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { contentFavorites } from "./words";
import styles from "./favorites-page.module.css";
import { ContentHeader } from "../list/content-header";
import { itemPath, listPath } from "../links";
import { ContentMeta } from "../teasers/content-meta";
import { ContentUnavailable } from "../teasers/content-unavailable";
import { type FavoritesFilter, favoriteSorts } from "./arrange";
import { ReminderForm } from "./reminder-form";
import type { ContentCard, ContentKind, TranslateFavorites } from "../schema";

const common = translator("content-favorites", contentFavorites);

export type ContentFavorite = {
  item: string;
  saved: When;
  /** Null when the item is no longer published. */
  card: ContentCard | null;
  lastTitle: string | null;
  remindOn: string | null;
};

export type FavoritesPageProps = {
  kind: ContentKind;
  t: TranslateFavorites;
  favorites: readonly ContentFavorite[] | null;
  savedCount: number;
  filter: FavoritesFilter;
  renderToggle: (shown: {
    item: string;
    title: string;
    isFavorite: boolean;
    isLast: boolean;
  }) => ReactNode;
};

const tFilter = translator("content-favorites", contentFavorites);

const favoritesPath = ({ name }: Pick<ContentKind, "name">) => to(`/app/${name}/favorites`);

const favoritesKey = ({ query, sort, unread }: FavoritesFilter) => [query, sort, unread].join(" ");

type FavoritesFilterFormProps = { kind: ContentKind; filter: FavoritesFilter };

function FavoritesFilterForm({ kind, filter }: FavoritesFilterFormProps) {
  return (
    <Form
      key={favoritesKey(filter)}
      action={favoritesPath(kind)}
      className={styles.form}
      aria-label={tFilter("label")}
    >
      <TextField
        type="search"
        name="query"
        label={tFilter("query")}
        defaultValue={filter.query}
        maxLength={QUERY_MAX_LENGTH}
      />
      <Select
        name="sort"
        label={tFilter("sort")}
        defaultValue={filter.sort}
        options={favoriteSorts.map((sort) => ({ value: sort, label: tFilter(`sorts.${sort}`) }))}
      />
      <Select
        name="unread"
        label={tFilter("unread")}
        defaultValue={filter.unread ?? ""}
        options={[
          { value: "", label: tFilter("anyRead") },
          { value: "1", label: tFilter("onlyUnread") },
        ]}
      />
      <Button type="submit" variant="outline" icon="search">
        {tFilter("submit")}
      </Button>
    </Form>
  );
}

export function FavoritesPage({ favorites, ...rest }: FavoritesPageProps) {
  const { kind, t, filter, savedCount } = rest;
  return (
    <>
      <PageLink to={listPath(kind)} className={styles.back}>
        ← {kind.t("title")}
      </PageLink>
      <ContentHeader title={t("title")} />
      {savedCount > 1 && <FavoritesFilterForm kind={kind} filter={filter} />}
      {favorites ? (
        <FavoriteList key={favoritesKey(filter)} favorites={favorites} {...rest} />
      ) : (
        <ContentUnavailable kind={kind} title={t("unavailable.title")}>
          {t("unavailable.text")}
        </ContentUnavailable>
      )}
    </>
  );
}

const whyNothing = ({ query, unread }: FavoritesPageProps["filter"]) =>
  query === "" ? "allRead" : unread ? "titleUnread" : "title";

type FavoriteListProps = FavoritesPageProps & { favorites: readonly ContentFavorite[] };

/** Removed rows stay in place so that removal can be undone, except for withdrawn items. */
function FavoriteList({ kind, t, favorites, savedCount, ...rest }: FavoriteListProps) {
  const { filter, renderToggle } = rest;
  const [rows] = useState(favorites);
  const isNarrowed = filter.query !== "" || (filter.unread && savedCount > 0);
  if (rows.length === 0 && isNarrowed) {
    return (
      <StateMessage
        kind="no-match"
        title={common(`noMatch.${whyNothing(filter)}`)}
        action={
          <Button variant="outline" to={favoritesPath(kind)}>
            {common("noMatch.clear")}
          </Button>
        }
      >
        {common(filter.unread ? "noMatch.unread" : "noMatch.text")}
      </StateMessage>
    );
  }
  if (rows.length === 0) {
    return (
      <StateMessage
        kind="empty"
        icon="bookmark"
        title={t("empty.title")}
        action={<Button to={listPath(kind)}>{kind.t("seeAll")}</Button>}
      >
        {t("empty.text")}
      </StateMessage>
    );
  }
  const saved = new Map(favorites.map((favorite) => [favorite.item, favorite]));
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const isFavorite = saved.has(row.item);
        const title = row.card?.title ?? row.lastTitle ?? t("unavailableItem");
        return (
          <li
            key={row.item}
            className={isFavorite ? styles.row : `${styles.row} ${styles.removed}`}
          >
            {row.card ? (
              <FavoriteCard
                kind={kind}
                card={row.card}
                saved={row.saved}
                savedLabel={t("savedAt", { when: row.saved.label })}
                reminder={
                  isFavorite && (
                    <ReminderForm
                      {...{ type: kind.name, item: row.item, title }}
                      remindOn={saved.get(row.item)?.remindOn ?? null}
                    />
                  )
                }
              />
            ) : (
              <div className={styles.text}>
                <h2 className={styles.title}>{title}</h2>
                {row.lastTitle !== null && <p>{t("unavailableItem")}</p>}
                <p className={`${text.small} ${text.faint}`}>{t("unavailableItemText")}</p>
              </div>
            )}
            {(row.card || isFavorite) &&
              renderToggle({ item: row.item, title, isFavorite, isLast: !row.card })}
          </li>
        );
      })}
    </ul>
  );
}

type FavoriteCardProps = {
  kind: ContentKind;
  card: ContentCard;
  saved: When;
  savedLabel: string;
  reminder: ReactNode;
};

function FavoriteCard({ kind, card, saved, savedLabel, reminder }: FavoriteCardProps) {
  return (
    <>
      <CoverImage src={card.coverUrl} alt="" widthPx={150} className={styles.cover} isSmall />
      <div className={styles.text}>
        {card.category && <Tag>{card.category.name}</Tag>}
        <h2 className={styles.title}>
          <PageLink to={itemPath(kind, card.slug)} isPrefetched>
            {card.title}
          </PageLink>
        </h2>
        <ContentMeta item={card} />
        <p className={`${text.small} ${text.faint}`}>
          <WhenLabel when={saved}>{savedLabel}</WhenLabel>
        </p>
        {reminder}
      </div>
    </>
  );
}
