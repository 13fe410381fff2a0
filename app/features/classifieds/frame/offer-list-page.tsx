import { useNavigation, useNavigationType } from "@remix-run/react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { pageLabels } from "~/content/list/page-labels";
import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { ResultSection } from "~/ui/data/result-section";
import { Alert } from "~/ui/feedback/alert";
import { ListSkeleton } from "~/ui/feedback/skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { Pagination } from "~/ui/navigation/pagination";
import text from "~/ui/text/text.module.css";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import { ClassifiedsNav } from "./classifieds-nav";
import type { OfferList } from "./offer";
import type { OfferAnswer } from "./offer-answer.server";
import { OfferCard } from "./offer-card";
import { filtersTitle, OfferFilters } from "./offer-filters";
import { changedPath, listPathOf, toggledComparison } from "./offer-paths";
import { OpenedOfferDialog, OpenedOfferPage, type OpenedOfferProps } from "./opened-offer";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

const OfferComparison = lazyPart(() =>
  import("./offer-comparison").then((part) => part.OfferComparison),
);
const SavedSearches = lazyPart(() => import("./saved-searches").then((part) => part.SavedSearches));

export type OfferListPageProps<Extra> = {
  kind: OfferKind;
  title: string;
  lead: string;
  list: OfferList<Extra> | null;
  answer: OfferAnswer | null;
  More?: OpenedOfferProps<Extra>["More"];
  /** What serves more than the list, above it. */
  first?: ReactNode;
  /** Replaces filters and results while nothing is published. */
  none?: ReactNode;
  children?: ReactNode;
};

/** A page stays a page after its forms are submitted, and with another offer. */
function useIsPage(openedId: string | null): boolean {
  const isDirect = useNavigationType() === "POP";
  const [shown, setShown] = useState({ id: openedId, isPage: isDirect });
  if (shown.id === openedId) return openedId !== null && shown.isPage;
  const isPage = isDirect || (shown.id !== null && shown.isPage);
  setShown({ id: openedId, isPage });
  return openedId !== null && isPage;
}

export function OfferListPage<Extra>(props: OfferListPageProps<Extra>) {
  const { kind, title, lead, list, first, children } = props;
  const isPage = useIsPage(list?.opened?.card.id ?? null);
  if (list?.opened && isPage)
    return (
      <>
        <ClassifiedsNav current={kind} />
        <OpenedOfferPage key={list.opened.card.id} {...openedProps(props, list, list.opened)} />
      </>
    );
  return (
    <>
      <ContentHeader title={title} />
      <ClassifiedsNav current={kind} />
      <p className={styles.lead}>{lead}</p>
      {first}
      {list ? (
        <Found {...props} list={list} />
      ) : (
        <>
          {children}
          <Unavailable title={t("away.title")} retry={t("away.retry")} to={listPathOf(kind)}>
            {t("away.text")}
          </Unavailable>
        </>
      )}
    </>
  );
}

type OfferResultsProps = {
  list: OfferList<unknown>;
  query: string;
  pathOf: (slug: string) => string;
  labels: ComponentProps<typeof Pagination>["labels"];
};

