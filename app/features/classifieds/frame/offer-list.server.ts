import { data } from "@remix-run/node";
import { nullWhenAway } from "~/cms/when-unavailable.server";
import { findFavorites } from "~/content/favorites/favorites.server";
import { zurichDay } from "~/i18n/format";
import {
  COMPARED_OFFERS,
  offerKinds,
  listShown,
  offerStateOf,
  wholeOf,
} from "../../../../contract/classifieds/offers.ts";
import type { OfferCard, OfferList } from "./offer";
import { toCard } from "./to-card.server";
import { placeNames } from "./offer-paths";
import type { Asker, OfferRow, OfferSource } from "./offer-source.server";
import { openOffer } from "./open-offer.server";
import { listSavedSearches } from "./saved-searches.server";

const PER_PAGE = 12;
const MAX_PAGE = 100;

const OPENED_STATUS = { open: 200, ended: 410, limit: 402, unavailable: 503 } as const;

/** @param findBeside loads the extra data of this kind */
export async function loadOffers<Row extends OfferRow, Choice, Extra, Beside = null>(
  source: OfferSource<Row, Choice, Extra>,
  asker: Asker,
  findBeside?: (asker: Asker) => Promise<Beside>,
) {
  const [rows, beside] = await Promise.all([
    nullWhenAway(source.listRows(asker.cms), asker.request),
    findBeside ? findBeside(asker) : null,
  ]);
  if (!rows) return data({ list: null, beside }, { status: 503 });
  const list = await listOf(source, rows, asker);
  const status = list.opened ? OPENED_STATUS[list.opened.state] : 200;
  return data({ list, beside }, { status });
}

async function listOf<Row extends OfferRow, Choice, Extra>(
  source: OfferSource<Row, Choice, Extra>,
  rows: readonly Row[],
  asker: Asker,
): Promise<OfferList<Extra>> {
  const params = new URL(asker.request.url).searchParams;
  const choice = await source.choose(params, asker);
  const now = new Date();
  const clock = { now, today: zurichDay(now) };
  const stateOf = (row: Row) => offerStateOf(source.kind, row, clock);
  const cardOf = (row: Row): OfferCard => toCard(source, row, choice, stateOf(row));
  const found = source.search(rows, choice).map((row) => ({ row, state: stateOf(row) }));
  const wantsAged = params.get("aged") === "1";
  // `isAllAged` is about all published offers, regardless of the filters.
  const { isAllAged } = listShown(
    rows.map((row) => ({ state: stateOf(row) })),
    false,
  );
  const { shown, agedCount } = listShown(found, wantsAged || isAllAged);
  const pageCount = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const page = Math.min(wholeOf(params.get("page"), 1, MAX_PAGE) ?? 1, pageCount);
  const [opened, savedSearches, favorites] = await Promise.all([
    openOffer(source, { rows, choice, asker, stateOf, cardOf }),
    listSavedSearches(asker.own, source.kind),
    findFavorites(asker.own, offerKinds[source.kind].collection),
  ]);
  return {
    kind: source.kind,
    query: filterQuery(params),
    filters: source.filtersOf(choice, rows),
    isFiltered: filterQuery(params) !== "",
    sortRule: source.sortRuleOf(choice),
    total: shown.length,
    cards: shown.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ row }) => cardOf(row)),
    page,
    pageCount,
    freshness: { agedCount, isAllAged, showsAged: wantsAged },
    compared: comparedSlugs(params).flatMap((slug) => {
      const row = rows.find((each) => each.slug === slug);
      return row && stateOf(row) !== "ended" ? [cardOf(row)] : [];
    }),
    opened,
    isPaying: asker.member.isPaying,
    favorites: favorites?.map(({ item }) => item) ?? null,
    savedSearches,
  };
}

const comparedSlugs = (params: URLSearchParams): string[] =>
  [...new Set((params.get("compare") ?? "").split(",").filter(Boolean))].slice(-COMPARED_OFFERS);

function filterQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of params) {
    if (value !== "" && !placeNames.some((each) => each === name)) kept.append(name, value);
  }
  return kept.toString();
}
