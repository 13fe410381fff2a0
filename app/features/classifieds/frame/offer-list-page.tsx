import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { pageLabels } from "~/content/list/page-labels";
import { to } from "~/i18n/paths";
import { classifieds as words } from "~/i18n/pt-BR/classifieds/classifieds";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { ListSkeleton } from "~/ui/feedback/list-skeleton";
import { Unavailable } from "~/ui/feedback/unavailable";
import { later } from "~/ui/later";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import { ClassifiedsNav } from "./classifieds-nav";
import type { OfferList } from "./offer";
import type { OfferAnswer } from "./offer-answer.server";
import { OfferFilters } from "./offer-filters";
import { changedPath, listPathOf } from "./offer-paths";
import { OfferResults } from "./offer-results";
import { OpenedOffer } from "./opened-offer";
import type { OpenedOfferProps } from "./opened-offer-props";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

const OfferComparison = later(() =>
  import("./offer-comparison").then((part) => part.OfferComparison),
);
const SavedSearches = later(() => import("./saved-searches").then((part) => part.SavedSearches));

export type OfferListPageProps<Extra> = {
  kind: OfferKind;
  title: string;
  lead: string;
  list: OfferList<Extra> | null;
  answer: OfferAnswer | null;
  More?: OpenedOfferProps<Extra>["More"];
  children?: ReactNode;
};

export function OfferListPage<Extra>(props: OfferListPageProps<Extra>) {
  const { kind, title, lead, list, children } = props;
  return (
    <>
      <ContentHeader title={title} />
      <ClassifiedsNav current={kind} />
      <p className={styles.lead}>{lead}</p>
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

type FoundProps<Extra> = OfferListPageProps<Extra> & { list: OfferList<Extra> };

function Found<Extra>(props: FoundProps<Extra>) {
  const { kind, list, answer, More, children } = props;
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === listPathOf(kind);
  const compared = list.compared.map(({ slug }) => slug).join(",");
  const place = changedPath(kind, list.query, {
    compare: compared,
    page: list.page > 1 ? String(list.page) : null,
    aged: list.freshness.showsAged ? "1" : null,
  });
  const query = place.split("?")[1] ?? "";
  const pathOf = (slug: string) => changedPath(kind, query, { offer: slug });
  return (
    <>
      {list.opened && (
        <OpenedOffer
          key={list.opened.card.id}
          opened={list.opened}
          listPath={place}
          pathOf={pathOf}
          answer={answer}
          {...(list.favorites && {
            keep: { kind, isFavorite: list.favorites.includes(list.opened.card.id) },
          })}
          {...(More && { More })}
        />
      )}
      <p className={styles.bar}>
        <PageLink to={to("/app/classifieds/favorites")} className={styles.action}>
          {t("kept.favorites")}
        </PageLink>
        <PageLink to={to("/app/classifieds/saved-searches")} className={styles.action}>
          {t("kept.searches")}
        </PageLink>
      </p>
      {children}
      <OfferFilters
        path={listPathOf(kind)}
        filters={list.filters}
        isFiltered={list.isFiltered}
        compared={compared}
      />
      <SavedSearches
        searches={list.savedSearches}
        query={list.query}
        isPaying={list.isPaying}
        answer={answer}
      />
      {list.compared.length > 0 && (
        <OfferComparison
          offers={list.compared}
          clearPath={changedPath(kind, query, { compare: null })}
        />
      )}
      {isLoading ? (
        <ListSkeleton label={t("list.loading")} />
      ) : (
        <OfferResults list={list} query={query} pathOf={pathOf} labels={pageLabels} />
      )}
    </>
  );
}
