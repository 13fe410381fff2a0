import { formatDate } from "~/i18n/format";
import type { OfferState } from "../../../../contract/classifieds/offers.ts";
import type { OfferCard } from "./offer";
import type { OfferRow, OfferSource } from "./offer-source.server";

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
