import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import type { premiumSearchInput } from "../../../../contract/api/official-tables-v1.ts";
import { readCents } from "../../../../contract/calculators/read-amount.ts";
import {
  MAX_SHOWN_TARIFFS,
  ageClassOf,
  listDeductiblesChf,
} from "../../../../contract/switzerland/health-insurance.ts";
import type { z } from "zod";
import { fieldId, type TypedHealth } from "./health-answer";
import { isModel } from "./typed-health";

const t = translator("health-insurances", words);

/** CHF 1 million: higher costs of treatment are typing errors. */
const LARGEST_TREATMENT_CENTS = 100_000_000;
const FIRST_TARIFFS = 20;
const OLDEST_YEAR = 1900;
const POSTCODE = /^[1-9]\d{3}$/;
const YEAR = /^\d{4}$/;

type Search = z.input<typeof premiumSearchInput>;
export type ReadHealth = {
  errors: { id: string; text: string }[];
  /** The place depends on the postcode. Null if a field is invalid. */
  asked:
    | (Omit<Search, "canton" | "region" | "year"> & {
        year: number;
        postcode: string;
        treatmentCents: number;
      })
    | null;
};

export function readHealth(typed: TypedHealth): ReadHealth {
  const errors: ReadHealth["errors"] = [];
  const year = Number(typed.year);
  if (!POSTCODE.test(typed.postcode)) {
    errors.push({ id: fieldId("postcode"), text: t("problems.postcode") });
  }
  const treatment = readCents(typed.treatment, LARGEST_TREATMENT_CENTS);
  if (treatment.state === "invalid") {
    errors.push({ id: fieldId("treatment"), text: t("problems.treatment") });
  }
  const people = typed.people.map((person, at) => {
    const birthYear = Number(person.birthYear);
    const isBorn = YEAR.test(person.birthYear) && birthYear >= OLDEST_YEAR && birthYear <= year;
    const deductibleChf = Number(person.deductible);
    const offered = listDeductiblesChf(ageClassOf(birthYear, year));
    if (!isBorn) {
      errors.push({ id: fieldId("birthYear", at), text: t("problems.birthYear", { year }) });
    } else if (!offered.includes(deductibleChf)) {
      const list = offered.join(", ");
      errors.push({ id: fieldId("deductible", at), text: t("problems.deductible", { list }) });
    }
    const insurer = Number(person.insurer);
    return {
      ...{ birthYear, deductibleChf, hasAccident: person.accident === "1" },
      current: insurer > 0 && isModel(person.model) ? { insurer, model: person.model } : null,
    };
  });
  if (errors.length > 0) return { errors, asked: null };
  const insurers = Number(typed.insurer) > 0 ? [Number(typed.insurer)] : [];
  return {
    errors,
    asked: {
      ...{ year, people, insurers, postcode: typed.postcode },
      models: typed.models.filter(isModel),
      take: typed.isWhole ? MAX_SHOWN_TARIFFS : FIRST_TARIFFS,
      treatmentCents: treatment.state === "number" ? treatment.value : 0,
    },
  };
}
