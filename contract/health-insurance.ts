/** Who pays the same premium: children to 18, young adults to 25, adults (KVG Art. 61). */
export const AGE_CLASSES = ["adult", "young", "child"] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** How the first doctor is chosen. */
export const INSURANCE_MODELS = ["standard", "family_doctor", "hmo", "telemedicine"] as const;
export type InsuranceModel = (typeof INSURANCE_MODELS)[number];

const LAST_AGE_OF_CHILDREN = 18;
const LAST_AGE_OF_YOUNG_ADULTS = 25;

/** The class of a premium year goes by the age reached in it, whatever the birthday. */
export function ageClassOf(birthYear: number, premiumYear: number): AgeClass {
  const age = premiumYear - birthYear;
  if (age <= LAST_AGE_OF_CHILDREN) return "child";
  return age <= LAST_AGE_OF_YOUNG_ADULTS ? "young" : "adult";
}

/** Born in this year, somebody enters the class in the premium year. */
export const firstBirthYearOf = (ageClass: "young" | "adult", premiumYear: number): number =>
  premiumYear - 1 - (ageClass === "young" ? LAST_AGE_OF_CHILDREN : LAST_AGE_OF_YOUNG_ADULTS);

const DEDUCTIBLES_CHF: Readonly<Record<AgeClass, readonly number[]>> = {
  adult: [300, 500, 1_000, 1_500, 2_000, 2_500],
  young: [300, 500, 1_000, 1_500, 2_000, 2_500],
  child: [0, 100, 200, 300, 400, 500, 600],
};

/** What may be chosen (KVV Art. 93 and 103), rising. */
export function listDeductiblesChf(ageClass: AgeClass): readonly number[] {
  return DEDUCTIBLES_CHF[ageClass];
}

/** A family in one form. */
export const MAX_PEOPLE = 8;
/** Tariffs of one person on a page. */
export const MAX_SHOWN_TARIFFS = 200;
/** What members who do not pay see of a search. */
export const FREE_TARIFFS = 3;
/** How often a day members who do not pay may search. */
export const FREE_SEARCHES_A_DAY = 20;
