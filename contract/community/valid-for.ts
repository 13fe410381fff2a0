import { CANTON_CODES, permitChoices } from "../switzerland/codes.ts";

export type ValidFor = { canton: string | null; permit: string | null; year: number };

const YEARS_BACK = 4;

/** The current year in Switzerland. */
export const swissYear = (now: Date): number =>
  Number(now.toLocaleDateString("sv-SE", { timeZone: "Europe/Zurich" }).slice(0, 4));

/** Years that a reply may name, latest first; next year's rules are known before it starts. */
export const validYears = (now: Date): number[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, back) => swissYear(now) + 1 - back);

/** A stored or submitted value with a year and no unknown values; null for anything else. */
export function findValidFor(value: unknown): ValidFor | null {
  if (typeof value !== "object" || value === null) return null;
  const { canton = null, permit = null, year } = value as Record<string, unknown>;
  const isCanton = canton === null || CANTON_CODES.some((code) => code === canton);
  const isPermit = permit === null || permitChoices.some((known) => known === permit);
  const isYear = typeof year === "number" && Number.isInteger(year);
  return isCanton && isPermit && isYear ? ({ canton, permit, year } as ValidFor) : null;
}

/** True once the year is over, as the content may have changed. */
export const isOutdated = ({ year }: Pick<ValidFor, "year">, now: Date): boolean =>
  year < swissYear(now);