function OfferResults({ list, query, pathOf, labels }: OfferResultsProps) {
  const { kind, cards, total, sortRule, page, pageCount } = list;
  const compared = list.compared.map(({ slug }) => slug);
  const favoriteOf = ({ id }: { id: string }) =>
    list.favorites && { keep: { kind, isFavorite: list.favorites.includes(id) } };
  return (
    <>
      {total > 0 && (
        <p className={`${text.small} ${text.muted}`}>{t("list.order", { rule: sortRule })}</p>
      )}
      <Freshness list={list} query={query} />
      {total === 0 && <Nothing list={list} />}
      <ul className={`${layout.stack} ${layout.pairs}`}>
        {cards.map((card) => (
          <OfferCard
            key={card.id}
            card={card}
            openPath={pathOf(card.slug)}
            {...favoriteOf(card)}
            isAgeSaid={list.freshness.isAllAged}
            compare={{
              path: changedPath(kind, query, { compare: toggledComparison(compared, card.slug) }),
              isCompared: compared.includes(card.slug),
            }}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(next) => `${changedPath(kind, query, { page: String(next) })}#resultados`}
        labels={labels}
      />
    </>
  );
}

type FreshnessProps = { list: OfferList<unknown>; query: string };

function Freshness({ list: { kind, freshness, total }, query }: FreshnessProps) {
  const { agedCount, isAllAged, showsAged, lastCheck } = freshness;
  if (isAllAged && total > 0 && lastCheck)
    return (
      <Alert kind="warning" title={t("list.allAgedTitle", lastCheck)}>
        {t("list.allAged")}
      </Alert>
    );
  if (agedCount === 0 || isAllAged) return null;
  const path = changedPath(kind, query, { aged: showsAged ? null : "1", page: null });
  return (
    <p className={`${layout.cluster} ${layout.wide}`}>
      {!showsAged && <span>{t("list.aged", { count: agedCount })}</span>}
      <PageLink to={path} className={`${text.link} ${text.tap}`}>
        {t(showsAged ? "list.hideAged" : "list.showAged")}
      </PageLink>
    </p>
  );
}

function Nothing({ list: { kind, isFiltered } }: { list: OfferList<unknown> }) {
  if (!isFiltered)
    return (
      <StateMessage kind="empty" title={t("empty.title")}>
        {t("empty.text")}
      </StateMessage>
    );
  const clear = (
    <Button variant="outline" to={listPathOf(kind)}>
      {t("filter.clear")}
    </Button>
  );
  return (
    <StateMessage kind="no-match" title={t("noMatch.title")} action={clear}>
      {t("noMatch.text")}
    </StateMessage>
  );
}

type FoundProps<Extra> = OfferListPageProps<Extra> & { list: OfferList<Extra> };

function Found<Extra>(props: FoundProps<Extra>) {
  const { list, answer, none, children } = props;
  const { query, pathOf } = placeOf(list);
  return (
    <>
      {list.opened && (
        <OpenedOfferDialog key={list.opened.card.id} {...openedProps(props, list, list.opened)} />
      )}
      {none && !list.hasOffers ? none : <Listed list={list} query={query} pathOf={pathOf} />}
      <SavedSearches
        searches={list.savedSearches}
        query={list.query}
        isPaying={list.isPaying}
        answer={answer}
      />
      {children}
      <p className={`${layout.cluster} ${layout.wide}`}>
        <PageLink to={to("/app/classifieds/favorites")} className={`${text.link} ${text.tap}`}>
          {t("kept.favorites")}
        </PageLink>
        <PageLink to={to("/app/classifieds/saved-searches")} className={`${text.link} ${text.tap}`}>
          {t("kept.searches")}
        </PageLink>
      </p>
    </>
  );
}

/** Where the list stands: its filters, comparison and page. */
function placeOf(list: OfferList<unknown>) {
  const { kind } = list;
  const listPath = changedPath(kind, list.query, {
    compare: comparedOf(list),
    page: list.page > 1 ? String(list.page) : null,
    aged: list.freshness.showsAged ? "1" : null,
  });
  const query = listPath.split("?")[1] ?? "";
  return {
    ...{ listPath, query },
    pathOf: (slug: string) => changedPath(kind, query, { offer: slug }),
  };
}

function openedProps<Extra>(
  { answer, More }: Pick<OfferListPageProps<Extra>, "answer" | "More">,
  list: OfferList<Extra>,
  opened: NonNullable<OfferList<Extra>["opened"]>,
): OpenedOfferProps<Extra> {
  const { kind, favorites } = list;
  const { listPath, pathOf } = placeOf(list);
  return {
    ...{ opened, listPath, pathOf, answer },
    ...(favorites && { keep: { kind, isFavorite: favorites.includes(opened.card.id) } }),
    ...(More && { More }),
  };
}

const comparedOf = ({ compared }: OfferList<unknown>): string =>
  compared.map(({ slug }) => slug).join(",");

type ListedProps = {
  list: OfferList<unknown>;
  query: string;
  pathOf: (slug: string) => string;
};

function Listed({ list, query, pathOf }: ListedProps) {
  const { kind } = list;
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === listPathOf(kind);
  return (
    <>
      <OfferFilters
        path={listPathOf(kind)}
        filters={list.filters}
        isFiltered={list.isFiltered}
        compared={comparedOf(list)}
      />
      {list.compared.length > 0 && (
        <OfferComparison
          offers={list.compared}
          clearPath={changedPath(kind, query, { compare: null })}
        />
      )}
      <ResultSection
        id="resultados"
        title={t("list.heading")}
        count={!isLoading && t("list.count", { count: list.total })}
        filters={filtersTitle(list.filters)}
        isLoading={isLoading}
      >
        {isLoading ? (
          <ListSkeleton label={t("list.loading")} />
        ) : (
          <OfferResults list={list} query={query} pathOf={pathOf} labels={pageLabels} />
        )}
      </ResultSection>
    </>
  );
}
