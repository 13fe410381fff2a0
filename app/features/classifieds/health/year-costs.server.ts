import type { PremiumSearch, PremiumTariff } from "../../../../contract/api/official-tables-v1.ts";
import {
  lastChangeChf,
  listCheapestRanges,
  worstCaseCents,
  yearCostCents,
  type CostSharing,
} from "../../../../contract/switzerland/health-insurance.ts";
import type { DeductibleCurve, FoundHealth, FoundPerson, HealthRules } from "./health-answer";

const MONTHS = 12;
const CENTS = 100;
/** Extends the chart beyond the last corner point, so that the worst case shows as a level line. */
const MARGIN_CHF = 500;
const STEP_CHF = 500;

type Person = PremiumSearch["people"][number];
export type ChosenCurve = { person: number; tariff: number };

function sharingOf(rules: HealthRules, isChild: boolean): CostSharing {
  const { coinsurancePercent, maxAdultChf, maxChildChf } = rules;
  return {
    coinsurancePercent,
    coinsuranceMaxCents: (isChild ? maxChildChf : maxAdultChf) * CENTS,
  };
}

function curveOf(
  tariff: PremiumTariff,
  treatmentCents: number,
  sharing: CostSharing,
): DeductibleCurve {
  const options = tariff.deductiblesChf.map((deductibleChf, at) => ({
    deductibleChf,
    premiumCents: tariff.premiumsCents[at] ?? 0,
  }));
  const last = lastChangeChf(options, sharing) + MARGIN_CHF;
  const lastChf = Math.ceil(last / STEP_CHF) * STEP_CHF;
  return {
    insurer: tariff.insurer.name,
    tariff: tariff.tariff,
    lastChf,
    ranges: listCheapestRanges(options, sharing),
    options: options.map((option) => {
      const costAt = (chf: number) => yearCostCents(option, chf * CENTS, sharing);
      const bends = [0, option.deductibleChf, lastChangeChf([option], sharing), lastChf];
      return {
        ...option,
        noneCents: costAt(0),
        totalCents: yearCostCents(option, treatmentCents, sharing),
        worstCents: worstCaseCents(option, sharing),
        bends: bends.map((chf) => ({ chf, cents: costAt(chf) })),
      };
    }),
  };
}

function personOf(
  person: Person,
  rules: HealthRules | null,
  treatmentCents: number,
  drawn: number,
): FoundPerson {
  const sharing = rules && sharingOf(rules, person.ageClass === "child");
  const tariffs = person.tariffs.map((tariff) => {
    const option = { deductibleChf: person.deductibleChf, premiumCents: tariff.premiumCents };
    const { current } = person;
    return {
      ...tariff,
      totalCents: sharing && yearCostCents(option, treatmentCents, sharing),
      worstCents: sharing && worstCaseCents(option, sharing),
      differenceCents: current && (tariff.premiumCents - current.premiumCents) * MONTHS,
    };
  });
  const chosen = tariffs[drawn];
  return {
    ...person,
    tariffs,
    curve: chosen && sharing ? curveOf(chosen, treatmentCents, sharing) : null,
    coinsuranceMaxChf: sharing && sharing.coinsuranceMaxCents / CENTS,
  };
}

export function withYearCosts(
  found: PremiumSearch,
  rules: HealthRules | null | "away",
  treatmentCents: number,
  curve: ChosenCurve | null,
): Omit<FoundHealth, "coming"> {
  const areRulesAway = rules === "away";
  const known = areRulesAway ? null : rules;
  return {
    ...found,
    ...{ rules: known, areRulesAway },
    treatmentChf: treatmentCents / CENTS,
    people: found.people.map((person, at) =>
      personOf(person, known, treatmentCents, curve?.person === at ? curve.tariff : 0),
    ),
  };
}
