import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { AUTHOR_MAX_LENGTH, QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { searchPeriods, type SearchPeriod } from "../../../contract/content/search.ts";
import type { SearchResults } from "../../../contract/api/search-v1.ts";
import { FILTERS, searchParamsOf, type SearchQuery } from "./search-query";
import { search } from "./words";
import styles from "./search-page.module.css";

const t = translator("search", search);

const periods = Object.keys(searchPeriods) as SearchPeriod[];

type SearchFiltersProps = {
  query: SearchQuery;
  facets: SearchResults["facets"] | null;
  cantons: Readonly<Record<string, string>>;
};

const counted = (name: string, count: number) => `${name} (${count})`;

type Facet = { value: string; name: string; count: number };

function optionsOf(
  facet: readonly Facet[] | undefined,
  chosen: string | undefined,
  nameOf: (found: Pick<Facet, "value" | "name">) => string,
) {
  const found = (facet ?? []).map(({ value, name, count }) => ({
    value,
    label: counted(nameOf({ value, name }), count),
  }));
  const isThere = !chosen || found.some(({ value }) => value === chosen);
  const own = isThere ? [] : [{ value: chosen, label: nameOf({ value: chosen, name: chosen }) }];
  return [{ value: "", label: t("filter.any") }, ...found, ...own];
}

/** A GET form: the address holds the query, with or without scripts. */
export function SearchFilters({ query, facets, cantons }: SearchFiltersProps) {
  const cantonOptions = optionsOf(
    facets?.cantons,
    query.canton,
    ({ value }) => cantons[value] ?? value,
  );
  const categoryOptions = optionsOf(facets?.categories, query.category, ({ name }) => name);
  const accessOptions = optionsOf(facets?.access, query.access, ({ value }) =>
    t(value === "open" ? "filter.open" : "filter.locked"),
  );
  const solvedOptions = optionsOf(facets?.solved, query.solved, ({ value }) =>
    t(value === "yes" ? "filter.solvedYes" : "filter.solvedNo"),
  );
  const isNarrowed = FILTERS.some((name) => query[name]);
  return (
    <Form
      key={JSON.stringify(searchParamsOf(query))}
      action={to("/app/search")}
      role="search"
      aria-label={t("form")}
      className={layout.stack}
      preventScrollReset
    >
      <div className={styles.line}>
        <TextField
          type="search"
          name="query"
          label={t("query")}
          placeholder={t("placeholder")}
          defaultValue={query.query}
          maxLength={QUERY_MAX_LENGTH}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {t("submit")}
        </Button>
      </div>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <details open={isNarrowed}>
        <summary>{t("filter.more")}</summary>
        <div className={styles.fields}>
          <Select
            name="category"
            label={t("filter.category")}
            defaultValue={query.category ?? ""}
            options={categoryOptions}
          />
          <Select
            name="canton"
            label={t("filter.canton")}
            defaultValue={query.canton ?? ""}
            options={cantonOptions}
          />
          <Select
            name="period"
            label={t("filter.period")}
            defaultValue={query.period ?? ""}
            options={[
              { value: "", label: t("filter.any") },
              ...periods.map((value) => ({ value, label: t(`filter.periods.${value}`) })),
            ]}
          />
          <Select
            name="access"
            label={t("filter.access")}
            defaultValue={query.access ?? ""}
            options={accessOptions}
          />
          {solvedOptions.length > 1 && (
            <Select
              name="solved"
              label={t("filter.solved")}
              defaultValue={query.solved ?? ""}
              options={solvedOptions}
            />
          )}
          <TextField
            name="author"
            label={t("filter.author")}
            defaultValue={query.author}
            maxLength={AUTHOR_MAX_LENGTH}
          />
        </div>
        <p className={styles.hint}>{t("operators")}</p>
      </details>
    </Form>
  );
}
