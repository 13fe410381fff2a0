import type { HealthOffer } from "./health-form";
import type { FoundTariff, TypedPerson } from "./health-answer";

const ADULT_AGE = 18;

/** Who writes the letter to a person's current insurer. */
export type Leaving =
  /** The current insurer is not known. */
  | { kind: "unknown" }
  /** A minor in the letter of an adult with the same insurer. */
  | { kind: "withParent" }
  | {
      kind: "own";
      insurer: { number: number; name: string };
      /** Birth years of the minors in this letter. */
      childYears: string[];
      isMinor: boolean;
    };

export type OwnTariff = "sameModel" | "otherModel";

/** How a tariff of the current insurer differs from what the person has; null if another insurer offers it. */
export function ownTariffOf(
  { insurer, model }: Pick<FoundTariff, "insurer" | "model">,
  person: TypedPerson | undefined,
): OwnTariff | null {
  if (!person || String(insurer.number) !== person.insurer) return null;
  return model === person.model ? "sameModel" : "otherModel";
}

type Known = { insurers: HealthOffer["insurers"]; thisYear: number };

/**
 * Minors leave with the first adult of their insurer, who signs for them. In the year of the 18th birthday
 * nobody counts as a minor, since the birthday is not known.
 */
export function leavingOf(
  people: readonly TypedPerson[],
  at: number,
  { insurers, thisYear }: Known,
): Leaving {
  const person = people[at];
  const insurer = insurers.find(({ number }) => String(number) === person?.insurer);
  if (!person || !insurer) return { kind: "unknown" };
  const isMinor = ({ birthYear }: TypedPerson) => Number(birthYear) > thisYear - ADULT_AGE;
  const together = people.filter((each) => each.insurer === person.insurer);
  const signer = together.find((each) => !isMinor(each));
  if (isMinor(person)) {
    return signer
      ? { kind: "withParent" }
      : { kind: "own", insurer, childYears: [], isMinor: true };
  }
  const minors = person === signer ? together.filter(isMinor) : [];
  const childYears = minors.map(({ birthYear }) => birthYear);
  return { kind: "own", insurer, childYears, isMinor: false };
}
