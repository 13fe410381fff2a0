import { offerKindOf, searchKindOf } from "../../../contract/classifieds/saved-searches.ts";
import type { OfferKind } from "../../../contract/classifieds/offer-kinds.ts";
import type { Applicant } from "../../../contract/classifieds/may-apply.ts";
import type { ListedOffer } from "../../cms/cms-listed-offers.ts";
import type { SearchAlert } from "../../cms/cms-saved-searches.ts";
import { windowStart } from "../email-frequency/digest-calendar.ts";

/** An offer that is there since a moment. */
export type ArrivedOffer = ListedOffer & { seenAt: Date };
export type ArrivedOffers = ReadonlyMap<OfferKind, readonly ArrivedOffer[]>;

/**
 * What a search finds that was not there when its alert before was made up, nor when it was saved; the
 * newest first. "Since how many days" is asked of the moment it came, or nobody would hear of it.
 * @param at the half past seven of the alert
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

/** Whether a search asks who its member is. */
export const asksWho = ({ kind, filters }: SearchAlert): boolean =>
  kind === searchKindOf.jobs && new URLSearchParams(filters.query).get("open") === "1";
