import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { type AlpineOffer, alpineNationalities } from "../../../../contract/classifieds/alpine.ts";
import { listAll } from "../frame/list-all.server";
import type { OfferRow } from "../frame/offer-source.server";

const text = z.nullable(z.string());
const count = z.nullable(z.number());
const words = z.array(z.string()).catch([]);

const offer = shape("alpine_offers", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  host: text,
  canton: { name: z.string() },
  zone: text,
  dates: z.array(z.object({ from: z.string(), to: z.string() })).catch([]),
  minDays: count,
  tasks: words,
  languages: words,
  lodging: text,
  minAge: count,
  maxAge: count,
  nationality: z.nullable(z.enum(alpineNationalities)).catch(null),
  nationalityRule: text,
  costs: text,
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

export type AlpineRow = AlpineOffer & OfferRow;

/** @throws {CmsError} */
export async function listAlpineRows(cms: TierCms): Promise<AlpineRow[]> {
  const rows = await listAll(cms, offer);
  return rows.map((row) => ({ ...row, canton: row.canton?.name ?? null }));
}
