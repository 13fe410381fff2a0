import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { pricePeriods, type TravelOffer } from "../../../../contract/classifieds/travel.ts";
import { listAll } from "../frame/list-all.server";
import type { OfferRow } from "../frame/offer-source.server";

const text = z.nullable(z.string());
const tier = z.object({
  cents: z.number().int().min(0),
  per: z.enum(pricePeriods).catch("day"),
  isFrom: z.boolean().optional(),
  untilDaysBefore: z.number().int().optional(),
});

const offer = shape("sbb_offers", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: z.string(),
  travelClass: text,
  halfFare: z.string(),
  audience: text,
  priceTiers: z.array(tier).catch([]),
  region: text,
  bookableFrom: text,
  bookableTo: text,
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

export type TravelRow = TravelOffer & OfferRow;

/** @throws {CmsError} */
export const listTravelRows = (cms: TierCms): Promise<TravelRow[]> => listAll(cms, offer);
