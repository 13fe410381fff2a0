import { FREE_DETAILS_A_DAY } from "../../../../contract/account/roles.ts";
import type { OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { OpenedOffer } from "../../../../contract/api/classifieds-v1.ts";
import type { CmsOffers } from "../../../cms/cms-listed-offers.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { insertOpening, listOpened, lockOpenings } from "./openings.repository.ts";

export type OfferReader = { userId: string; isPaying: boolean };

export type OpenOfferDeps = { db: Database; cmsOffers: CmsOffers; now: () => Date };

export type OpenOffer = (
  reader: OfferReader,
  kind: OfferKind,
  item: string,
) => Promise<OpenedOffer>;

/**
 * The details of an offer. A member who does not pay opens three a day (Zurich time). Opening the same one
 * again does not count, nor does one that does not exist.
 * @throws {ServiceError} `not_found`, or `offer.limit` when the daily limit is reached
 */
export function createOpenOffer({ db, cmsOffers, now }: OpenOfferDeps): OpenOffer {
  async function takeOne(userId: string, kind: OfferKind, item: string): Promise<number> {
    const day = zurichDayOf(now());
    return db.transaction(async (transaction) => {
      await lockOpenings(transaction, userId);
      const opened = await listOpened(transaction, userId, day);
      if (opened.has(`${kind}/${item}`)) return FREE_DETAILS_A_DAY - opened.size;
      if (opened.size >= FREE_DETAILS_A_DAY) throw new ServiceError("offer.limit");
      await insertOpening(transaction, { userId, day, kind, item });
      return FREE_DETAILS_A_DAY - opened.size - 1;
    });
  }

  return async ({ userId, isPaying }, kind, item) => {
    const details = await cmsOffers.findDetails(kind, item);
    if (!details) throw new ServiceError("not_found");
    return { details, leftToday: isPaying ? null : await takeOne(userId, kind, item) };
  };
}
