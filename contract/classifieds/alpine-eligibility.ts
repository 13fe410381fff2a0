import type { Applicant } from "./may-apply.ts";

export const alpineNationalities = ["any", "ch_eu_efta", "swiss", "unknown"] as const;

export type AlpineRule = {
  minAge: number | null;
  maxAge: number | null;
  nationality: (typeof alpineNationalities)[number] | null;
};
export type Volunteer = Pick<Applicant, "nationality"> & { age: number | null };

/** One condition; `unknown` if the rule or the volunteer's data is missing. */
type Check = {
  about: "age" | "nationality";
  state: "fits" | "fails" | "unknown";
};
export type Eligibility = { state: "fits" | "fails" | "unknown"; checks: readonly Check[] };

function ageState({ minAge, maxAge }: AlpineRule, age: number | null): Check["state"] {
  if (minAge === null && maxAge === null) return "unknown";
  if (age === null) return "unknown";
  const isWithin = (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
  return isWithin ? "fits" : "fails";
}

function nationalityState(
  rule: AlpineRule["nationality"],
  nationality: Volunteer["nationality"],
): Check["state"] {
  if (rule === "any") return "fits";
  if (rule === null || rule === "unknown" || nationality === null) return "unknown";
  if (nationality === "swiss") return "fits";
  return rule === "ch_eu_efta" && nationality === "eu_efta" ? "fits" : "fails";
}

/** Eligibility of a volunteer: one failed condition decides; one unknown condition leaves it open. */
export function alpineEligibility(rule: AlpineRule, volunteer: Volunteer): Eligibility {
  const checks: Check[] = [
    { about: "nationality", state: nationalityState(rule.nationality, volunteer.nationality) },
    { about: "age", state: ageState(rule, volunteer.age) },
  ];
  const has = (state: Check["state"]) => checks.some((check) => check.state === state);
  return { state: has("fails") ? "fails" : has("unknown") ? "unknown" : "fits", checks };
}
