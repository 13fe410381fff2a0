import { findFavorites } from "~/content/favorites/favorites.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { toCard } from "~/features/classifieds/frame/offer-list.server";
import { zurichDay } from "~/i18n/format";
import { whenOf, type When } from "~/i18n/when";
import {
  offerKinds,
  type OfferKind,
  offerStateOf,
} from "../../../../contract/classifieds/offers.ts";
import { alpineSource } from "../alpine/alpine-source.server";
import type { OfferCard } from "../frame/offer";
import type { Requester, OfferRow, OfferSource } from "../frame/offer-source.server";
import { jobSource } from "../jobs/job-source.server";
import { mobileSource } from "../mobile/mobile-source.server";
import { travelSource } from "../travel/travel-source.server";

export type FavoriteOffer = {
  item: string;
  saved: When;
  /** Null once the offer is unpublished. */
  card: OfferCard | null;
  lastTitle: string | null;
};
export type FavoritesOfKind = { kind: OfferKind; offers: FavoriteOffer[] };

async function favoritesOf<Row extends OfferRow, Choice, Extra>(
  source: OfferSource<Row, Choice, Extra>,
  requester: Requester,
): Promise<FavoritesOfKind | null> {
  const { kind, listRows, choose } = source;
  const [saved, rows, choice] = await Promise.all([
    findFavorites(requester.own, offerKinds[kind].collection),
    nullWhenUnavailable(listRows(requester.cms), requester.request),
    choose(new URLSearchParams(), requester),
  ]);
  if (!saved || !rows) return null;
  const now = new Date();
  const clock = { now, today: zurichDay(now) };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const offers = saved.map(({ item, savedAt, lastTitle }) => {
    const row = byId.get(item);
    const card = row ? toCard(source, row, choice, offerStateOf(kind, row, clock)) : null;
    return { item, lastTitle, card, saved: whenOf(savedAt, now) };
  });
  return { kind, offers };
}

export async function listFavoriteOffers(requester: Requester): Promise<FavoritesOfKind[] | null> {
  const kinds = await Promise.all([
    favoritesOf(jobSource, requester),
    favoritesOf(mobileSource, requester),
    favoritesOf(travelSource, requester),
    favoritesOf(alpineSource, requester),
  ]);
  const known = kinds.filter((each) => each !== null);
  return known.length < kinds.length ? null : known;
}
