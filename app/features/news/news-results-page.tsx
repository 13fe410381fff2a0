import { useNavigation } from "@remix-run/react";
import { news } from "~/i18n/pt-BR/news";
import { newsSearch } from "~/i18n/pt-BR/news-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Pagination } from "~/ui/pagination";
import { StateMessage } from "~/ui/state-message";
import { hasActiveFilters, NewsActiveFilters } from "./news-active-filters";
import { NewsFilterForm, type FilterChoices } from "./news-filter-form";
import { NewsGrid } from "./news-grid";
import { NewsHeader } from "./news-header";
import { resultsPath } from "./news-links";
import styles from "./news-results-page.module.css";
import { NewsSkeleton } from "./news-skeleton";
import { NewsTeaser } from "./news-teaser";
import { NewsUnavailable } from "./news-unavailable";
import type { NewsFilter, NewsList } from "./news.schema";

const t = translator("news-search", newsSearch);
const inNews = translator("news", news);

export type NewsResultsPageProps = FilterChoices & {
  filter: NewsFilter;
  /** Null when the list could not be read. */
  list: NewsList | null;
};

export function NewsResultsPage({ filter, list, ...choices }: NewsResultsPageProps) {
  const next = useNavigation().location;
  const isLoading = next?.pathname === resultsPath();
  return (
    <>
      <NewsHeader title={t("title")} />
      <NewsFilterForm filter={filter} choices={choices} />
      <NewsActiveFilters filter={filter} choices={choices} />
      <section aria-labelledby="resultados" aria-busy={isLoading} className={styles.results}>
        <div className={styles.heading}>
          <h2 id="resultados" className={styles.title}>
            {t("heading")}
          </h2>
          <p role="status" className={styles.count}>
            {list && !isLoading && t("count", { count: list.totalCount })}
          </p>
        </div>
        {isLoading ? (
          <NewsSkeleton label={t("loading")} />
        ) : (
          <Results filter={filter} list={list} />
        )}
      </section>
    </>
  );
}

function Results({ filter, list }: { filter: NewsFilter; list: NewsList | null }) {
  if (!list) return <NewsUnavailable />;
  if (list.items.length === 0) return <NothingFound filter={filter} list={list} />;
  return (
    <>
      <NewsGrid>
        {list.items.map((item) => (
          <NewsTeaser key={item.id} item={item} />
        ))}
      </NewsGrid>
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => `${resultsPath({ ...filter, page })}#resultados`}
        labels={{
          navigation: t("pages.navigation"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (page) => t("pages.page", { page }),
        }}
      />
    </>
  );
}

function NothingFound({ filter, list }: { filter: NewsFilter; list: NewsList }) {
  if (list.totalCount > 0) {
    return (
      <StateMessage
        kind="empty"
        title={t("pastTheEnd.title")}
        action={
          <Button variant="outline" to={resultsPath({ ...filter, page: 1 })}>
            {t("pastTheEnd.action")}
          </Button>
        }
      >
        {t("pastTheEnd.text")}
      </StateMessage>
    );
  }
  if (!hasActiveFilters(filter)) {
    return (
      <StateMessage kind="empty" title={inNews("empty.title")} icon="newspaper">
        {inNews("empty.text")}
      </StateMessage>
    );
  }
  return (
    <StateMessage
      kind="no-match"
      title={t("noMatch.title")}
      action={
        <Button variant="outline" to={resultsPath()}>
          {t("filter.clear")}
        </Button>
      }
    >
      {t("noMatch.text")}
    </StateMessage>
  );
}
