import * as z from "~/forms/zod";
import { atMost } from "~/forms/text-length";
import { zurichDay } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import {
  LARGEST_SALARY_CENTS,
  readCents,
  readCount,
} from "../../../../../contract/calculators/read-amount.ts";
import {
  isAdTitle,
  isLastDay,
  isWorkload,
  JOB_AD_CITY_LENGTH,
  JOB_AD_COMPANY_LENGTH,
  JOB_AD_TEXT_LENGTH,
  JOB_AD_TITLE_LENGTH,
  readApplyAddress,
} from "../../../../../contract/classifieds/job-ads.ts";
import {
  jobContracts,
  languageLevels,
  permitPolicies,
  salaryPeriods,
} from "../../../../../contract/classifieds/jobs.ts";
import { countCharacters } from "../../../../../contract/shared/text-length.ts";
import { isCantonCode } from "../../../../../contract/switzerland/codes.ts";
import { jobAds as words } from "./words";

const t = translator("job-ads", words);

const typed = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text ?? "").replaceAll("\r\n", "\n").trim()),
);

const checked = (isValid: (text: string) => boolean, error: string) =>
  z.pipe(typed, z.string().check(z.refine(isValid, error)));

const textOf = ({ min, max }: { min: number; max: number }, error: string) =>
  z.pipe(
    typed,
    z.string().check(
      z.refine((text) => countCharacters(text) >= min, error),
      atMost(max),
    ),
  );

/** Percent; NaN if it is none. */
export function percentOf(text: string): number {
  const read = readCount(text, 100);
  return read.state === "number" ? read.value : NaN;
}

/** Null for an empty field. */
export function centsOf(text: string): number | null {
  const read = readCents(text, LARGEST_SALARY_CENTS);
  return read.state === "number" ? read.value : null;
}

const workload = () => checked((text) => isWorkload(percentOf(text)), t("errors.workload"));
const salary = () => checked((text) => text === "" || (centsOf(text) ?? 0) > 0, t("errors.salary"));
const level = () =>
  checked(
    (text) => text === "" || languageLevels.some((each) => each === text),
    t("errors.choice"),
  );

/** Directus checks the same rules: cms-extensions/src/community/job-ads/ad-rules.ts. */
export const jobAdSchema = z
  .object({
    title: z.pipe(
      textOf(JOB_AD_TITLE_LENGTH, t("errors.title")),
      z.string().check(z.refine(isAdTitle, t("errors.title"))),
    ),
    company: textOf(JOB_AD_COMPANY_LENGTH, t("errors.company")),
    city: textOf(JOB_AD_CITY_LENGTH, t("errors.city")),
    canton: checked(isCantonCode, t("errors.canton")),
    workloadMin: workload(),
    workloadMax: workload(),
    contractType: z.enum(jobContracts, t("errors.choice")),
    salaryMin: salary(),
    salaryMax: salary(),
    salaryPeriod: z.enum(salaryPeriods, t("errors.choice")),
    ...{ de: level(), fr: level(), it: level(), en: level(), pt: level() },
    permitPolicy: z.enum(permitPolicies, t("errors.choice")),
    text: textOf(JOB_AD_TEXT_LENGTH, t("errors.text")),
    applyTo: checked((text) => readApplyAddress(text) !== null, t("errors.applyTo")),
    lastDay: checked((day) => isLastDay(day, zurichDay(new Date())), t("errors.lastDay")),
    isEmployer: z.literal("on", t("errors.isEmployer")),
  })
  .check(
    z.refine(({ workloadMin, workloadMax }) => percentOf(workloadMax) >= percentOf(workloadMin), {
      path: ["workloadMax"],
      error: t("errors.workloadOrder"),
    }),
    z.refine(
      ({ salaryMin, salaryMax }) => (centsOf(salaryMax) ?? Infinity) >= (centsOf(salaryMin) ?? 0),
      { path: ["salaryMax"], error: t("errors.salaryOrder") },
    ),
  );
export type JobAdInput = z.infer<typeof jobAdSchema>;
