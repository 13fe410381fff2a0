import { offerKinds, type OfferKind } from "./offer-kinds.ts";

/** When an ad was retrieved and when it expires: ISO days; the two fields of jobs are ISO date-times. */
export type OfferDates = {
  validTo: string | null;
  retrievedAt: string | null;
  postedAt?: string | null;
  expiresAt?: string | null;
};

/** `aged`: probably still valid, but not checked for a long time. */
export type OfferState = "current" | "aged" | "ended";

const DAY_MS = 86_400_000;

const isOlder = (moment: string | null | undefined, days: number | null, now: Date): boolean =>
  days !== null && Boolean(moment) && now.getTime() - Date.parse(`${moment}`) > days * DAY_MS;

/**
 * State of an ad. `validTo` is its last valid day, in Zurich.
 * @param today the calendar day in Zurich, "2026-11-23"
 */
export function offerStateOf(
  kind: OfferKind,
  { validTo, retrievedAt, postedAt = null, expiresAt = null }: OfferDates,
  { now, today }: { now: Date; today: string },
): OfferState {
  const { endsAfterDays, agesAfterDays } = offerKinds[kind];
  if (validTo && validTo.slice(0, 10) < today) return "ended";
  if (expiresAt && Date.parse(expiresAt) <= now.getTime()) return "ended";
  if (isOlder(postedAt, endsAfterDays, now)) return "ended";
  return isOlder(retrievedAt, agesAfterDays, now) ? "aged" : "current";
}

/**
 * Ads that a list shows: all that have not expired. Outdated ones are left out while there are current
 * ones, unless requested. Without current ones they are shown, marked as outdated.
 */
export function listShown<Offer extends { state: OfferState }>(
  offers: readonly Offer[],
  wantsAged: boolean,
): { shown: Offer[]; agedCount: number; isAllAged: boolean } {
  const valid = offers.filter(({ state }) => state !== "ended");
  const current = valid.filter(({ state }) => state === "current");
  const isAllAged = current.length === 0 && valid.length > 0;
  return {
    shown: wantsAged || isAllAged ? valid : current,
    agedCount: valid.length - current.length,
    isAllAged,
  };
}
