import type { ReactNode } from "react";
import { classifieds as words } from "~/features/classifieds/words";
import { formatList } from "~/i18n/format";
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
  /** The list says the age once for all. */
  isAgeSaid?: boolean;
};

export type FavoriteMark = { kind: OfferKind; isFavorite: boolean };

export function OfferCard(props: OfferCardProps) {
  const { card, openPath, compare, keep: favorite, note, isAgeSaid = false } = props;
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
      <OfferMarks card={card} isAgeSaid={isAgeSaid} />
      <OfferFigures card={card} />
      <OfferFacts card={card} />
      {note && <p className={`${text.small} ${text.muted}`}>{note}</p>}
      <SourceLine {...card.source} />
      <p className={`${styles.actions} ${layout.cluster} ${layout.wide}`}>
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

type OfferMarksProps = { card: Card; isAgeSaid?: boolean };

export function OfferMarks({ card: { marks, state }, isAgeSaid = false }: OfferMarksProps) {
  const all = [...(isAgeSaid && state === "aged" ? [] : stateMarks[state]), ...marks];
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
  const known = figures.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {known.map(({ label, value, note }) => (
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

/** Characters that no column of the grid holds well. */
const LONG_FACT = 40;

/** What nobody stated is one line, not a grid of empty values. */
export function OfferFacts({ card: { figures, facts, title } }: { card: Card }) {
  const known = facts.filter(({ value }) => value !== null);
  const unstated = [...figures, ...facts].filter(({ value }) => value === null);
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts} aria-label={t("list.facts", { title })}>
          {known.map(({ label, value }) => (
            <div key={label} className={(value?.length ?? 0) > LONG_FACT ? styles.long : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Unstated labels={unstated.map(({ label }) => label)} />
    </>
  );
}

export function Unstated({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className={`${text.small} ${text.muted}`}>
      {t("unstated", { names: formatList(labels.map(inSentence)) })}
    </p>
  );
}

/** Names such as "5G" and "eSIM" keep their letters. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
