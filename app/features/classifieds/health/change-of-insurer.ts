import type { FoundHealth, FoundPerson, FoundTariff } from "./health-answer";

const MONTHS = 12;

/** Cents per month, `savingCents` per year. Null for what nobody knows. */
export type Change = {
  /** This year: what the person typed to pay, otherwise the premium of the current insurer. */
  nowCents: number | null;
  /** Next year, with the current insurer. */
  stayCents: number | null;
  /** Next year, with the cheapest insurer of the list. */
  moveCents: number | null;
  /** What moving saves against the typed amount, otherwise against staying; negative if it costs more. */
  savingCents: number | null;
};

export type PersonChange = Change & {
  best: FoundTariff | null;
  /** True if the person typed what they pay. */
  isPaidTyped: boolean;
};

export type Changes = {
  /** True if the list is of the year after this one. */
  isComing: boolean;
  people: PersonChange[];
  /** Of several people. */
  all: Change | null;
};

const premiumOf = (tariff: { premiumCents: number } | null): number | null =>
  tariff && tariff.premiumCents;

function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}

function changeOf(person: FoundPerson, year: number, thisYear: number): PersonChange {
  const { current, previous, paidCents, tariffs } = person;
  const isComing = year > thisYear;
  const thisYears = year === thisYear ? current : null;
  const nowCents = paidCents ?? premiumOf(isComing ? previous : thisYears);
  const stayCents = isComing ? premiumOf(current) : null;
  const best = (isComing && tariffs[0]) || null;
  const moveCents = premiumOf(best);
  const baseCents = paidCents ?? stayCents;
  const savingCents =
    baseCents === null || moveCents === null ? null : (baseCents - moveCents) * MONTHS;
  return { nowCents, stayCents, moveCents, savingCents, best, isPaidTyped: paidCents !== null };
}

/** What each person pays now, and would pay next year by staying or by moving. */
export function changesOf(
  { people, source: { year } }: Pick<FoundHealth, "people" | "source">,
  thisYear: number,
): Changes {
  const changes = people.map((person) => changeOf(person, year, thisYear));
  const all = {
    nowCents: sumOf(changes.map(({ nowCents }) => nowCents)),
    stayCents: sumOf(changes.map(({ stayCents }) => stayCents)),
    moveCents: sumOf(changes.map(({ moveCents }) => moveCents)),
    savingCents: sumOf(changes.map(({ savingCents }) => savingCents)),
  };
  return { isComing: year > thisYear, people: changes, all: people.length > 1 ? all : null };
}
