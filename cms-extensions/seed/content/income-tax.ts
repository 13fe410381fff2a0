import { readFileSync } from "node:fs";
import path from "node:path";
import {
  INCOME_TAX_KEY,
  type IncomeTaxEstimates,
} from "../../../contract/calculators/ordinary-tax.ts";

const file = path.join(import.meta.dirname, "../data/income-tax-2026.json");

/** Estimates of the ordinary income tax in 25 capitals; for Valais there is no plausible one. */
export const incomeTaxEstimates = {
  key: INCOME_TAX_KEY,
  year: 2026,
  source:
    "Estimativa com as tarifas de 2026 da ESTV, calculada com o programa aberto swisstaxcalculator (devbrains-com)",
  publisher: "Portal Suíça",
  sourceUrl: "https://swisstaxcalculator.estv.admin.ch",
  reviewedAt: null,
  value: JSON.parse(readFileSync(file, "utf8")) as IncomeTaxEstimates,
};
