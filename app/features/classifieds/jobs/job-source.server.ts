import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { formatDate, formatMoney } from "~/i18n/format";
import { classifieds } from "~/features/classifieds/words";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { salaryEstimate } from "../../../../contract/calculators/salary-comparison.ts";
import {
  byNewest,
  matchesJob,
  yearSalaryOf,
  warningsOf,
  type Job,
  salaryPeriods,
  permitPolicies,
  jobAges,
  jobChoiceOf,
  jobContracts,
  jobLanguages,
  jobRemotes,
  languageLevels,
  type JobChoice,
  type Applicant,
} from "../../../../contract/classifieds/jobs.ts";
import { fold } from "../../../../contract/shared/text.ts";
import { listAll } from "../frame/list-all.server";
import type { OfferCard, FilterField } from "../frame/offer";
import {
  type Details,
  type OfferSource,
  findOwnApplicant,
  type OfferRow,
} from "../frame/offer-source.server";
import { listApplications } from "./applications.server";
import type { JobOpened } from "./job-opened";
import { jobs as words } from "./words";

const t = translator("jobs", words);
const text = z.string().nullish();
const detailsShape = z.object({
  description: text,
  requirements: text,
  companyDomain: text,
  applyUrl: text,
  applyEmail: text,
  verifiedBy: z.unknown().optional(),
});

function readDetails(details: Details) {
  const { description, requirements, companyDomain, applyUrl, applyEmail, verifiedBy } =
    detailsShape.parse(details);
  return {
    ...{ description: description ?? "", requirements: requirements ?? "" },
    companyDomain: companyDomain ?? null,
    applyUrl: applyUrl ?? null,
    applyEmail: applyEmail ?? null,
    isVerified: Boolean(verifiedBy),
  };
}

const textOrNull = z.nullable(z.string());
const count = z.nullable(z.number());

const posting = shape("jobs", {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  company: textOrNull,
  canton: { cantonCode: z.string() },
  city: textOrNull,
  workloadMin: count,
  workloadMax: count,
  contractType: z.string(),
  remote: z.string(),
  sector: textOrNull,
  languages: z.array(z.object({ code: z.string(), level: z.string() })).catch([]),
  permitPolicy: z.nullable(z.enum(permitPolicies)).catch(null),
  salaryMinCents: count,
  salaryMaxCents: count,
  salaryPeriod: z.enum(salaryPeriods).catch("year"),
  postedAt: textOrNull,
  expiresAt: textOrNull,
  source: textOrNull,
  sourceUrl: textOrNull,
  retrievedAt: textOrNull,
  validTo: textOrNull,
});

type JobRow = Job & OfferRow;

/**
 * Includes ended jobs.
 * @throws {CmsError}
 */
async function listJobRows(cms: TierCms): Promise<JobRow[]> {
  const rows = await listAll(cms, posting);
  return rows.map((row) => ({ ...row, canton: row.canton?.cantonCode ?? null }));
}

function estimateOf(job: JobRow, rows: readonly JobRow[]): JobOpened["estimate"] {
  const samples = rows.flatMap((row) => {
    const yearCents = yearSalaryOf(row);
    return yearCents === null ? [] : [{ title: fold(row.title), canton: row.canton, yearCents }];
  });
  return salaryEstimate({ title: fold(job.title), canton: job.canton }, samples);
}

function salaryOf(job: JobRow): JobOpened["salary"] {
  const yearCents = yearSalaryOf(job);
  return yearCents === null ? null : { yearCents, canton: job.canton };
}

const contracts: Readonly<Record<string, string>> = words.contracts;
const remotes: Readonly<Record<string, string>> = words.remotes;
const languages: Readonly<Record<string, string>> = words.languages;
const cantons: Readonly<Record<string, string>> = cantonNames;

const money = (cents: number) => formatMoney(cents, "CHF");

function workloadOf({ workloadMin: min, workloadMax: max }: Job): string | null {
  if (max === null) return min === null ? null : t("facts.percentOnly", { max: min });
  return min === null || min === max
    ? t("facts.percentOnly", { max })
    : t("facts.percent", { min, max });
}

function salaryRange({
  salaryMinCents: low,
  salaryMaxCents: high,
  salaryPeriod,
}: Job): string | null {
  if (low === null && high === null) return null;
  const amount =
    low !== null && high !== null
      ? t("facts.range", { low: money(low), high: money(high) })
      : low !== null
        ? t("facts.from", { low: money(low) })
        : t("facts.upTo", { high: money(high ?? 0) });
  return `${amount} ${t(`facts.per.${salaryPeriod}`)}`;
}

const languagesOf = (job: Job): string | null =>
  job.languages.map(({ code, level }) => `${languages[code] ?? code} ${level}`).join(", ") || null;

