import { useNavigation } from "@remix-run/react";
import { contentSearch } from "~/i18n/pt-BR/content-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Pagination } from "~/ui/navigation/pagination";
import { StateMessage } from "~/ui/feedback/state-message";
import { pageLabels } from "./page-labels";
import { ActiveFilters, formatCalendarDay } from "./active-filters";
import { FilterForm, type FilterChoices } from "./filter-form";
import type { ContentKind, TranslateSearch } from "./content-kind";
import { ContentGrid } from "./content-grid";
import { ContentHeader } from "./content-header";
import { resultsPath } from "./links";
import { useDone } from "./reading/use-done";
import styles from "./results-page.module.css";
import { GridSkeleton } from "./grid-skeleton";
import { Teaser } from "./teaser";
import { ContentUnavailable } from "./content-unavailable";
import { hasActiveFilters, type ContentFilter } from "./narrowing";
import type { ContentList } from "./schema";

const t = translator("content-search", contentSearch);

type OfKind = { kind: ContentKind; words: TranslateSearch };

export type ResultsPageProps = FilterChoices &
  OfKind & {
    filter: ContentFilter;
    /** Null when the list could not be read. */
    list: ContentList | null;
  };

export function ResultsPage({ kind, words, filter, list, ...choices }: ResultsPageProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === resultsPath(kind);
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
          <Results kind={kind} words={words} filter={filter} list={list} />
        )}
      </section>
    </>
  );
}

type ListedProps<List> = OfKind & { filter: ContentFilter; list: List };

function Results({ kind, words, filter, list }: ListedProps<ContentList | null>) {
  const cards = useDone(kind, list?.items ?? null);
  if (!list || !cards) return <ContentUnavailable kind={kind} />;
  if (list.items.length === 0) return <NothingFound {...{ kind, words, filter, list }} />;
  return (
    <>
      <ContentGrid>
        {cards.map((item) => (
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

function NothingFound({ kind, words, filter, list }: ListedProps<ContentList>) {
  if (list.totalCount > 0) {
    return (
      <StateMessage
        kind="empty"
        title={t("pastTheEnd.title")}
        action={
          <Button variant="outline" to={resultsPath(kind, { ...filter, page: 1 })}>
            {t("pastTheEnd.action")}
          </Button>
        }
      >
        {t("pastTheEnd.text")}
      </StateMessage>
    );
  }
  const { from, until } = filter;
  if (from && until && from > until) {
    const days = { from: formatCalendarDay(from), until: formatCalendarDay(until) };
    return (
      <StateMessage
        kind="no-match"
        title={t("swappedDays.title")}
        action={
          <Button variant="outline" to={resultsPath(kind, { ...filter, from: until, until: from })}>
            {t("swappedDays.action")}
          </Button>
        }
      >
        {t("swappedDays.text", days)}
      </StateMessage>
    );
  }
  if (!hasActiveFilters(filter)) {
    return (
      <StateMessage kind="empty" title={kind.t("empty.title")} icon={kind.icon}>
        {kind.t("empty.text")}
      </StateMessage>
    );
  }
  return (
    <StateMessage
      kind="no-match"
      title={words("noMatch.title")}
      action={
        <Button variant="outline" to={resultsPath(kind)}>
          {t("filter.clear")}
        </Button>
      }
    >
      {t("noMatch.text")}
    </StateMessage>
  );
}
