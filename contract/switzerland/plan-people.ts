import { CHILD_PLACES, type ChildPlace, type Situation } from "./situation.ts";

/** Whom a member marks a step for. */
export const PEOPLE = ["self", "partner", ...CHILD_PLACES] as const;
export type Person = (typeof PEOPLE)[number];

export const isPerson = (value: unknown): value is Person => PEOPLE.some((each) => each === value);

/** Name in the middle of a pt-BR sentence. The portal does not ask the names of a family. */
export function personName(person: Person): string {
  if (person === "self") return "você";
  if (person === "partner") return "cônjuge ou parceiro";
  return `filho ou filha ${CHILD_PLACES.indexOf(person) + 1}`;
}

/** Steps that each of these people does; other steps are done once. */
export const PER_PERSON = ["everybody", "children", "schoolchildren"] as const;
export type PerPerson = (typeof PER_PERSON)[number];

/** Age that a child reaches in a year of school; cantons differ by a year at both ends. */
const SCHOOL_AGES = { first: 4, last: 16 };

/**
 * Who does a step, the member first. Empty for a step that is done once, and if the situation names none of
 * these people.
 * @param today YYYY-MM-DD
 */
export function peopleOf(
  perPerson: PerPerson | null,
  { family, children }: Pick<Situation, "family" | "children">,
  today: string,
): Person[] {
  if (perPerson === null) return [];
  const ageOf = (place: ChildPlace) => Number(today.slice(0, 4)) - (children[place] ?? Number.NaN);
  const named = CHILD_PLACES.filter((place) => children[place] !== undefined);
  if (perPerson === "everybody") {
    return ["self", ...(family.includes("partner") ? (["partner"] as const) : []), ...named];
  }
  if (perPerson === "children") return named;
  return named.filter(
    (place) => ageOf(place) >= SCHOOL_AGES.first && ageOf(place) <= SCHOOL_AGES.last,
  );
}
