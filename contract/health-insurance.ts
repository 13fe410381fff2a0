/** Age groups with the same premium: children to 18, young adults to 25, adults (KVG Art. 61). */
export const AGE_CLASSES = ["adult", "young", "child"] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** How the member chooses the first doctor. */
export const INSURANCE_MODELS = ["standard", "family_doctor", "hmo", "telemedicine"] as const;
export type InsuranceModel = (typeof INSURANCE_MODELS)[number];

const LAST_AGE_OF_CHILDREN = 18;
const LAST_AGE_OF_YOUNG_ADULTS = 25;

/** Age class for a premium year: the age reached in that year counts, not the birthday. */
export function ageClassOf(birthYear: number, premiumYear: number): AgeClass {
  const age = premiumYear - birthYear;
  if (age <= LAST_AGE_OF_CHILDREN) return "child";
  return age <= LAST_AGE_OF_YOUNG_ADULTS ? "young" : "adult";
}

/** Year of birth that enters the class in the premium year. */
export const firstBirthYearOf = (ageClass: "young" | "adult", premiumYear: number): number =>
  premiumYear - 1 - (ageClass === "young" ? LAST_AGE_OF_CHILDREN : LAST_AGE_OF_YOUNG_ADULTS);

const DEDUCTIBLES_CHF: Readonly<Record<AgeClass, readonly number[]>> = {
  adult: [300, 500, 1_000, 1_500, 2_000, 2_500],
  young: [300, 500, 1_000, 1_500, 2_000, 2_500],
  child: [0, 100, 200, 300, 400, 500, 600],
};

/** Deductibles available (KVV Art. 93 and 103), ascending. */
export function listDeductiblesChf(ageClass: AgeClass): readonly number[] {
  return DEDUCTIBLES_CHF[ageClass];
}

export const MAX_PEOPLE = 8;
export const MAX_SHOWN_TARIFFS = 200;
/** Tariffs that free members see of a search. */
export const FREE_TARIFFS = 3;
export const FREE_SEARCHES_A_DAY = 20;
