import { z } from "zod";
import { shape } from "~/cms/shape";
import { namedCanton } from "./cantons.server";

const text = z.string().nullish().catch(null);

const note = z.object({
  year: z.union([z.string(), z.number()]).nullish().catch(null),
  source: text,
  sourceUrl: text,
  note: text,
});

export const figureNotes = z.record(z.string(), note.optional().catch(undefined)).catch({});

/** A canton with the figures of the map and the landing page; for the paying tier only. */
export const countedCanton = shape("Cantons", {
  ...namedCanton.fields,
  populationInThousands: z.number().nullable(),
  averageMonthlySalary: z.number().nullable(),
  averageRentPrice: z.number().nullable(),
  figures: figureNotes,
});

export type CountedCanton = ReturnType<typeof countedCanton.parse>;
