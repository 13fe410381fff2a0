import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import {
  type MobilePlan,
  mobileTypes,
  permitsAsked,
} from "../../../../contract/classifieds/mobile-plans.ts";
import { listAll } from "../frame/list-all.server";
import type { OfferRow } from "../frame/offer-source.server";

const zone = z.object({
  zone: z.string(),
  gb: z.number().optional(),
  isUnlimited: z.boolean().optional(),
});
const text = z.nullable(z.string());
const count = z.nullable(z.number());

const plan = shape("mobile_plans", {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  provider: text,
  network: text,
  type: z.enum(mobileTypes).catch("postpaid"),
  monthlyCents: count,
  promoCents: count,
  promoMonths: count,
  activationCents: count,
  callsToBrazilCtPerMin: count,
  dataGb: z.nullable(z.coerce.number()),
  dataUnlimited: z.boolean(),
  speed: text,
  minutes: count,
  roaming: z.nullable(z.array(zone)).catch(null),
  eSim: z.nullable(z.boolean()),
  has5g: z.nullable(z.boolean()),
  minTermMonths: count,
  noticeDays: count,
  requiresPermit: z.enum(permitsAsked).catch("unknown"),
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

export type MobileRow = MobilePlan & OfferRow;

/** @throws {CmsError} */
export const listMobileRows = (cms: TierCms): Promise<MobileRow[]> => listAll(cms, plan);
