import { formatDate } from "~/i18n/format";
import { contentSearch } from "~/i18n/pt-BR/content/content-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./active-filters.module.css";
import type { ContentKind } from "../content-kind";
import type { FilterChoices } from "./filter-form";
import { resultsPath } from "../links";
import { hasActiveFilters, NARROWING, type ContentFilter } from "../narrowing";

const t = translator("content-search", contentSearch);

export function formatCalendarDay(day: string): string {
  return formatDate(`${day}T12:00:00Z`);
}

type ActiveFiltersProps = { kind: ContentKind; filter: ContentFilter; choices: FilterChoices };

export function ActiveFilters({ kind, filter, choices }: ActiveFiltersProps) {
  if (!hasActiveFilters(filter)) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t("filter.active")}>
      {NARROWING.map((name) => {
        const value = filter[name];
        if (!value) return null;
        const label = chipFor(kind, name, value, choices);
        return (
          <Button
            key={name}
            variant="pill"
            iconAfter="x"
            to={resultsPath(kind, { ...filter, [name]: undefined, page: 1 })}
            aria-label={t("filter.remove", { value: label })}
          >
            {label}
          </Button>
        );
      })}
      <Button variant="text" size="sm" to={resultsPath(kind, { sort: filter.sort })}>
        {t("filter.clear")}
      </Button>
    </div>
  );
}

type Narrowing = (typeof NARROWING)[number];

function chipFor(
  kind: ContentKind,
  name: Narrowing,
  value: string,
  choices: FilterChoices,
): string {
  if (name !== "level" && name !== "permit")
    return t(`filter.chips.${name}`, { value: wordFor(name, value, choices) });
  const choice = kind.choices.find((own) => own.name === name);
  return `${choice?.label ?? name}: ${choice?.options.find((each) => each.value === value)?.label ?? value}`;
}

function wordFor(name: Narrowing, value: string, choices: FilterChoices): string {
  if (name === "category") {
    return choices.categories.find(({ slug }) => slug === value)?.name ?? value;
  }
  if (name === "tag") return choices.tags.find(({ slug }) => slug === value)?.name ?? value;
  if (name === "canton") return choices.cantons.find(({ code }) => code === value)?.name ?? value;
  if (name === "query" || name === "unread") return value;
  return formatCalendarDay(value);
}
