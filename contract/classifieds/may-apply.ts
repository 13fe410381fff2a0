import { askedPermits } from "../permits.ts";

/** Permits that the employer accepts. */
export const permitPolicies = ["any", "eu_efta", "swiss_permit", "sponsors_quota"] as const;
export type PermitPolicy = (typeof permitPolicies)[number];

/** The member's own data; null if not entered. */
export type Applicant = {
  nationality: "swiss" | "eu_efta" | "other" | null;
  /** Letter of the residence permit, or "none". */
  permit: "none" | "L" | "B" | "C" | "G" | "F" | "N" | "S" | null;
};

/** `quota`: only if the employer gets one of the yearly permits for people from outside EU and EFTA. */
export type MayApply = {
  answer: "yes" | "quota" | "no" | "unknown";
  reason:
    | "swiss"
    | "free_movement"
    | "settled"
    | "resident"
    | "short_permit"
    | "border_permit"
    | "asylum"
    | "employer_wants_permit"
    | "employer_wants_eu"
    | "quota"
    | "not_told";
  source: { title: string; url: string };
};

const FOREIGNERS_ACT = {
  title: "Lei de estrangeiros e integração (AIG, SR 142.20)",
  url: "https://www.fedlex.admin.ch/eli/cc/2007/758/de",
};
const FREE_MOVEMENT = {
  title: "Acordo de livre circulação de pessoas (FZA, SR 0.142.112.681)",
  url: "https://www.fedlex.admin.ch/eli/cc/2002/243/de",
};

type Reasoned = Pick<MayApply, "answer" | "reason">;

function judge({ nationality, permit }: Applicant, policy: PermitPolicy): Reasoned {
  if (nationality === "swiss") return { answer: "yes", reason: "swiss" };
  if (permit === "C") return { answer: "yes", reason: "settled" };
  if (nationality === null) return { answer: "unknown", reason: "not_told" };
  if (nationality === "eu_efta") {
    const lacksPermit = permit === null || permit === "none";
    return policy === "swiss_permit" && lacksPermit
      ? { answer: "no", reason: "employer_wants_permit" }
      : { answer: "yes", reason: "free_movement" };
  }
  if (permit === "B") return { answer: "yes", reason: "resident" };
  if (permit === "L") return { answer: "quota", reason: "short_permit" };
  if (permit === "G") return { answer: "quota", reason: "border_permit" };
  if (permit === "F" || permit === "N" || permit === "S")
    return { answer: "unknown", reason: "asylum" };
  if (permit === null) return { answer: "unknown", reason: "not_told" };
  if (policy === "eu_efta") return { answer: "no", reason: "employer_wants_eu" };
  if (policy === "swiss_permit") return { answer: "no", reason: "employer_wants_permit" };
  return { answer: "quota", reason: "quota" };
}

/**
 * Whether a member may apply for a job, with the reason and the law. EU and EFTA citizens have free
 * movement (FZA art. 4). Settled and resident foreigners change jobs freely (AIG art. 38). Others need a
 * quota permit and only if no candidate with priority is found (AIG art. 18 to 23).
 */
export function mayApply(applicant: Applicant, policy: PermitPolicy | null): MayApply {
  const reasoned = judge(applicant, policy ?? "any");
  const source = reasoned.reason === "free_movement" ? FREE_MOVEMENT : FOREIGNERS_ACT;
  return { ...reasoned, source };
}

const EU_OR_EFTA = ["PT", "IT", "ES", "DE"];

/**
 * Applicant data from the signup answers; a passport outside the five named ones may also be of the EU or
 * EFTA.
 */
export function applicantOf(answers: {
  passport?: string | undefined;
  country?: string | undefined;
  permit?: string | undefined;
}): Applicant {
  const { passport, country, permit } = answers;
  const held = askedPermits.find((each) => each === permit) ?? null;
  if (passport === "yes") {
    if (country === "CH") return { nationality: "swiss", permit: held };
    const isEuropean = country !== undefined && [...EU_OR_EFTA, "other"].includes(country);
    return { nationality: isEuropean ? "eu_efta" : null, permit: held };
  }
  return { nationality: passport === undefined ? null : "other", permit: held };
}
