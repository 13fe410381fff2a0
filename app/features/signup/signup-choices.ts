import { signup } from "~/i18n/pt-BR/signup";

/** The answers one may choose, in the order they are shown; the words are keyed by them. */
function keysOf<T extends Record<string, string>>(words: T) {
  return Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
}

export const PASSPORTS = ["yes", "in_process", "family", "no"] as const;
export const COUNTRIES = keysOf(signup["european-passport"].countries);
export const JOBS = keysOf(signup["job-opportunity"].options);
export const PERMITS = keysOf(signup["job-opportunity"].permits);
export const TIMES = ["there", "under_3", "3_6", "6_12", "over_12", "unknown"] as const;
export const HOURS = ["1_3", "3_5", "5_10", "over_10", "unknown"] as const;
export const LEVELS = keysOf(signup.commitment.levels);
export const LANGUAGES = ["german", "french", "italian"] as const;
export const GOALS = keysOf(signup.commitment.goalOptions);
export const MOST_CHOICES = 3;
