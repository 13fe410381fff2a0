import { readFileSync } from "node:fs";
import {
  PREMIUM_EXTRACT_KEY,
  type CantonExtract,
} from "../../../contract/switzerland/health-insurance.ts";

const file = new URL("../data/premium-extract-2027.json", import.meta.url);

/** An extract of the premiums of 2027; never checked against the BAG's own file. */
export const premiumExtract = {
  key: PREMIUM_EXTRACT_KEY,
  year: 2027,
  source:
    "Prêmios aprovados de 2027 (29 set. 2026), segundo o resumo público ConnectAIch/abovergleich de 5 out. 2026",
  publisher: "BAG",
  sourceUrl: "https://opendata.swiss/de/dataset/health-insurance-premiums",
  reviewedAt: null,
  value: JSON.parse(readFileSync(file, "utf8")) as Record<string, CantonExtract>,
};
