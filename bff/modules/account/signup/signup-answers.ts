import { z } from "zod";
import { CANTON_CODES, permitChoices } from "../../../../contract/switzerland/codes.ts";
import {
  COUNTRIES,
  GOALS,
  HOURS,
  JOBS,
  LEVELS,
  MOST_CHOICES,
  PASSPORTS,
  RELATIONS,
  type SignupStep,
  TIMES,
} from "../../../../contract/account/signup.ts";
import { emailKeyOf } from "../../../../contract/account/person.ts";
import { ServiceError } from "../../../errors.ts";
import type { FieldErrors } from "../../../errors.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { emailShape } from "../../../email.ts";
import { personNameShape } from "../../identity/users/person-name.ts";

const email = z
  .string("email.missing")
  .transform(emailKeyOf)
  .pipe(z.string().min(1, "email.missing"))
  .pipe(emailShape.catch(""))
  .refine((value) => value !== "", "email.invalid");

const version = z.string().regex(/^[\w.-]{1,32}$/);

const MONTH = /^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/;

const nameShape = personNameShape.strict();

const emailAnswersShape = z.strictObject({
  email,
  acceptsTerms: z.literal(true, "consent.missing"),
  termsVersion: version,
  privacyVersion: version,
  wantsNewsletter: z.boolean().optional(),
});

const passportShape = z
  .strictObject({
    passport: z.enum(PASSPORTS, "choice.missing"),
    country: z.enum(COUNTRIES, "choice.missing").optional(),
    relation: z.enum(RELATIONS, "choice.missing").optional(),
  })
  .refine(({ passport, country }) => passport !== "yes" || country !== undefined, {
    path: ["country"],
    message: "choice.missing",
  });

const jobShape = z.strictObject({
  job: z.enum(JOBS, "choice.missing"),
  // Null removes a stored permit.
  permit: z
    .enum(permitChoices, "choice.missing")
    .nullish()
    .transform((permit) => permit ?? undefined),
});

const timeShape = z
  .strictObject({
    time: z.enum(TIMES, "choice.missing"),
    since: z.string().regex(MONTH, "month.invalid").optional(),
    cantons: z
      .array(z.enum(CANTON_CODES, "choice.missing"))
      .max(MOST_CHOICES, "choice.too_many")
      .transform((codes) => [...new Set(codes)]),
  })
  .refine(({ time, since }) => time !== "there" || since !== undefined, {
    path: ["since"],
    message: "month.missing",
  });

const commitmentShape = z.strictObject({
  hours: z.enum(HOURS, "choice.missing"),
  german: z.enum(LEVELS, "choice.missing"),
  french: z.enum(LEVELS, "choice.missing"),
  italian: z.enum(LEVELS, "choice.missing"),
  goals: z
    .array(z.enum(GOALS, "choice.missing"))
    .min(1, "choice.missing")
    .max(MOST_CHOICES, "choice.too_many")
    .transform((chosen) => [...new Set(chosen)]),
});

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

export type EmailAnswers = AnswersOf<"email">;
export type MemberAnswers = Partial<
  AnswersOf<"european-passport"> &
    AnswersOf<"job-opportunity"> &
    AnswersOf<"time-to-switzerland"> &
    AnswersOf<"commitment">
>;

/**
 * Validates the answers of one step.
 * @param now months after the current one in Zurich are rejected
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

/** The valid fields of an incomplete step. Never throws. */
export function keepableAnswers(step: QuestionStep, values: unknown): Record<string, unknown> {
  const input = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(values));
  const shapes: Record<string, z.ZodType> = answerShapes[step].shape;
  return Object.fromEntries(
    input.flatMap(([field, value]) => {
      const parsed = shapes[field]?.safeParse(value);
      return parsed?.success && parsed.data !== undefined ? [[field, parsed.data]] : [];
    }),
  );
}

/** Removes answers to questions that no longer apply after another answer changed. */
export function withoutOrphans(answers: MemberAnswers): MemberAnswers {
  const { country, relation, permit, since, ...rest } = answers;
  return {
    ...rest,
    ...(country && rest.passport !== "no" && { country }),
    ...(relation && rest.passport === "family" && { relation }),
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
