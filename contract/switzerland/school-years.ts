/**
 * Cantons of the HarmoS agreement: school is compulsory from the fourth birthday reached by 31 July, for
 * eleven years, of which two are kindergarten. Elsewhere canton and commune decide.
 * Source: https://edk.ch/de/dokumentation/rechtstexte-beschluesse/konkordate-im-ueberblick/harmos-konkordat
 */
const HARMOS_CANTONS: readonly string[] = "BE BL BS FR GE GL JU NE SG SH SO TI VD VS ZH".split(" ");

export const SCHOOL_YEARS = 11;
const FIRST_MONTH = "08";
const ENTRY_AGE = 4;

/** Year in which a child born by 31 July enters school in August, in a HarmoS canton. */
export const schoolEntryYear = (birthYear: number): number => birthYear + ENTRY_AGE;

/**
 * The years of compulsory school that a child is in, by the year of birth alone: `last` if born by 31 July,
 * else `first`. Below 1: not yet at school; above `SCHOOL_YEARS`: no longer.
 * @param canton code of the canton of residence
 * @param today YYYY-MM-DD
 * @returns null if the canton is unknown or outside HarmoS
 */
export function schoolYearsOf(
  birthYear: number,
  canton: string | null | undefined,
  today: string,
): { first: number; last: number } | null {
  if (!canton || !HARMOS_CANTONS.includes(canton)) return null;
  const year = Number(today.slice(0, 4));
  const schoolYear = today.slice(5, 7) >= FIRST_MONTH ? year : year - 1;
  const last = schoolYear - birthYear - ENTRY_AGE + 1;
  return { first: last - 1, last };
}
