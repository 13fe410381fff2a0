import { z } from "zod";
import { characterCount, TYPED_PASSWORD_MAX_LENGTH } from "../account/person.ts";

/** ISO 8601 date and time in UTC, as in the service's responses. */
export const moment = z.iso.datetime();

/** A password as typed. The rules for a new one are checked later, and name what is wrong. */
export const typedPassword = z
  .string()
  .refine((typed) => characterCount(typed) <= TYPED_PASSWORD_MAX_LENGTH);

export const linkState = z.enum(["valid", "expired", "used", "replaced", "unknown"]);
export type LinkState = z.output<typeof linkState>;

/** Official source of a figure. The page shows it after one click on the figure. */
export const officialSource = z.object({
  year: z.number().int(),
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  /** Date of the official file; null if it has none. */
  publishedOn: z.string().nullable(),
  importedAt: moment,
});
export type OfficialSource = z.output<typeof officialSource>;

export const officialYear = z.coerce.number().int().min(2020).max(2100);
export const cantonCode = z.string().regex(/^[A-Z]{2}$/);
