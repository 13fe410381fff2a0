import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";

/** Directus' list editor makes objects of lines. */
const texts = z
  .array(z.object({ text: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ text }) => text));
const condition = z.object({
  passport: z.array(z.string()).optional(),
  job: z.array(z.string()).optional(),
  permit: z.array(z.string()).optional(),
});
const step = z
  .object({ text: z.string(), url: z.url({ protocol: /^https$/ }).nullish() })
  .transform(({ text, url }) => ({ text, ...(url && { url }) }));

const shape = z.object({
  code: z.string(),
  outcome: z.enum(["good", "conditional", "bad"]),
  sort: z.number(),
  conditions: z.array(condition),
  title: z.string(),
  rule: z.string(),
  possible: texts,
  limits: texts,
  illegal: z.string().nullable(),
  realisticTime: z.string().nullable(),
  steps: z.array(step),
  sourceName: z.string(),
  sourceUrl: z.url({ protocol: /^https$/ }),
  reviewedAt: z.iso.date(),
  reviewDueAt: z.iso.date(),
});

/** One published rule of the eligibility report, as editors wrote it. */
export type CmsEligibilityRule = z.output<typeof shape>;

export interface CmsEligibilityRules {
  /** All published ones. @throws {CmsUnavailableError} also when one of them is not complete */
  list(): Promise<CmsEligibilityRule[]>;
}

/** Reads the rules with the fenced account for members. */
export function createCmsEligibilityRules(client: CmsClient): CmsEligibilityRules {
  const params = {
    fields: Object.keys(shape.shape).join(","),
    filter: { status: { _eq: "published" } },
    sort: "sort,code",
    limit: 100,
  };
  return {
    async list() {
      const rows = await client.read(
        customEndpoint<unknown[]>({ path: "/items/eligibility_rules", params }),
      );
      const parsed = z.array(shape).safeParse(rows);
      if (!parsed.success) throw new CmsUnavailableError(parsed.error);
      return parsed.data;
    },
  };
}
