import { permitChoices } from "../switzerland/codes.ts";
import { fold } from "../shared/text.ts";
import { parseChoice, parseText, parseInteger } from "./offers.ts";
import { DAY_MS } from "../shared/time.ts";

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
  const held = permitChoices.find((each) => each === permit) ?? null;
  if (passport === "yes") {
    if (country === "CH") return { nationality: "swiss", permit: held };
    const isEuropean = country !== undefined && [...EU_OR_EFTA, "other"].includes(country);
    return { nationality: isEuropean ? "eu_efta" : null, permit: held };
  }
  return { nationality: passport === undefined ? null : "other", permit: held };
}

export const JOB_NOTE_MAX_LENGTH = 2_000;

export const salaryPeriods = ["hour", "month", "year"] as const;

export type Job = {
  id: string;
  slug: string;
  title: string;
  company: string | null;
  /** "ZH" */
  canton: string | null;
  city: string | null;
  workloadMin: number | null;
  workloadMax: number | null;
  contractType: string;
  remote: string;
  sector: string | null;
  languages: readonly { code: string; level: string }[];
  permitPolicy: PermitPolicy | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryPeriod: (typeof salaryPeriods)[number];
  postedAt: string | null;
};

export const jobContracts = ["permanent", "temporary", "internship", "freelance"] as const;
export const jobRemotes = ["none", "hybrid", "full"] as const;
export const jobLanguages = ["de", "fr", "it", "en", "pt"] as const;
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export const jobAges = ["1", "7", "30"] as const;

/** Fields that decide whether a search finds a job. */
type SearchedJob = Omit<Job, "id" | "slug" | "salaryPeriod">;

export type JobChoice = {
  words: string | null;
  canton: string | null;
  contract: (typeof jobContracts)[number] | null;
  remote: (typeof jobRemotes)[number] | null;
  language: (typeof jobLanguages)[number] | null;
  /** Highest required level of that language. */
  level: (typeof languageLevels)[number] | null;
  /** Desired workload in percent. */
  workload: number | null;
  withinDays: number | null;
  hasSalary: boolean;
  /** Only jobs that the member may apply for, as far as the profile says. */
  isOpenToMe: boolean;
};

/** Filters from the URL; unknown values count as absent. */
export function jobChoiceOf(params: URLSearchParams): JobChoice {
  const canton = params.get("canton") ?? "";
  const within = parseChoice(jobAges, params.get("within"));
  return {
    words: parseText(params.get("words")),
    canton: /^[A-Z]{2}$/.test(canton) ? canton : null,
    contract: parseChoice(jobContracts, params.get("contract")),
    remote: parseChoice(jobRemotes, params.get("remote")),
    language: parseChoice(jobLanguages, params.get("language")),
    level: parseChoice(languageLevels, params.get("level")),
    workload: parseInteger(params.get("workload"), 1, 100),
    withinDays: within ? Number(within) : null,
    hasSalary: params.get("salary") === "1",
    isOpenToMe: params.get("open") === "1",
  };
}

function matchesLanguage(job: SearchedJob, { language, level }: JobChoice): boolean {
  if (language === null) return true;
  const requested = job.languages.find(({ code }) => code === language);
  if (!requested) return false;
  return level === null || requested.level <= level;
}

function matchesWorkload(
  { workloadMin, workloadMax }: SearchedJob,
  workload: number | null,
): boolean {
  if (workload === null) return true;
  return (workloadMin ?? 100) <= workload && workload <= (workloadMax ?? 100);
}

export function matchesJob(
  job: SearchedJob,
  choice: JobChoice,
  who: Applicant,
  now: Date,
): boolean {
  const { words, canton, contract, remote, withinDays, hasSalary, isOpenToMe } = choice;
  const text = fold([job.title, job.company, job.city, job.sector].filter(Boolean).join(" "));
  const isFound = fold(words ?? "")
    .split(/\s+/)
    .every((word) => text.includes(word));
  if (!isFound || (canton !== null && job.canton !== canton)) return false;
  if (contract !== null && job.contractType !== contract) return false;
  if (remote !== null && job.remote !== remote) return false;
  if (!matchesLanguage(job, choice) || !matchesWorkload(job, choice.workload)) return false;
  const ageMs = job.postedAt === null ? Infinity : now.getTime() - Date.parse(job.postedAt);
  if (withinDays !== null && ageMs > withinDays * DAY_MS) return false;
  if (hasSalary && job.salaryMinCents === null && job.salaryMaxCents === null) return false;
  return !isOpenToMe || mayApply(who, job.permitPolicy).answer !== "no";
}

export const byNewest = (one: Job, other: Job): number =>
  (other.postedAt ?? "").localeCompare(one.postedAt ?? "") || one.title.localeCompare(other.title);

const HOURS_A_YEAR = 42 * 52;
const yearFactors = { hour: HOURS_A_YEAR, month: 12, year: 1 } as const;

/** Middle of the offered range as a full-time yearly salary; null if the ad names no salary. */
export function yearSalaryOf(job: Job): number | null {
  const { salaryMinCents: low, salaryMaxCents: high, salaryPeriod } = job;
  const middle = low !== null && high !== null ? (low + high) / 2 : (low ?? high);
  return middle === null ? null : Math.round(middle * yearFactors[salaryPeriod]);
}

export const jobWarnings = ["fee", "messenger_only", "visa_included", "other_domain"] as const;
export type JobWarning = (typeof jobWarnings)[number];

export type JobPosting = {
  text: string;
  companyDomain: string | null;
  applyEmail: string | null;
  applyUrl: string | null;
  isVerified: boolean;
};

const FEE = /\b(?:taxa|pagamento adiantado|deposito|pague|gebuhr|vorauszahlung|fee)\b/;
const NO_FEE = /\bsem (?:nenhuma )?taxa\b|\bno fee\b/;
const MESSENGER = /\b(?:whatsapp|telegram)\b/;
const VISA = /\bvisto (?:incluso|garantido|incluido)\b|\bvisa incluso\b|\bguaranteed visa\b/;

const isOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function hostOf({ applyEmail, applyUrl }: JobPosting): string | null {
  const mail = applyEmail?.split("@").at(-1);
  return (
    (mail ?? (applyUrl ? (URL.parse(applyUrl)?.hostname ?? null) : null))?.toLowerCase() ?? null
  );
}

/**
 * Warnings about a job ad: it asks for money, offers contact by messenger only, promises a visa, or has an
 * unverified address outside the company's domain.
 */
export function warningsOf(job: JobPosting): JobWarning[] {
  const text = fold(job.text);
  const host = hostOf(job);
  const domain = job.companyDomain?.toLowerCase() ?? null;
  const isForeign = host !== null && (domain === null || !isOf(host, domain));
  const found: Record<JobWarning, boolean> = {
    fee: FEE.test(text) && !NO_FEE.test(text),
    messenger_only: MESSENGER.test(text) && !job.applyEmail && !job.applyUrl,
    visa_included: VISA.test(text),
    other_domain: isForeign && !job.isVerified,
  };
  return jobWarnings.filter((name) => found[name]);
}
