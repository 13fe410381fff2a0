import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { toWriteResult } from "~/cms/writes.server";
import type { FormAnswer } from "~/forms/form-answer";
import { emptyAnswer, failureOf, sendForm } from "~/forms/form-answer.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { readAct } from "~/forms/read-act.server";
import { formatDate, zurichDay } from "~/i18n/format";
import {
  JOB_AD_REFUSALS,
  jobAdStateOf,
  type JobAd,
  type JobAdState,
} from "../../../../../contract/classifieds/job-ads.ts";
import { jobLanguages } from "../../../../../contract/classifieds/jobs.ts";
import { centsOf, jobAdSchema, percentOf, type JobAdInput } from "./job-ad.schema";

type JobAdProblem = "refused" | "banned" | "waiting" | "often" | "withdraw";
export type JobAdAnswer = FormAnswer<JobAdProblem, { adId: string }>;

const failures: Readonly<Record<string | number, JobAdProblem>> = {
  [JOB_AD_REFUSALS.banned]: "banned",
  [JOB_AD_REFUSALS.waiting]: "waiting",
  [JOB_AD_REFUSALS.often]: "often",
  [JOB_AD_REFUSALS.target]: "withdraw",
  400: "refused",
  403: "refused",
};

const ownAds = z.object({
  ads: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      company: z.nullable(z.string()),
      status: z.string(),
      refusalReason: z.nullable(z.string()),
      postedAt: z.nullable(z.string()),
      sentAt: z.nullable(z.string()),
      lastDay: z.nullable(z.string()),
    }),
  ),
});

export type OwnJobAd = {
  id: string;
  slug: string;
  title: string;
  company: string | null;
  state: JobAdState;
  reason: string | null;
  sentLabel: string | null;
  lastDayLabel: string;
};

/** The member's own ads, the newest first; null while Directus is unavailable. */
export async function listOwnJobAds(own: OwnCms, now: Date): Promise<OwnJobAd[] | null> {
  const pending = own.ask(askEndpoint("/portal-job-ads/own", {}, ownAds));
  const found = await nullWhenUnavailable(pending);
  const today = zurichDay(now);
  return (
    found?.ads.map((ad) => ({
      ...{ id: ad.id, slug: ad.slug, title: ad.title, company: ad.company },
      state: jobAdStateOf(ad, today),
      reason: ad.refusalReason,
      sentLabel: ad.sentAt && formatDate(ad.sentAt),
      lastDayLabel: ad.lastDay ? formatDate(`${ad.lastDay}T12:00:00Z`) : "",
    })) ?? null
  );
}

const adOf = (input: JobAdInput): JobAd => ({
  ...{ title: input.title, company: input.company, city: input.city, canton: input.canton },
  ...{ workloadMin: percentOf(input.workloadMin), workloadMax: percentOf(input.workloadMax) },
  ...{ salaryMinCents: centsOf(input.salaryMin), salaryMaxCents: centsOf(input.salaryMax) },
  ...{ contractType: input.contractType, salaryPeriod: input.salaryPeriod },
  languages: jobLanguages.flatMap((code) => (input[code] ? [{ code, level: input[code] }] : [])),
  ...{ permitPolicy: input.permitPolicy, text: input.text },
  ...{ applyTo: input.applyTo, lastDay: input.lastDay },
});

const done = z.object({ isDone: z.boolean() });

/** Sending the same form twice creates only one ad. */
async function answerNewAd(own: OwnCms, form: FormData): Promise<JobAdAnswer> {
  const id = await idempotencyKeyOf(form);
  const send = async (input: JobAdInput) => {
    const body = { id, ...adOf(input), isEmployer: true };
    // Rules: cms-extensions/src/community/job-ads/ad-rules.ts.
    await own.ask({ ...askEndpoint("/portal-job-ads", body, done), isWrite: true });
    return id;
  };
  return sendForm(jobAdSchema, form, (input) => toWriteResult(send(input)), {
    intent: "ad",
    failures,
    resultFieldsOf: (adId) => ({ adId }),
  });
}

const withdrawal = z.object({ intent: z.literal("withdraw"), ad: z.guid() });

async function answerWithdrawal(own: OwnCms, form: FormData): Promise<JobAdAnswer> {
  const answer = emptyAnswer<JobAdProblem>("withdraw");
  const input = readAct(withdrawal, form);
  if (!input) return { ...answer, failure: { code: "withdraw" } };
  const command = askEndpoint("/portal-job-ads/withdraw", { id: input.ad }, done);
  const result = await toWriteResult(own.ask({ ...command, isWrite: true }));
  return result.isError
    ? { ...answer, failure: failureOf(result, failures) }
    : { ...answer, isDone: true };
}

export const answerJobAds = (own: OwnCms, form: FormData): Promise<JobAdAnswer> =>
  form.get("intent") === "withdraw" ? answerWithdrawal(own, form) : answerNewAd(own, form);
