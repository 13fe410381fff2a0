import { z } from "zod";
import { cantonCode, officialSource, officialYear } from "./official-source.ts";

/** Situation, number of children, church tax: `A0N`. */
export const withholdingCode = z.string().regex(/^[A-Z][0-9][NY]$/);

export const withholdingTariffsInput = z.object({ year: officialYear, canton: cantonCode });

/**
 * Some cantons use only one church letter (JU: Y; GE, NE, TI, VD, VS: N). The answer then uses that letter;
 * its `code` says which.
 */
export const withholdingTablesInput = z.object({
  year: officialYear,
  code: withholdingCode,
  /** Without a canton, all cantons with this tariff. */
  canton: cantonCode.optional(),
});

function readAdded(pair: string): [canton: string, cents: number] {
  const [canton = "", cents = ""] = pair.split(":");
  return [canton, Number(cents)];
}

export const withholdingRatesInput = z.object({
  year: officialYear,
  code: withholdingCode,
  incomeCents: z.coerce.number().int().min(0).max(999_999_999),
  /** "VS:65400,ZH:43000": cents per month added in these cantons, such as family allowances. */
  added: z
    .string()
    .regex(/^(?:[A-Z]{2}:\d{1,7})(?:,[A-Z]{2}:\d{1,7}){0,25}$/)
    .transform((text) => Object.fromEntries(text.split(",").map(readAdded)))
    .default({}),
});

/** Years with tables, newest first. */
export const withholdingYears = z.object({ years: z.array(z.number().int()) });

export const withholdingTariffs = z.object({
  canton: cantonCode,
  codes: z.array(withholdingCode),
  source: officialSource,
});
export type WithholdingTariffs = z.output<typeof withholdingTariffs>;

const ofCanton = { canton: cantonCode, code: withholdingCode, source: officialSource };
const cents = z.array(z.number().int());

/** In the format of `contract/calculators/withholding-tax.ts`. */
export const withholdingTables = z.object({
  tables: z.array(
    z.object({ ...ofCanton, fromCents: cents, rateHundredths: cents, minimumCents: cents }),
  ),
});
export type WithholdingTables = z.output<typeof withholdingTables>;

export const withholdingRates = z.object({
  rates: z.array(
    z.object({
      ...ofCanton,
      rateHundredths: z.number().int(),
      minimumCents: z.number().int(),
      taxCents: z.number().int(),
    }),
  ),
});
export type WithholdingRates = z.output<typeof withholdingRates>;
