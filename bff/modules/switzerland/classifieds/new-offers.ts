import { offerKindOf, searchKindOf } from "../../../../contract/classifieds/saved-searches.ts";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { Applicant } from "../../../../contract/classifieds/jobs.ts";
import type { ListedOffer } from "../../../cms/cms-listed-offers.ts";
import type { SearchAlert } from "../../../cms/cms-saved-searches.ts";
import { windowStart } from "../../notifications/email-frequency/digest-calendar.ts";

export type ArrivedOffer = ListedOffer & { seenAt: Date };
export type ArrivedOffers = ReadonlyMap<OfferKind, readonly ArrivedOffer[]>;

/**
 * Returns offers that match a search and appeared after its previous alert and after it was saved, the
 * newest first. The filter "since how many days" is applied at the time an offer appeared; otherwise it
 * would drop every new offer.
 * @param at 7:30 of the alert's day
 */
export function newOffersOf(
  { kind, filters, frequency, date_created: savedAt }: SearchAlert,
  arrived: ArrivedOffers,
  { at, who }: { at: Date; who: Applicant },
): ArrivedOffer[] {
  const since = Math.max(windowStart(frequency, at).getTime(), savedAt.getTime());
  const query = new URLSearchParams(filters.query);
  const offerKind = offerKindOf(kind);
  return ((offerKind && arrived.get(offerKind)) ?? [])
    .filter(({ seenAt, fits }) => seenAt.getTime() > since && fits({ query, who, now: seenAt }))
    .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime());
}

export const asksWho = ({ kind, filters }: SearchAlert): boolean =>
  kind === searchKindOf.jobs && new URLSearchParams(filters.query).get("open") === "1";
