import { notFound } from "~/http/app-error";
import type { OfferState } from "../../../../contract/classifieds/offers.ts";
import type { OfferCard, OpenedOffer } from "./offer";
import type { Asker, OfferRow, OfferSource } from "./offer-source.server";

const MOST_SIMILAR = 3;

type Opening<Row, Choice> = {
  rows: readonly Row[];
  choice: Choice;
  asker: Asker;
  stateOf: (row: Row) => OfferState;
  cardOf: (row: Row) => OfferCard;
};

/**
 * Ended offers are not opened and do not count towards the quota. The service decides whether the member
 * may open another offer today.
 * @throws a 404 for an unknown offer
 */
export async function openOffer<Row extends OfferRow, Choice, Extra>(
  source: OfferSource<Row, Choice, Extra>,
  { rows, choice, asker, stateOf, cardOf }: Opening<Row, Choice>,
): Promise<OpenedOffer<Extra> | null> {
  const slug = new URL(asker.request.url).searchParams.get("offer");
  if (!slug) return null;
  const row = rows.find((each) => each.slug === slug);
  if (!row) throw notFound(asker.request);
  const card = cardOf(row);
  if (card.state === "ended") {
    const similar = rows.filter(
      (each) => each !== row && stateOf(each) !== "ended" && source.isLike(each, row),
    );
    return { state: "ended", card, similar: similar.slice(0, MOST_SIMILAR).map(cardOf) };
  }
  const answer = await asker.service.classifieds.openOffer(source.kind, row.id);
  if (answer.isError) {
    return { state: answer.code === "offer.limit" ? "limit" : "unavailable", card };
  }
  const { details, leftToday } = answer.data;
  const opened = await source.openedOf(row, details, { rows, choice, asker });
  return { state: "open", card, leftToday, ...opened };
}
