import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { LOCALE } from "~/i18n/paths";

export const CANTON_COUNT = 26;

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
  /** Language codes: "de", "fr". */
  languages: string[];
  /** True for the one canton that every member may read in full. */
  isSample: boolean;
};

export function cantonName(row: { name: string; translations: { name: string | null }[] }): string {
  return row.translations[0]?.name ?? row.name;
}

/** Sorts by the rules of the reader's language, which the database does not know. */
export const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, LOCALE);

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

/** The one canton that every member may read in full. */
export function sampleOf(cantons: readonly Canton[]): Pick<Canton, "code" | "name"> | null {
  const sample = cantons.find(({ isSample }) => isSample);
  return sample ? { code: sample.code, name: sample.name } : null;
}

export async function listCantonChoices(cms: TierCms): Promise<Pick<Canton, "code" | "name">[]> {
  return (await listCantons(cms)).map(({ code, name }) => ({ code, name }));
}

const text = z.string().nullish().catch(null);

const note = z.object({
  year: z.union([z.string(), z.number()]).nullish().catch(null),
  source: text,
  sourceUrl: text,
  note: text,
});

const figureNotes = z.record(z.string(), note.optional().catch(undefined)).catch({});

/** A canton with the figures of the map and the landing page; for the paying tier only. */
export const cantonWithFigures = shape("Cantons", {
  ...namedCanton.fields,
  populationInThousands: z.number().nullable(),
  averageMonthlySalary: z.number().nullable(),
  averageRentPrice: z.number().nullable(),
  figures: figureNotes,
});

export type CountedCanton = ReturnType<typeof cantonWithFigures.parse>;
