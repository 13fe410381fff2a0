import { useNavigation, Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/data/card";
import { ResultSection } from "~/ui/data/result-section";
import { Skeleton } from "~/ui/feedback/skeleton";
import { closePanel, FILTERS_ID } from "~/ui/form/filter-panel";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { lazyPart } from "~/ui/later";
import { Pagination } from "~/ui/navigation/pagination";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { pageLabels } from "./page-labels";
import { ContentGrid } from "../teasers/content-grid";
import { ContentHeader } from "./content-header";
import { resultsPath } from "../links";
import { useDone } from "../reading/use-done";
import { contentSearch } from "./words";
import styles from "./results-page.module.css";
import { Teaser } from "../teasers/teaser";
import { ContentUnavailable } from "../teasers/content-unavailable";
import { type ContentFilter, hasActiveFilters, NARROWING, SORTS } from "../narrowing";
import type { ContentList, ContentKind, TranslateSearch } from "../schema";

const t = translator("content-search", contentSearch);

// Lazy: a list with results does not need it.
const NothingFound = lazyPart(() => import("./nothing-found").then((part) => part.NothingFound));

type FilterChoices = {
  categories: readonly { slug: string; name: string }[];
  tags: readonly { slug: string; name: string }[];
  cantons: readonly { code: string; name: string }[];
  canFilterByCanton: boolean;
};

const fields = [...NARROWING, "sort"] as const;

type FilterFormProps = {
  kind: ContentKind;
  words: TranslateSearch;
  filter: ContentFilter;
  choices: FilterChoices;
  moreFields: RefObject<HTMLDetailsElement>;
};

/** A plain GET form: the address holds the filters, with or without JavaScript. */
function FilterForm({ kind, words, filter, choices, moreFields }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  // The address also changes through chips and "back"; the fields follow without losing focus.
  useEffect(() => {
    for (const name of fields) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = filter[name] ?? "";
      }
    }
  }, [filter]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    navigate(resultsPath(kind, values as Partial<ContentFilter>), { preventScrollReset: true });
    // A phone shows the results first.
    if (moreFields.current?.open && matchMedia("(max-width: 743px)").matches)
      closePanel(moreFields.current);
  }

  return (
    <Form
      ref={form}
      action={resultsPath(kind)}
      onSubmit={search}
      className={styles.form}
      aria-label={t("filter.label")}
    >
      <div className={styles.line}>
        <TextField
          type="search"
          name="query"
          label={t("filter.query")}
          placeholder={words("example")}
          defaultValue={filter.query}
          maxLength={QUERY_MAX_LENGTH}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {t("filter.submit")}
        </Button>
      </div>
      <input type="hidden" name="tag" defaultValue={filter.tag} />
      <details ref={moreFields}>
        <summary id={FILTERS_ID}>{filtersTitle(filter)}</summary>
        <div className={styles.fields}>
          <Select
            name="category"
            label={t("filter.category")}
            defaultValue={filter.category ?? ""}
            options={[
              { value: "", label: t("filter.anyCategory") },
              ...choices.categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
          <Select
            name="canton"
            label={t("filter.canton")}
            hint={choices.canFilterByCanton ? undefined : t("filter.cantonLocked")}
            disabled={!choices.canFilterByCanton}
            defaultValue={filter.canton ?? ""}
            options={[
              { value: "", label: t("filter.anyCanton") },
              ...choices.cantons.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          {kind.choices.map(({ name, label, any, options }) => (
            <Select
              key={name}
              name={name}
              label={label}
              defaultValue={filter[name] ?? ""}
              options={[{ value: "", label: any }, ...options]}
            />
          ))}
          <TextField type="date" name="from" label={t("filter.from")} defaultValue={filter.from} />
          <TextField
            type="date"
            name="until"
            label={t("filter.until")}
            defaultValue={filter.until}
          />
          <Select
            name="unread"
            label={t("filter.unread")}
            defaultValue={filter.unread ?? ""}
            options={[
              { value: "", label: t("filter.anyRead") },
              { value: "1", label: t("filter.onlyUnread") },
            ]}
          />
          <Select
            name="sort"
            label={t("filter.sort")}
            defaultValue={filter.sort}
            options={SORTS.map((sort) => ({
              value: sort,
              label:
                sort === "new" || sort === "old"
                  ? words(`filter.sorts.${sort}`)
                  : t(`filter.sorts.${sort}`),
            }))}
          />
        </div>
      </details>
    </Form>
  );
}

/** With the number of active ones; the words have their own field. */
function filtersTitle(filter: ContentFilter): string {
  const count = NARROWING.filter((name) => name !== "query" && filter[name]).length;
  return count === 0 ? t("filter.more") : t("filter.moreActive", { count });
}

type OfKind = { kind: ContentKind; words: TranslateSearch };

export type ResultsPageProps = FilterChoices &
  OfKind & {
    filter: ContentFilter;
    list: ContentList | null;
  };

function formatCalendarDay(day: string): string {
  return formatDate(`${day}T12:00:00Z`);
}

type ActiveFiltersProps = {
  kind: ContentKind;
  filter: ContentFilter;
  choices: FilterChoices;
  onClear: () => void;
};

function ActiveFilters({ kind, filter, choices, onClear }: ActiveFiltersProps) {
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
      <Button
        variant="text"
        size="sm"
        to={resultsPath(kind, { sort: filter.sort })}
        onClick={onClear}
      >
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

const places = [1, 2, 3, 4, 5, 6];

function GridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <ContentGrid>
        {places.map((place) => (
          <Card key={place} className={styles.row}>
            <div className={styles.cover} />
            <div className={styles.text}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </div>
          </Card>
        ))}
      </ContentGrid>
    </div>
  );
}

export function ResultsPage({ kind, words, filter, list, ...choices }: ResultsPageProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === resultsPath(kind);
  const items = useDone(kind, list?.items ?? null, filter.unread !== undefined);
  const shown = list && items && { ...list, items: [...items] };
  const moreFields = useRef<HTMLDetailsElement>(null);
  return (
    <>
      <ContentHeader title={words("title")} />
      <FilterForm {...{ kind, words, filter, choices, moreFields }} />
      <ActiveFilters
        {...{ kind, filter, choices }}
        // The link disappears with the filters, and the focus would be lost.
        onClear={() => closePanel(moreFields.current)}
      />
      <ResultSection
        id="resultados"
        title={t("heading")}
        count={list && !isLoading && words("count", { count: list.totalCount })}
        filters={filtersTitle(filter)}
        isLoading={isLoading}
      >
        {isLoading ? (
          <GridSkeleton label={words("loading")} />
        ) : (
          <Results kind={kind} words={words} filter={filter} list={shown} />
        )}
      </ResultSection>
    </>
  );
}

type ListedProps<List> = OfKind & { filter: ContentFilter; list: List };

function swappedDays({ from, until }: ContentFilter) {
  if (!from || !until || from <= until) return null;
  return { from: formatCalendarDay(from), until: formatCalendarDay(until) };
}

function Results({ kind, words, filter, list }: ListedProps<ContentList | null>) {
  if (!list) return <ContentUnavailable kind={kind} />;
  if (list.items.length === 0) {
    return <NothingFound {...{ kind, words, filter, list }} swappedDays={swappedDays(filter)} />;
  }
  return (
    <>
      <ContentGrid>
        {list.items.map((item) => (
          <Teaser kind={kind} key={item.id} item={item} />
        ))}
      </ContentGrid>
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => `${resultsPath(kind, { ...filter, page })}#resultados`}
        labels={pageLabels}
      />
    </>
  );
}
