import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { legalTexts } from "../../contract/account/own-data.ts";

const shape = z.object({
  slug: z.enum(legalTexts),
  version: z.coerce.string(),
  title: z.string(),
  changeSummary: z
    .string()
    .nullable()
    .transform((text) => text ?? ""),
  effectiveAt: z.string(),
});

export type LegalText = z.output<typeof shape>;

/**
 * The newest published version of each legal text, also if not yet in force.
 * @throws {CmsUnavailableError}
 */
export async function listLegalTexts(client: CmsClient): Promise<LegalText[]> {
  return newestOfEach(await listPublished(client));
}

export async function listLegalTextsInForce(client: CmsClient, now: Date): Promise<LegalText[]> {
  const published = await listPublished(client);
  return newestOfEach(
    published.filter(({ effectiveAt }) => Date.parse(effectiveAt) <= now.getTime()),
  );
}

async function listPublished(client: CmsClient): Promise<LegalText[]> {
  const params = {
    fields: Object.keys(shape.shape).join(","),
    filter: { status: { _eq: "published" } },
    sort: "-effectiveAt",
    limit: 100,
  };
  const rows = await client.read(
    customEndpoint<unknown[]>({ path: "/items/legal_documents", params }),
  );
  const parsed = z.array(shape).safeParse(rows);
  if (!parsed.success) throw new CmsUnavailableError(parsed.error);
  return parsed.data;
}

/** Expects the newest version first. */
function newestOfEach(texts: readonly LegalText[]): LegalText[] {
  const newest = new Map<string, LegalText>();
  for (const text of texts) if (!newest.has(text.slug)) newest.set(text.slug, text);
  return [...newest.values()];
}
