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

/** Figure → where its value comes from, as editors keep it in one JSON field. */
export const figureNotes = z.record(z.string(), note.optional().catch(undefined)).catch({});

/** A canton with what the map and the landing page show of its figures; for the paying tier alone. */
export const countedCanton = shape("Cantons", {
  ...namedCanton.fields,
  populationInThousands: z.number().nullable(),
  averageMonthlySalary: z.number().nullable(),
  averageRentPrice: z.number().nullable(),
  figures: figureNotes,
});

export type CountedCanton = ReturnType<typeof countedCanton.parse>;
