import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { FieldErrors } from "../../errors.ts";
import { zurichDayOf } from "../../zurich-day.ts";
import { emailKeyOf, emailShape } from "../users/email.ts";
import { personNameShape } from "../users/person-name.ts";
import type { SignupStep } from "./signup-steps.ts";

const email = z
  .string("email.missing")
  .transform(emailKeyOf)
  .pipe(z.string().min(1, "email.missing"))
  .pipe(emailShape.catch(""))
  .refine((value) => value !== "", "email.invalid");

const version = z.string().regex(/^[\w.-]{1,32}$/);

export const passports = ["yes", "in_process", "family", "no"] as const;
export const countries = ["CH", "PT", "IT", "ES", "DE", "other"] as const;
export const jobs = [
  "contract",
  "interviewing",
  "searching",
  "not_looking",
  "study",
  "working",
] as const;
export const permits = ["L", "B", "C", "G", "F", "N", "S"] as const;
export const times = ["there", "under_3", "3_6", "6_12", "over_12", "unknown"] as const;
export const hours = ["1_3", "3_5", "5_10", "over_10", "unknown"] as const;
export const levels = ["A0", "A1", "A2", "B1", "B2", "C1", "C2", "unknown"] as const;
export const goals = [
  "job",
  "permit",
  "language",
  "housing",
  "health",
  "taxes",
  "family",
  "study",
  "friends",
  "unknown",
] as const;
const cantonCodes =
  "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH".split(" ");

const atMostThree = 3;
const month = /^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/;

const nameShape = personNameShape.strict();

const emailAnswersShape = z.strictObject({
  email,
  acceptsTerms: z.literal(true, "consent.missing"),
  termsVersion: version,
  privacyVersion: version,
  wantsNewsletter: z.boolean(),
});

const passportShape = z
  .strictObject({
    passport: z.enum(passports, "choice.missing"),
    country: z.enum(countries, "choice.missing").optional(),
  })
  .refine(({ passport, country }) => passport !== "yes" || country !== undefined, {
    path: ["country"],
    message: "choice.missing",
  });

const jobShape = z.strictObject({
  job: z.enum(jobs, "choice.missing"),
  permit: z.enum(permits, "choice.missing").optional(),
});

const timeShape = z
  .strictObject({
    time: z.enum(times, "choice.missing"),
    since: z.string().regex(month, "month.invalid").optional(),
    cantons: z
      .array(z.enum(cantonCodes, "choice.missing"))
      .max(atMostThree, "choice.too_many")
      .transform((codes) => [...new Set(codes)]),
  })
  .refine(({ time, since }) => time !== "there" || since !== undefined, {
    path: ["since"],
    message: "month.missing",
  });

const commitmentShape = z.strictObject({
  hours: z.enum(hours, "choice.missing"),
  german: z.enum(levels, "choice.missing"),
  french: z.enum(levels, "choice.missing"),
  italian: z.enum(levels, "choice.missing"),
  goals: z
    .array(z.enum(goals, "choice.missing"))
    .min(1, "choice.missing")
    .max(atMostThree, "choice.too_many")
    .transform((chosen) => [...new Set(chosen)]),
});

/** What each step asks, as it is kept. */
export const answerShapes = {
  name: nameShape,
  email: emailAnswersShape,
  "european-passport": passportShape,
  "job-opportunity": jobShape,
  "time-to-switzerland": timeShape,
  commitment: commitmentShape,
} satisfies Partial<Record<SignupStep, z.ZodType>>;

export type QuestionStep = keyof typeof answerShapes;
export type AnswersOf<Step extends QuestionStep> = z.output<(typeof answerShapes)[Step]>;

export type NameAnswers = AnswersOf<"name">;
export type EmailAnswers = AnswersOf<"email">;
/** What the eligibility report, the first plan and the profile are made from; every part may be missing. */
export type MemberAnswers = Partial<
  AnswersOf<"european-passport"> &
    AnswersOf<"job-opportunity"> &
    AnswersOf<"time-to-switzerland"> &
    AnswersOf<"commitment">
>;

/**
 * The answers of one step, checked.
 * @param now months after the one it is in Zurich are refused
 * @throws {ServiceError} `validation_failed` with a code for each field
 */
export function requireAnswers<Step extends QuestionStep>(
  step: Step,
  values: unknown,
  now: Date,
): AnswersOf<Step> {
  const parsed = answerShapes[step].safeParse(values);
  if (!parsed.success) {
    throw new ServiceError("validation_failed", { fields: fieldsOf(parsed.error) });
  }
  const since = "since" in parsed.data ? parsed.data.since : undefined;
  if (since && since > zurichDayOf(now).slice(0, 7)) {
    throw new ServiceError("validation_failed", { fields: { since: "month.invalid" } });
  }
  return parsed.data as AnswersOf<Step>;
}

/** What of a half-filled step can be kept: each field that is right by itself. Never throws. */
export function keepableAnswers(step: QuestionStep, values: unknown): Record<string, unknown> {
  const given = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(values));
  const shapes: Record<string, z.ZodType> = answerShapes[step].shape;
  return Object.fromEntries(
    given.flatMap(([field, value]) => {
      const parsed = shapes[field]?.safeParse(value);
      return parsed?.success && parsed.data !== undefined ? [[field, parsed.data]] : [];
    }),
  );
}

/** An answer that is not asked any more when another one changes. */
export function withoutOrphans(answers: MemberAnswers): MemberAnswers {
  const { country, permit, since, ...rest } = answers;
  return {
    ...rest,
    ...(country && rest.passport !== "no" && { country }),
    ...(permit && rest.job === "working" && { permit }),
    ...(since && rest.time === "there" && { since }),
  };
}

function fieldsOf(error: z.ZodError): FieldErrors {
  const fields: Record<string, string> = {};
  for (const { path, message, code } of error.issues) {
    const field = String(path[0] ?? "");
    if (field && code !== "unrecognized_keys") fields[field] ??= message;
  }
  return fields;
}
