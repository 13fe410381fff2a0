import { data } from "@remix-run/node";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { findFavorites } from "~/content/favorites/favorites.server";
import { notFound } from "~/http/app-error";
import { zurichDay, formatDate } from "~/i18n/format";
import { boardParameters } from "../../../../contract/classifieds/job-boards.ts";
import {
  COMPARED_OFFERS,
  offerKinds,
  listShown,
  offerStateOf,
  parseInteger,
  type OfferState,
} from "../../../../contract/classifieds/offers.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { OfferCard, OfferList, OpenedOffer } from "./offer";
import type { Requester, OfferRow, OfferSource } from "./offer-source.server";
import { listSavedSearches } from "./saved-searches.server";

const PER_PAGE = 12;
const MAX_PAGE = 100;
/** Parameters that do not filter the list. */
const placeNames: readonly string[] = [
  ...["offer", "compare", "page", "aged"],
  ...Object.values(boardParameters),
];

const OPENED_STATUS = { open: 200, ended: 410, limit: 402, unavailable: 503 } as const;

/** @param findBeside loads the extra data of this kind */
export async function loadOffers<Row extends OfferRow, Choice, Extra, Beside = null>(
  source: OfferSource<Row, Choice, Extra>,
  requester: Requester,
  findBeside?: (caller: Requester) => Promise<Beside>,
) {
  const [rows, beside] = await Promise.all([
    nullWhenUnavailable(source.listRows(requester.cms), requester.request),
    findBeside ? findBeside(requester) : null,
  ]);
  if (!rows) return data({ list: null, beside }, { status: 503 });
  const list = await listOf(source, rows, requester);
  const status = list.opened ? OPENED_STATUS[list.opened.state] : 200;
  return data({ list, beside }, { status });
}

const MOST_SIMILAR = 3;

type Opening<Row, Choice> = {
  rows: readonly Row[];
  choice: Choice;
  requester: Requester;
  stateOf: (row: Row) => OfferState;
  cardOf: (row: Row) => OfferCard;
};

/**
 * Ended offers are not opened and do not count towards the quota. The service decides whether the member
 * may open another offer today.
 * @throws a 404 for an unknown offer
 */
async function openOffer<Row extends OfferRow, Choice, Extra>(
  source: OfferSource<Row, Choice, Extra>,
  { rows, choice, requester, stateOf, cardOf }: Opening<Row, Choice>,
): Promise<OpenedOffer<Extra> | null> {
  const slug = new URL(requester.request.url).searchParams.get("offer");
  if (!slug) return null;
  const row = rows.find((each) => each.slug === slug);
  if (!row) throw notFound(requester.request);
  const similar = rows
    .filter((each) => each !== row && stateOf(each) !== "ended" && source.isLike(each, row))
    .slice(0, MOST_SIMILAR)
    .map(cardOf);
  const shown = { card: cardOf(row), similar };
  if (shown.card.state === "ended") return { state: "ended", ...shown };
  const answer = await requester.service.classifieds.openOffer(source.kind, row.id);
  if (answer.isError) {
    return { state: answer.code === "offer.limit" ? "limit" : "unavailable", ...shown };
  }
  const { details, leftToday } = answer.data;
  const opened = await source.openedOf(row, details, { rows, choice, requester });
  return { state: "open", ...shown, leftToday, ...opened };
}

export function toCard<Row extends OfferRow, Choice, Extra>(
  { cardOf }: OfferSource<Row, Choice, Extra>,
  row: Row,
  choice: Choice,
  state: OfferState,
): OfferCard {
  const { id, slug, source, sourceUrl, retrievedAt, validTo } = row;
  const checked = retrievedAt && formatDate(retrievedAt);
  const until = validTo && formatDate(`${validTo.slice(0, 10)}T12:00:00Z`);
  return { id, slug, state, source: { source, sourceUrl, checked, until }, ...cardOf(row, choice) };
}

async function listOf<Row extends OfferRow, Choice, Extra>(
  source: OfferSource<Row, Choice, Extra>,
  rows: readonly Row[],
  requester: Requester,
): Promise<OfferList<Extra>> {
  const params = new URL(requester.request.url).searchParams;
  const choice = await source.choose(params, requester);
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
  const page = Math.min(parseInteger(params.get("page"), 1, MAX_PAGE) ?? 1, pageCount);
  const [opened, savedSearches, favorites] = await Promise.all([
    openOffer(source, { rows, choice, requester, stateOf, cardOf }),
    listSavedSearches(requester.own, source.kind),
    findFavorites(requester.own, offerKinds[source.kind].collection),
  ]);
  return {
    kind: source.kind,
    query: filterQuery(params),
    hasOffers: rows.some((row) => stateOf(row) !== "ended"),
    filters: source.filtersOf(choice, rows),
    isFiltered: filterQuery(params) !== "",
    sortRule: source.sortRuleOf(choice),
    total: shown.length,
    cards: shown.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ row }) => cardOf(row)),
    page,
    pageCount,
    freshness: { agedCount, isAllAged, showsAged: wantsAged, lastCheck: lastCheckOf(rows, now) },
    compared: comparedSlugs(params).flatMap((slug) => {
      const row = rows.find((each) => each.slug === slug);
      return row && stateOf(row) !== "ended" ? [cardOf(row)] : [];
    }),
    opened,
    isPaying: requester.member.isPaying,
    favorites: favorites?.map(({ item }) => item) ?? null,
    savedSearches,
  };
}

function lastCheckOf(rows: readonly OfferRow[], now: Date) {
  const [last] = rows
    .flatMap(({ retrievedAt }) => retrievedAt ?? [])
    .toSorted()
    .toReversed();
  if (!last) return null;
  return {
    date: formatDate(last),
    days: Math.floor((now.getTime() - Date.parse(last)) / DAY_MS),
  };
}

const comparedSlugs = (params: URLSearchParams): string[] =>
  [...new Set((params.get("compare") ?? "").split(",").filter(Boolean))].slice(-COMPARED_OFFERS);

function filterQuery(params: URLSearchParams): string {
  const stored = new URLSearchParams();
  for (const [name, value] of params) {
    if (value !== "" && !placeNames.includes(name)) stored.append(name, value);
  }
  return stored.toString();
}
