import { z } from "zod";
import { offerKindNames } from "../classifieds/offer-kinds.ts";

export const openOfferParams = z.object({ kind: z.enum(offerKindNames), item: z.guid() });

/** What only an opened offer tells, by the names of its fields. */
export const openedOffer = z.object({
  details: z.record(z.string(), z.unknown()),
  /** How many more a member who does not pay opens today; null for who pays. */
  leftToday: z.number().int().nullable(),
});
export type OpenedOffer = z.output<typeof openedOffer>;
