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
  asked: SearchQuery;
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
export function SearchFilters({ asked: requested, facets, cantons }: SearchFiltersProps) {
  const cantonOptions = optionsOf(
    facets?.cantons,
    requested.canton,
    ({ value }) => cantons[value] ?? value,
  );
  const categoryOptions = optionsOf(facets?.categories, requested.category, ({ name }) => name);
  const accessOptions = optionsOf(facets?.access, requested.access, ({ value }) =>
    t(value === "open" ? "filter.open" : "filter.locked"),
  );
  const solvedOptions = optionsOf(facets?.solved, requested.solved, ({ value }) =>
    t(value === "yes" ? "filter.solvedYes" : "filter.solvedNo"),
  );
  const isNarrowed = FILTERS.some((name) => requested[name]);
  return (
    <Form
      key={JSON.stringify(searchParamsOf(requested))}
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
          defaultValue={requested.query}
          maxLength={QUERY_MAX_LENGTH}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {t("submit")}
        </Button>
      </div>
      {requested.kind && <input type="hidden" name="kind" value={requested.kind} />}
      <details open={isNarrowed}>
        <summary>{t("filter.more")}</summary>
        <div className={styles.fields}>
          <Select
            name="category"
            label={t("filter.category")}
            defaultValue={requested.category ?? ""}
            options={categoryOptions}
          />
          <Select
            name="canton"
            label={t("filter.canton")}
            defaultValue={requested.canton ?? ""}
            options={cantonOptions}
          />
          <Select
            name="period"
            label={t("filter.period")}
            defaultValue={requested.period ?? ""}
            options={[
              { value: "", label: t("filter.any") },
              ...periods.map((value) => ({ value, label: t(`filter.periods.${value}`) })),
            ]}
          />
          <Select
            name="access"
            label={t("filter.access")}
            defaultValue={requested.access ?? ""}
            options={accessOptions}
          />
          {solvedOptions.length > 1 && (
            <Select
              name="solved"
              label={t("filter.solved")}
              defaultValue={requested.solved ?? ""}
              options={solvedOptions}
            />
          )}
          <TextField
            name="author"
            label={t("filter.author")}
            defaultValue={requested.author}
            maxLength={AUTHOR_MAX_LENGTH}
          />
        </div>
        <p className={styles.hint}>{t("operators")}</p>
      </details>
    </Form>
  );
}
