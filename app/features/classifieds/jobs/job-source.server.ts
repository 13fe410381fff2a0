import { z } from "zod";
import { prepareRichText } from "~/cms/rich-text.server";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { translator } from "~/i18n/translator";
import { salaryEstimate } from "../../../../contract/calculators/salary-comparison.ts";
import {
  byNewest,
  matchesJob,
  yearSalaryOf,
  warningsOf,
} from "../../../../contract/classifieds/jobs.ts";
import { fold } from "../../../../contract/shared/text.ts";
import type { Details, OfferSource } from "../frame/offer-source.server";
import { findOwnApplicant } from "../frame/own-applicant.server";
import { listApplications } from "./applications.server";
import { jobCard } from "./job-card";
import { jobFilters, readJobChoice, type OwnJobChoice } from "./job-filters.server";
import type { JobOpened } from "./job-opened";
import { listJobRows, type JobRow } from "./job-rows.server";

const t = translator("jobs", words);
const text = z.string().nullish();
const told = z.object({
  description: text,
  requirements: text,
  companyDomain: text,
  applyUrl: text,
  applyEmail: text,
  verifiedBy: z.unknown().optional(),
});

function readDetails(details: Details) {
  const { description, requirements, companyDomain, applyUrl, applyEmail, verifiedBy } =
    told.parse(details);
  return {
    ...{ description: description ?? "", requirements: requirements ?? "" },
    companyDomain: companyDomain ?? null,
    applyUrl: applyUrl ?? null,
    applyEmail: applyEmail ?? null,
    isVerified: Boolean(verifiedBy),
  };
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
  openedOf: async (row, details, { rows, asker }) => {
    const given = readDetails(details);
    const [applicant, applications] = await Promise.all([
      findOwnApplicant(asker.service),
      listApplications(asker.own),
    ]);
    const texts = [
      { title: t("opened.description"), text: given.description },
      { title: t("opened.requirements"), text: given.requirements },
    ];
    const { applyUrl, applyEmail } = given;
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
        warnings: warningsOf({ ...given, text: `${given.description} ${given.requirements}` }),
        salary: salaryOf(row),
        estimate: (row.salaryMinCents ?? row.salaryMaxCents) ? null : estimateOf(row, rows),
        application: applications?.find(({ job }) => job?.id === row.id) ?? null,
        mayFollow: asker.member.isPaying,
      },
    };
  },
  isLike: (row, ended) => row.canton === ended.canton || row.sector === ended.sector,
};
