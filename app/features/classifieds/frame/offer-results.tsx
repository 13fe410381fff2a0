import type { ComponentProps } from "react";
import { classifieds as words } from "~/i18n/pt-BR/classifieds/classifieds";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Pagination } from "~/ui/navigation/pagination";
import type { OfferList } from "./offer";
import { OfferCard } from "./offer-card";
import { changedPath, listPathOf, toggledComparison } from "./offer-paths";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

type OfferResultsProps = {
  list: OfferList<unknown>;
  query: string;
  pathOf: (slug: string) => string;
  labels: ComponentProps<typeof Pagination>["labels"];
};

export function OfferResults({ list, query, pathOf, labels }: OfferResultsProps) {
  const { kind, cards, total, sortRule, page, pageCount } = list;
  const compared = list.compared.map(({ slug }) => slug);
  const keepOf = ({ id }: { id: string }) =>
    list.favorites && { keep: { kind, isFavorite: list.favorites.includes(id) } };
  return (
    <section className={styles.section} aria-labelledby="resultados">
      <div className={styles.bar}>
        <h2 id="resultados" className={styles.heading}>
          {t("list.heading")}
        </h2>
        <p role="status" className={styles.quiet}>
          {t("list.count", { count: total })}
        </p>
      </div>
      {total > 0 && <p className={styles.quiet}>{t("list.order", { rule: sortRule })}</p>}
      <Freshness list={list} query={query} />
      {total === 0 && <Nothing list={list} />}
      <ul className={styles.list}>
        {cards.map((card) => (
          <OfferCard
            key={card.id}
            card={card}
            openPath={pathOf(card.slug)}
            {...keepOf(card)}
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
    </section>
  );
}

type FreshnessProps = { list: OfferList<unknown>; query: string };

function Freshness({ list: { kind, freshness, total }, query }: FreshnessProps) {
  const { agedCount, isAllAged, showsAged } = freshness;
  if (isAllAged && total > 0)
    return (
      <Notice kind="warning" title={t("list.allAgedTitle")}>
        {t("list.allAged")}
      </Notice>
    );
  if (agedCount === 0 || isAllAged) return null;
  const path = changedPath(kind, query, { aged: showsAged ? null : "1", page: null });
  return (
    <p className={styles.bar}>
      {!showsAged && <span>{t("list.aged", { count: agedCount })}</span>}
      <PageLink to={path} className={styles.action}>
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
