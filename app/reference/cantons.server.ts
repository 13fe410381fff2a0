import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { LOCALE } from "~/i18n/paths";

export const CANTON_COUNT = 26;

/** What everybody may know of a canton. */
export const namedCanton = shape("Cantons", {
  id: z.number(),
  cantonCode: z.string(),
  name: z.string(),
  languages: z.array(z.string()).catch([]),
  isSample: z.boolean(),
  translations: { name: z.string().nullable() },
});

export type Canton = {
  id: number;
  code: string;
  name: string;
  /** Codes: "de", "fr". */
  languages: string[];
  /** The one canton that every member reads in full. */
  isSample: boolean;
};

/** In the page's language, where editors gave it a name there. */
export function cantonName(row: { name: string; translations: { name: string | null }[] }): string {
  return row.translations[0]?.name ?? row.name;
}

/** As the reader expects it, which no database keeps. */
export const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, LOCALE);

/** The cantons in alphabetical order. @throws {CmsError} */
export function listCantons(cms: TierCms): Promise<Canton[]> {
  return cms.cached("cantons", async (ask) => {
    const rows = await ask(readRows(namedCanton, { limit: CANTON_COUNT }));
    return rows
      .map((row) => ({
        id: row.id,
        code: row.cantonCode,
        name: cantonName(row),
        languages: row.languages,
        isSample: row.isSample,
      }))
      .sort(byName);
  });
}

/** The cantons to choose from, by code. @throws {CmsError} */
export async function listCantonChoices(cms: TierCms): Promise<Pick<Canton, "code" | "name">[]> {
  return (await listCantons(cms)).map(({ code, name }) => ({ code, name }));
}
