import { z } from "zod";
import { offerKindNames } from "../classifieds/offers.ts";

export const openOfferParams = z.object({ kind: z.enum(offerKindNames), item: z.guid() });

/** Fields that only an opened ad contains. */
export const openedOffer = z.object({
  details: z.record(z.string(), z.unknown()),
  /** Ads that a free member may still open today; null for paying members. */
  leftToday: z.number().int().nullable(),
});
export type OpenedOffer = z.output<typeof openedOffer>;