function jobCard(job: Job): Pick<OfferCard, "title" | "subtitle" | "marks" | "figures" | "facts"> {
  const { title, company, city, canton, contractType, remote, permitPolicy, sector } = job;
  const place = [city, canton && (cantons[canton] ?? canton)].filter(Boolean).join(", ");
  return {
    title,
    subtitle: [company, place].filter(Boolean).join(" · ") || null,
    marks: permitPolicy ? [t(`policies.${permitPolicy}`)] : [],
    figures: [],
    facts: [
      { label: t("facts.workload"), value: workloadOf(job) },
      { label: t("facts.contract"), value: contracts[contractType] ?? contractType },
      { label: t("facts.remote"), value: remotes[remote] ?? remote },
      { label: t("facts.languages"), value: languagesOf(job) },
      { label: t("facts.sector"), value: sector },
      { label: t("facts.salary"), value: salaryRange(job) },
      { label: t("facts.posted"), value: job.postedAt && formatDate(job.postedAt) },
    ],
  };
}

type OwnJobChoice = JobChoice & { applicant: Applicant };

function readJobChoice(params: URLSearchParams): JobChoice {
  const choice = jobChoiceOf(params);
  const { canton } = choice;
  return { ...choice, canton: canton && Object.hasOwn(cantonNames, canton) ? canton : null };
}

type Options = { value: string; label: string }[];

function select(name: string, label: string, value: string | null, options: Options): FilterField {
  const any = { value: "", label: classifieds.filter.any };
  return { kind: "select", name, label, value: value ?? "", options: [any, ...options] };
}

const salaryFilter = ({ hasSalary }: JobChoice): FilterField => ({
  ...{ kind: "check", name: "salary", label: t("filters.salary"), isChecked: hasSalary },
});

function jobFilters(choice: JobChoice, rows: readonly JobRow[]): FilterField[] {
  const hasSalaries = rows.some((row) => yearSalaryOf(row) !== null);
  const { withinDays, workload } = choice;
  return [
    { kind: "text", name: "words", label: t("filters.words"), value: choice.words ?? "" },
    select(
      "canton",
      t("filters.canton"),
      choice.canton,
      Object.entries(cantonNames).map(([value, label]) => ({ value, label })),
    ),
    select(
      "contract",
      t("filters.contract"),
      choice.contract,
      jobContracts.map((value) => ({ value, label: t(`contracts.${value}`) })),
    ),
    select(
      "remote",
      t("filters.remote"),
      choice.remote,
      jobRemotes.map((value) => ({ value, label: t(`remotes.${value}`) })),
    ),
    select(
      "language",
      t("filters.language"),
      choice.language,
      jobLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
    ),
    select(
      "level",
      t("filters.level"),
      choice.level,
      languageLevels.map((value) => ({ value, label: value })),
    ),
    {
      ...{ kind: "number", name: "workload", label: t("filters.workload") },
      value: workload === null ? "" : String(workload),
    },
    select(
      "within",
      t("filters.within"),
      withinDays === null ? null : String(withinDays),
      jobAges.map((value) => ({ value, label: t(`within.${value}`) })),
    ),
    ...(hasSalaries ? [salaryFilter(choice)] : []),
    { kind: "check", name: "open", label: t("filters.open"), isChecked: choice.isOpenToMe },
  ];
}

export const jobSource: OfferSource<JobRow, OwnJobChoice, JobOpened> = {
  kind: "jobs",
  listRows: listJobRows,
  choose: async (params, { service }) => {
    const choice = readJobChoice(params);
    const applicant = choice.isOpenToMe
      ? await findOwnApplicant(service)
      : { nationality: null, permit: null };
    return { ...choice, applicant };
  },
  search: (rows, choice) => {
    const now = new Date();
    return rows.filter((row) => matchesJob(row, choice, choice.applicant, now)).toSorted(byNewest);
  },
  filtersOf: jobFilters,
  sortRuleOf: () => t("order"),
  cardOf: jobCard,
  openedOf: async (row, details, { rows, requester }) => {
    const input = readDetails(details);
    const [applicant, applications] = await Promise.all([
      findOwnApplicant(requester.service),
      listApplications(requester.own),
    ]);
    const texts = [
      { title: t("opened.description"), text: input.description },
      { title: t("opened.requirements"), text: input.requirements },
    ];
    const { applyUrl, applyEmail } = input;
    return {
      sections: texts
        .filter((section) => section.text !== "")
        .map((section) => ({
          title: section.title,
          html: prepareRichText(section.text).bodyHtml,
        })),
      links: [
        ...(applyUrl ? [{ label: t("opened.apply"), url: applyUrl }] : []),
        ...(applyEmail ? [{ label: t("opened.applyMail"), url: `mailto:${applyEmail}` }] : []),
      ],
      extra: {
        job: row.id,
        policy: row.permitPolicy,
        applicant,
        warnings: warningsOf({ ...input, text: `${input.description} ${input.requirements}` }),
        salary: salaryOf(row),
        estimate: (row.salaryMinCents ?? row.salaryMaxCents) ? null : estimateOf(row, rows),
        application: applications?.find(({ job }) => job?.id === row.id) ?? null,
        mayFollow: requester.member.isPaying,
      },
    };
  },
  isLike: (row, ended) => row.canton === ended.canton || row.sector === ended.sector,
};
