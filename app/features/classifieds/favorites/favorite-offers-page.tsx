import { useState } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { classifiedsKept } from "~/features/classifieds/kept.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { WhenLabel } from "~/ui/data/when-label";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { offerKinds, type OfferKind } from "../../../../contract/classifieds/offers.ts";
import { shelfPages } from "../../../../contract/shared/shelves.ts";
import { ClassifiedsNav } from "../frame/classifieds-nav";
import { OfferCard } from "../frame/offer-card";
import { changedPath, listPathOf } from "../frame/offer-paths";
import styles from "../frame/classifieds.module.css";
import type { FavoriteOffer, FavoritesOfKind } from "./favorite-offers.server";

const t = translator("classifieds", words);
const tSaved = translator("classifiedsKept", classifiedsKept);

type FavoriteOffersPageProps = { kinds: readonly FavoritesOfKind[] | null };

export function FavoriteOffersPage({ kinds }: FavoriteOffersPageProps) {
  return (
    <>
      <ContentHeader title={t("kept.favorites")} />
      <ClassifiedsNav current={null} />
      <p className={styles.lead}>{tSaved("favorites.lead")}</p>
      {kinds ? <Kinds kinds={kinds} /> : <FavoritesUnavailable />}
    </>
  );
}

/** Rows of the first render stay, so that a removal can be undone in place. */
function Kinds({ kinds }: { kinds: readonly FavoritesOfKind[] }) {
  const [shown] = useState(() => kinds.filter(({ offers }) => offers.length > 0));
  const saved = new Set(kinds.flatMap(({ offers }) => offers.map(({ item }) => item)));
  if (shown.length === 0)
    return (
      <StateMessage
        kind="empty"
        icon="bookmark"
        title={tSaved("favorites.emptyTitle")}
        action={<Button to={listPathOf("jobs")}>{tSaved("saved.emptyAction")}</Button>}
      >
        {tSaved("favorites.emptyText")}
      </StateMessage>
    );
  return shown.map(({ kind, offers }) => (
    <section key={kind} className={styles.section} aria-labelledby={`favoritos-${kind}`}>
      <h2 id={`favoritos-${kind}`} className={text.large}>
        {shelfPages[kind].title}
      </h2>
      <ul className={`${layout.stack} ${layout.pairs}`}>
        {offers.map((offer) => (
          <Row key={offer.item} kind={kind} offer={offer} isFavorite={saved.has(offer.item)} />
        ))}
      </ul>
    </section>
  ));
}

type RowProps = { kind: OfferKind; offer: FavoriteOffer; isFavorite: boolean };

function Row({ kind, offer: { item, card, lastTitle, saved }, isFavorite }: RowProps) {
  if (card) {
    const openPath = changedPath(kind, "", { offer: card.slug });
    const note =
      card.state === "ended" ? (
        tSaved("favorites.ended")
      ) : (
        <WhenLabel when={saved}>{tSaved("favorites.saved", { when: saved.label })}</WhenLabel>
      );
    return <OfferCard {...{ card, openPath, note }} keep={{ kind, isFavorite }} />;
  }
  const title = lastTitle ?? tSaved("favorites.gone");
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{title}</h3>
          <p className={`${text.small} ${text.muted}`}>{tSaved("favorites.goneText")}</p>
        </div>
        {isFavorite && (
          <FavoriteToggle
            type={offerKinds[kind].collection}
            {...{ item, title, isFavorite }}
            isLast
          />
        )}
      </div>
    </li>
  );
}

function FavoritesUnavailable() {
  const path = to("/app/classifieds/favorites");
  return (
    <Unavailable title={tSaved("favorites.awayTitle")} retry={t("away.retry")} to={path}>
      {tSaved("favorites.awayText")}
    </Unavailable>
  );
}
