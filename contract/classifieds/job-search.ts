import { fold } from "../text.ts";
import { knownOf, typedOf, wholeOf } from "./read-choice.ts";
import type { Applicant, PermitPolicy } from "./may-apply.ts";
import { mayApply } from "./may-apply.ts";

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
  const within = knownOf(jobAges, params.get("within"));
  return {
    words: typedOf(params.get("words")),
    canton: /^[A-Z]{2}$/.test(canton) ? canton : null,
    contract: knownOf(jobContracts, params.get("contract")),
    remote: knownOf(jobRemotes, params.get("remote")),
    language: knownOf(jobLanguages, params.get("language")),
    level: knownOf(languageLevels, params.get("level")),
    workload: wholeOf(params.get("workload"), 1, 100),
    withinDays: within ? Number(within) : null,
    hasSalary: params.get("salary") === "1",
    isOpenToMe: params.get("open") === "1",
  };
}

const DAY_MS = 86_400_000;

function matchesLanguage(job: SearchedJob, { language, level }: JobChoice): boolean {
  if (language === null) return true;
  const asked = job.languages.find(({ code }) => code === language);
  if (!asked) return false;
  return level === null || asked.level <= level;
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
