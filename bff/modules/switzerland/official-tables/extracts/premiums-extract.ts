import {
  AGE_CLASSES,
  INSURANCE_MODELS,
  type AgeClass,
  type InsuranceModel,
} from "../../../../../contract/switzerland/health-insurance.ts";

export type HealthPremium = {
  canton: string;
  region: number;
  ageClass: AgeClass;
  hasAccident: boolean;
  insurer: number;
  model: InsuranceModel;
  tariff: string;
  /** Ascending, and as long as `premiumCents`. */
  deductiblesChf: readonly number[];
  premiumCents: readonly number[];
};

/**
 * Writes premiums as lines of text: `#` and the canton begin a canton; `T`, insurer, model and name are its
 * tariffs, counted from 0; `P`, region, age class, accident and deductibles are followed by a field for
 * each tariff, `3:41520,40990` with one premium in cents for each deductible, empty if it is not offered.
 */
export function writePremiums(premiums: readonly HealthPremium[]): string {
  const lines: string[] = [];
  for (const [canton, ofCanton] of Map.groupBy(premiums, (row) => row.canton)) {
    const tariffs = [...new Set(ofCanton.map(tariffKey))];
    const places = new Map(tariffs.map((key, place) => [key, place]));
    lines.push(`#\t${canton}`, ...tariffs.map((key) => `T\t${key}`));
    const groups = Map.groupBy(ofCanton, ({ region, ageClass, hasAccident }) =>
      ["P", region, ageClass, Number(hasAccident)].join("\t"),
    );
    for (const [head, rows] of groups) {
      const offered = [...new Set(rows.flatMap((row) => row.deductiblesChf))];
      const deductibles = offered.toSorted((a, b) => a - b);
      const fields = rows.map((row) => {
        const cents = deductibles.map((each) => row.premiumCents[row.deductiblesChf.indexOf(each)]);
        return `${places.get(tariffKey(row))}:${cents.map((each) => each ?? "").join(",")}`;
      });
      lines.push([head, deductibles.join(","), ...fields].join("\t"));
    }
  }
  return lines.join("\n");
}

function tariffKey({ insurer, model, tariff }: HealthPremium): string {
  return [insurer, model, tariff].join("\t");
}

export function* readPremiums(text: string): Generator<HealthPremium> {
  let canton = "";
  let tariffs: Pick<HealthPremium, "insurer" | "model" | "tariff">[] = [];
  for (const line of text.split("\n")) {
    const [mark, first = "", second = "", third = "", fourth = "", ...fields] = line.split("\t");
    if (mark === "#") {
      canton = first;
      tariffs = [];
    } else if (mark === "T") {
      const model = INSURANCE_MODELS.find((each) => each === second);
      if (!model) throw new Error(`The extract names an unknown model: ${line}`);
      tariffs.push({ insurer: Number(first), model, tariff: third });
    } else {
      const ageClass = AGE_CLASSES.find((each) => each === second);
      if (!ageClass) throw new Error(`The extract names an unknown age class: ${line}`);
      const group = { canton, region: Number(first), ageClass, hasAccident: third === "1" };
      const deductibles = fourth.split(",").map(Number);
      for (const field of fields) yield { ...group, ...readField(field, tariffs, deductibles) };
    }
  }
}

function readField(
  field: string,
  tariffs: readonly Pick<HealthPremium, "insurer" | "model" | "tariff">[],
  deductibles: readonly number[],
) {
  const [place = "", list = ""] = field.split(":");
  const tariff = tariffs[Number(place)];
  if (!tariff) throw new Error(`The extract names an unknown tariff: ${field}`);
  const cents = list.split(",");
  const isOffered = (_: unknown, at: number) => cents[at] !== "" && cents[at] !== undefined;
  return {
    ...tariff,
    deductiblesChf: deductibles.filter(isOffered),
    premiumCents: cents.filter(isOffered).map(Number),
  };
}
