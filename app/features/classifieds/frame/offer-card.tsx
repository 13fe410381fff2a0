import type { ReactNode } from "react";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { offerKinds, type OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { OfferCard as Card } from "./offer";
import { SourceLine } from "./source-line";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

type OfferCardProps = {
  card: Card;
  openPath: string;
  compare?: { path: string; isCompared: boolean };
  /** Undefined while the saved state is unknown. */
  keep?: FavoriteMark;
  note?: ReactNode;
};

export type FavoriteMark = { kind: OfferKind; isFavorite: boolean };

export function OfferCard({ card, openPath, compare, keep: favorite, note }: OfferCardProps) {
  const { title, subtitle } = card;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>
            <PageLink to={openPath}>{title}</PageLink>
          </h3>
          {subtitle && <p className={`${text.small} ${text.muted}`}>{subtitle}</p>}
        </div>
        {favorite && <OfferHeart card={card} keep={favorite} />}
      </div>
      <OfferMarks card={card} />
      <OfferFigures card={card} />
      <OfferFacts card={card} />
      {note && <p className={`${text.small} ${text.muted}`}>{note}</p>}
      <SourceLine {...card.source} />
      <p className={`${layout.cluster} ${layout.wide}`}>
        <PageLink
          to={openPath}
          className={`${text.link} ${text.tap}`}
          aria-label={t("list.openOf", { title })}
        >
          {t("list.open")}
        </PageLink>
        {compare && (
          <PageLink
            to={compare.path}
            className={`${text.link} ${text.tap}`}
            aria-label={t(compare.isCompared ? "list.comparedOf" : "list.compareOf", { title })}
          >
            {t(compare.isCompared ? "list.compared" : "list.compare")}
          </PageLink>
        )}
      </p>
    </li>
  );
}

export function OfferHeart({ card, keep: favorite }: { card: Card; keep: FavoriteMark }) {
  const { collection } = offerKinds[favorite.kind];
  return (
    <FavoriteToggle
      type={collection}
      item={card.id}
      isFavorite={favorite.isFavorite}
      title={card.title}
    />
  );
}

const stateMarks = { current: [], aged: [t("list.agedMark")], ended: [t("opened.ended")] } as const;

export function OfferMarks({ card: { marks, state } }: { card: Card }) {
  const all = [...stateMarks[state], ...marks];
  if (all.length === 0) return null;
  return (
    <p className={layout.cluster}>
      {all.map((mark) => (
        <Tag key={mark} isChip>
          {mark}
        </Tag>
      ))}
    </p>
  );
}

/** No figure is hidden in small print. */
export function OfferFigures({ card: { figures } }: { card: Card }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.figure}>{value}</span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function OfferFacts({ card: { facts, title } }: { card: Card }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t("list.facts", { title })}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
