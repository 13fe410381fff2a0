import { useNavigation } from "@remix-run/react";
import { contentSearch } from "~/i18n/pt-BR/content/content-search";
import { translator } from "~/i18n/translator";
import { later } from "~/ui/later";
import { Pagination } from "~/ui/navigation/pagination";
import { pageLabels } from "./page-labels";
import { ActiveFilters, formatCalendarDay } from "./active-filters";
import { FilterForm, type FilterChoices } from "./filter-form";
import type { ContentKind, TranslateSearch } from "../content-kind";
import { ContentGrid } from "../teasers/content-grid";
import { ContentHeader } from "./content-header";
import { resultsPath } from "../links";
import { useDone } from "../reading/use-done";
import styles from "./results-page.module.css";
import { GridSkeleton } from "../teasers/grid-skeleton";
import { Teaser } from "../teasers/teaser";
import { ContentUnavailable } from "../teasers/content-unavailable";
import type { ContentFilter } from "../narrowing";
import type { ContentList } from "../schema";

const t = translator("content-search", contentSearch);

// Lazy: a list with results does not need it.
const NothingFound = later(() => import("./nothing-found").then((part) => part.NothingFound));

type OfKind = { kind: ContentKind; words: TranslateSearch };

export type ResultsPageProps = FilterChoices &
  OfKind & {
    filter: ContentFilter;
    list: ContentList | null;
  };

export function ResultsPage({ kind, words, filter, list, ...choices }: ResultsPageProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === resultsPath(kind);
  const items = useDone(kind, list?.items ?? null, filter.unread !== undefined);
  const shown = list && items && { ...list, items: [...items] };
  return (
    <>
      <ContentHeader title={words("title")} />
      <FilterForm kind={kind} words={words} filter={filter} choices={choices} />
      <ActiveFilters kind={kind} filter={filter} choices={choices} />
      <section aria-labelledby="resultados" aria-busy={isLoading} className={styles.results}>
        <div className={styles.heading}>
          <h2 id="resultados" className={styles.title}>
            {t("heading")}
          </h2>
          <p role="status" className={styles.count}>
            {list && !isLoading && words("count", { count: list.totalCount })}
          </p>
        </div>
        {isLoading ? (
          <GridSkeleton label={words("loading")} />
        ) : (
          <Results kind={kind} words={words} filter={filter} list={shown} />
        )}
      </section>
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
