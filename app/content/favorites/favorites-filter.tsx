import { Form } from "@remix-run/react";
import { contentFavorites as words } from "~/i18n/pt-BR/content/content-favorites";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import type { ContentKind } from "../content-kind";
import { favoriteSorts, type FavoritesFilter } from "./arrange";
import styles from "./favorites-filter.module.css";

const t = translator("content-favorites", words);

export const favoritesPath = ({ name }: Pick<ContentKind, "name">) => to(`/app/${name}/favorites`);

export const favoritesKey = ({ query, sort, unread }: FavoritesFilter) =>
  [query, sort, unread].join(" ");

type FavoritesFilterFormProps = { kind: ContentKind; filter: FavoritesFilter };

export function FavoritesFilterForm({ kind, filter }: FavoritesFilterFormProps) {
  return (
    <Form
      key={favoritesKey(filter)}
      action={favoritesPath(kind)}
      className={styles.form}
      aria-label={t("label")}
    >
      <TextField
        type="search"
        name="query"
        label={t("query")}
        defaultValue={filter.query}
        maxLength={QUERY_MAX_LENGTH}
      />
      <Select
        name="sort"
        label={t("sort")}
        defaultValue={filter.sort}
        options={favoriteSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      />
      <Select
        name="unread"
        label={t("unread")}
        defaultValue={filter.unread ?? ""}
        options={[
          { value: "", label: t("anyRead") },
          { value: "1", label: t("onlyUnread") },
        ]}
      />
      <Button type="submit" variant="outline" icon="search">
        {t("submit")}
      </Button>
    </Form>
  );
}
