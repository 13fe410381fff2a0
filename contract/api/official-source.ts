import { z } from "zod";
import { moment } from "./time.ts";

/** Whose figures these are: stands within one tap of every figure. */
export const officialSource = z.object({
  /** The year for which they hold. */
  year: z.number().int(),
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  /** Day of the official file, where it names one. */
  publishedOn: z.string().nullable(),
  importedAt: moment,
});
export type OfficialSource = z.output<typeof officialSource>;

export const officialYear = z.coerce.number().int().min(2020).max(2100);
export const cantonCode = z.string().regex(/^[A-Z]{2}$/);
