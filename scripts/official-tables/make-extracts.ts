import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { ExtractName } from "../../bff/modules/switzerland/official-tables/extracts/extract-files.ts";
import {
  writePremiums,
  type HealthPremium,
} from "../../bff/modules/switzerland/official-tables/extracts/premiums-extract.ts";
import { writeWithholdingFiles } from "../../bff/modules/switzerland/official-tables/extracts/withholding-extract.ts";
import type { AgeClass, InsuranceModel } from "../../contract/switzerland/health-insurance.ts";

const CENTS = 100;
const toCents = (amount: number) => Math.round(amount * CENTS);

const withholdingShape = z.object({
  canton: z.string(),
  created_at: z.string(),
  tariffs: z.record(
    z.string(),
    /** From (CHF), rate (percent), minimum (CHF). */
    z.object({ b: z.array(z.tuple([z.number(), z.number(), z.number()])) }),
  ),
});

const premiumsShape = z.object({
  canton: z.string(),
  franchises: z.record(z.enum(["E", "J", "K"]), z.array(z.number())),
  /** Insurer, model, name. */
  tariffs: z.array(
    z.tuple([z.number(), z.enum(["standard", "hausarzt", "hmo", "telmed"]), z.string()]),
  ),
  /** Region, age class and accident → tariff and its premiums. */
  p: z.record(z.string(), z.array(z.tuple([z.number(), z.array(z.union([z.number(), z.null()]))]))),
});

const insurersShape = z.object({ insurers: z.record(z.string(), z.string()) });
const regionsShape = z.record(
  z.string(),
  z.array(z.object({ c: z.string(), r: z.number(), o: z.string() })),
);

const AGE_CLASS: Record<"E" | "J" | "K", AgeClass> = { E: "adult", J: "young", K: "child" };
const MODEL: Record<"standard" | "hausarzt" | "hmo" | "telmed", InsuranceModel> = {
  standard: "standard",
  hausarzt: "family_doctor",
  hmo: "hmo",
  telmed: "telemedicine",
};

/**
 * Creates the demo's extracts from a folder with the figures of the official files as JSON:
 * `withholding-tax-2026/XX.json.gz` and `health-premiums-2026/{XX,index,plz-premium-regions}.json`.
 */
export function makeExtracts(folder: string): Record<ExtractName, string> {
  const premiums = join(folder, "health-premiums-2026");
  const { insurers } = insurersShape.parse(readJson(join(premiums, "index.json")));
  return {
    "withholding-tax": writeWithholdingFiles(readWithholding(join(folder, "withholding-tax-2026"))),
    "health-premiums": writePremiums(listCantons(premiums).flatMap(readPremiums)),
    "premium-regions": writeRegions(join(premiums, "plz-premium-regions.json")),
    insurers: Object.entries(insurers)
      .map((each) => each.join("\t"))
      .join("\n"),
  };
}

function listCantons(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /^[A-Z]{2}\./.test(basename(name)));
  return files.toSorted().map((name) => join(folder, name));
}

function readJson(file: string): unknown {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

function readWithholding(folder: string) {
  return listCantons(folder).map((file) => {
    const { canton, created_at: publishedOn, tariffs } = withholdingShape.parse(readJson(file));
    return {
      canton,
      publishedOn,
      tariffs: Object.entries(tariffs).map(([code, { b: bands }]) => ({
        code,
        fromCents: bands.map(([from]) => toCents(from)),
        rateHundredths: bands.map(([, percent]) => toCents(percent)),
        minimumCents: bands.map(([, , minimum]) => toCents(minimum)),
      })),
    };
  });
}

function readPremiums(file: string): HealthPremium[] {
  const { canton, franchises, tariffs, p: groups } = premiumsShape.parse(readJson(file));
  return Object.entries(groups).flatMap(([key, rows]) => {
    const [region, letter, accident] = key;
    const known = (["E", "J", "K"] as const).find((each) => each === letter);
    if (!known) throw new Error(`${file} has an unknown age class: ${key}`);
    const group = {
      canton,
      region: Number(region),
      ageClass: AGE_CLASS[known],
      hasAccident: accident === "1",
    };
    const deductibles = franchises[known] ?? [];
    return rows.map(([place, amounts]) => {
      const [insurer, model, tariff] = tariffs[place] ?? [];
      if (insurer === undefined || model === undefined || tariff === undefined) {
        throw new Error(`${file} has no tariff ${place}`);
      }
      const isOffered = (_: unknown, at: number) => typeof amounts[at] === "number";
      return {
        ...group,
        insurer,
        model: MODEL[model],
        tariff,
        deductiblesChf: deductibles.filter(isOffered),
        premiumCents: amounts.filter((amount) => amount !== null).map(toCents),
      };
    });
  });
}

function writeRegions(file: string): string {
  const places = Object.entries(regionsShape.parse(readJson(file)));
  return places
    .flatMap(([postcode, list]) => list.map(({ c, r, o }) => [postcode, o, c, r].join("\t")))
    .join("\n");
}
