import { formatDate } from "~/i18n/format";
import { newsSearch } from "~/i18n/pt-BR/news-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import styles from "./news-active-filters.module.css";
import type { FilterChoices } from "./news-filter-form";
import { resultsPath } from "./news-links";
import type { NewsFilter } from "./news.schema";

const t = translator("news-search", newsSearch);

const narrowing = ["query", "category", "canton", "from", "until"] as const;

export function hasActiveFilters(filter: NewsFilter): boolean {
  return narrowing.some((name) => filter[name]);
}

type NewsActiveFiltersProps = { filter: NewsFilter; choices: FilterChoices };

/** Each filter as a chip that takes it away again. */
export function NewsActiveFilters({ filter, choices }: NewsActiveFiltersProps) {
  if (!hasActiveFilters(filter)) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t("filter.active")}>
      {narrowing.map((name) => {
        const value = filter[name];
        if (!value) return null;
        const label = t(`filter.chips.${name}`, { value: wordFor(name, value, choices) });
        return (
          <Button
            key={name}
            variant="pill"
            iconAfter="x"
            to={resultsPath({ ...filter, [name]: undefined, page: 1 })}
            aria-label={t("filter.remove", { value: label })}
          >
            {label}
          </Button>
        );
      })}
      <Button variant="text" size="sm" to={resultsPath({ sort: filter.sort })}>
        {t("filter.clear")}
      </Button>
    </div>
  );
}

function wordFor(name: (typeof narrowing)[number], value: string, choices: FilterChoices): string {
  if (name === "category") {
    return choices.categories.find(({ slug }) => slug === value)?.name ?? value;
  }
  if (name === "canton") return choices.cantons.find(({ code }) => code === value)?.name ?? value;
  if (name === "query") return value;
  return formatDate(`${value}T12:00:00Z`);
}
