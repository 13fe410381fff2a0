import { useNavigation } from "@remix-run/react";
import { formatDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { ListSkeleton } from "~/ui/feedback/skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Pagination } from "~/ui/navigation/pagination";
import { PillNav } from "~/ui/navigation/pill-nav";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { SearchResults, SearchHit } from "../../../contract/api/search-v1.ts";
import { MAX_RESULT_PAGES, RESULTS_PER_PAGE } from "../../../contract/content/search-limits.ts";
import { SearchAnswerBox, Marked } from "./search-answer";
import { SearchFilters } from "./search-filters";
import { kindName } from "./kind-name";
import { FILTERS, searchPath, type SearchQuery } from "./search-query";
import { search } from "./words";
import styles from "./search-page.module.css";

const t = translator("search", search);

const MAX_RESULTS = MAX_RESULT_PAGES * RESULTS_PER_PAGE;

export type SearchPageProps = {
  query: SearchQuery;
  results: SearchResults | "unavailable" | "too-many" | null;
  cantons: Readonly<Record<string, string>>;
};

export function SearchPage({ query, results, cantons }: SearchPageProps) {
  const isLoading = useNavigation().location?.pathname === to("/app/search");
  const found = typeof results === "object" ? results : null;
  return (
    <>
      <h1 className={styles.heading}>{t("title")}</h1>
      <SearchFilters query={query} facets={found?.facets ?? null} cantons={cantons} />
      {found?.answer && !isLoading && <SearchAnswerBox answer={found.answer} />}
      <section aria-label={t("results")} aria-busy={isLoading} className={styles.results}>
        <p role="status" className={styles.count}>
          {found && !isLoading && t("count", { count: found.total })}
          {found && !isLoading && found.total > MAX_RESULTS && t("first", { max: MAX_RESULTS })}
        </p>
        {isLoading ? (
          <ListSkeleton label={t("loading")} />
        ) : (
          <Outcome query={query} results={results} />
        )}
      </section>
    </>
  );
}

function Outcome({ query, results }: Pick<SearchPageProps, "query" | "results">) {
  if (results === null) {
    return (
      <>
        <StateMessage kind="empty" icon="search" title={t("start.title")}>
          {t(query.query ? "start.short" : "start.text")}
        </StateMessage>
        <Suggestions title={t("start.often")} suggestions={Object.values(search.start.frequent)} />
      </>
    );
  }
  if (typeof results === "string") {
    const group = results === "too-many" ? "tooMany" : "unavailable";
    return (
      <StateMessage
        kind="error"
        title={t(`${group}.title`)}
        action={
          <Button variant="outline" to={searchPath(query)}>
            {t("retry")}
          </Button>
        }
      >
        {t(`${group}.text`)}
      </StateMessage>
    );
  }
  return <Found query={query} results={results} />;
}

/** `75` → `1:15`. */
function momentOf(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
}

function SearchHitCard({ hit }: { hit: SearchHit }) {
  const {
    kind,
    path,
    title,
    snippet,
    category,
    publishedAt,
    isLocked,
    isStale,
    isSolved,
    atSecond,
  } = hit;
  return (
    <article className={styles.hit}>
      <p className={styles.meta}>
        <Tag>{kindName(kind)}</Tag>
        {category && <span>{category.name}</span>}
        {publishedAt && (
          <time dateTime={publishedAt} title={formatFullDateTime(publishedAt)}>
            {formatDate(publishedAt)}
          </time>
        )}
        {isLocked && <span className={styles.lock}>{t("locked")}</span>}
        {isSolved && <span className={styles.solved}>✓ {t("solved")}</span>}
        {isStale && (
          <span className={styles.stale}>{t(kind === "offers" ? "staleOffer" : "stale")}</span>
        )}
      </p>
      <h2 className={styles.title}>
        <PageLink to={to(path as `/${string}`)} className={styles.link}>
          <Marked text={title} />
        </PageLink>
      </h2>
      {(snippet.length > 0 || atSecond !== null) && (
        <p className={styles.snippet}>
          {atSecond !== null && (
            <span className={styles.moment}>{t("moment", { at: momentOf(atSecond) })}</span>
          )}
          <Marked text={snippet} />
        </p>
      )}
    </article>
  );
}

function Found({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const { kinds, correction, isPartial, suggestions, hits, page, pages } = results;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {correction && <p>{t("correction", correction)}</p>}
      {isPartial && <p>{t("partial")}</p>}
      {(kinds.length > 1 || query.kind) && (
        <PillNav
          label={t("kindsLabel")}
          items={[
            {
              to: searchPath({ ...query, kind: undefined, page: 1 }),
              label: `${t("allKinds")} (${all})`,
              isCurrent: !query.kind,
            },
            ...kinds.map(({ kind, count }) => ({
              to: searchPath({ ...query, kind, page: 1 }),
              label: `${kindName(kind)} (${count})`,
              isCurrent: query.kind === kind,
            })),
          ]}
        />
      )}
      {hits.length === 0 ? (
        <NothingFound query={query} results={results} />
      ) : (
        <ol className={layout.stack}>
          {hits.map((hit) => (
            <li key={hit.path + hit.kind}>
              <SearchHitCard hit={hit} />
            </li>
          ))}
        </ol>
      )}
      {hits.length > 0 && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(requested) => searchPath({ ...query, page: requested })}
        labels={{
          navigation: t("pages.navigation"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (number) => t("pages.page", { page: number }),
        }}
      />
    </>
  );
}

type SuggestionsProps = { title?: string; suggestions: readonly string[] };

function Suggestions({ title = t("suggestions"), suggestions }: SuggestionsProps) {
  return (
    <p className={`${layout.cluster} ${layout.wide}`}>
      {title}{" "}
      {suggestions.map((words) => (
        <PageLink
          key={words}
          to={searchPath({ query: words })}
          className={`${text.link} ${text.tap}`}
        >
          {words}
        </PageLink>
      ))}
    </p>
  );
}

function NothingFound({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const isNarrowed = FILTERS.some((name) => query[name]) || query.kind || query.page > 1;
  if (isNarrowed && (results.kinds.length > 0 || results.answer === null)) {
    return (
      <StateMessage
        kind="no-match"
        title={t("narrowed.title")}
        action={
          <Button variant="outline" to={searchPath({ query: query.query })}>
            {t("narrowed.action")}
          </Button>
        }
      >
        {t("narrowed.text")}
      </StateMessage>
    );
  }
  if (results.answer) return null;
  const topic = new URLSearchParams({ title: query.query });
  const question = new URLSearchParams({ q: query.query.slice(0, 120) });
  return (
    <>
      <StateMessage
        kind="no-match"
        title={t("nothing.title", { query: query.query })}
        action={
          <>
            <Button to={`${to("/app/forum/create")}?${topic}`}>{t("nothing.forum")}</Button>{" "}
            <Button variant="outline" to={`${to("/app/support")}?${question}`}>
              {t("nothing.action")}
            </Button>
          </>
        }
      >
        {t("nothing.text")}
      </StateMessage>
      {results.suggestions.length > 0 && <Suggestions suggestions={results.suggestions} />}
    </>
  );
}
