import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { shape } from "~/cms/shape";
import { type Job, salaryPeriods, permitPolicies } from "../../../../contract/classifieds/jobs.ts";
import { listAll } from "../frame/list-all.server";
import type { OfferRow } from "../frame/offer-source.server";

const text = z.nullable(z.string());
const count = z.nullable(z.number());

const posting = shape("jobs", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  company: text,
  canton: { cantonCode: z.string() },
  city: text,
  workloadMin: count,
  workloadMax: count,
  contractType: z.string(),
  remote: z.string(),
  sector: text,
  languages: z.array(z.object({ code: z.string(), level: z.string() })).catch([]),
  permitPolicy: z.nullable(z.enum(permitPolicies)).catch(null),
  salaryMinCents: count,
  salaryMaxCents: count,
  salaryPeriod: z.enum(salaryPeriods).catch("year"),
  postedAt: text,
  expiresAt: text,
  source: text,
  sourceUrl: text,
  retrievedAt: text,
  validTo: text,
});

export type JobRow = Job & OfferRow;

/**
 * Includes ended jobs.
 * @throws {CmsError}
 */
export async function listJobRows(cms: TierCms): Promise<JobRow[]> {
  const rows = await listAll(cms, posting);
  return rows.map((row) => ({ ...row, canton: row.canton?.cantonCode ?? null }));
}
