import * as z from "~/forms/zod";
import { signup } from "~/i18n/pt-BR/account/signup";
import { readMonth } from "~/i18n/read-month";
import { translator } from "~/i18n/translator";
import { emailAddress } from "~/session/email-address";
import { newPassword } from "~/session/new-password";
import { personName } from "~/session/person-name";
import {
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
} from "../../../../contract/account/person.ts";
import { permitChoices } from "../../../../contract/switzerland/codes.ts";
import {
  COUNTRIES,
  GOALS,
  HOURS,
  JOBS,
  LEVELS,
  MOST_CHOICES,
  PASSPORTS,
  RELATIONS,
  TIMES,
} from "../../../../contract/account/signup.ts";

const t = translator("signup", signup);

const nameOf = (missing: string, longest: number) =>
  personName(longest, { missing, long: t("errors.nameLong"), invalid: missing });

const email = emailAddress({
  missing: t("errors.emailMissing"),
  invalid: t("errors.emailInvalid"),
});

const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === "on"),
);
function maybe<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value) => (value === "" ? undefined : value)),
    ),
    z.optional(schema),
  );
}

/** A single value arrives as a string. */
const several = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    (Array.isArray(value) ? value : [value]).filter(
      (each): each is string => typeof each === "string" && each !== "",
    ),
  ),
);
const chosen = <const T extends readonly [string, ...string[]]>(
  options: T,
  missing = t("errors.choice"),
) => z.enum(options, missing);

const name = z.object({
  firstName: nameOf(t("errors.firstName"), FIRST_NAME_MAX_LENGTH),
  lastName: nameOf(t("errors.lastName"), LAST_NAME_MAX_LENGTH),
});

const emailStep = z.object({
  email,
  acceptsTerms: z.pipe(ticked, z.literal(true, t("errors.terms"))),
});

const code = z.object({
  code: z.pipe(
    z.pipe(
      z.string(t("errors.code")),
      z.transform((typed) => typed.replaceAll(/\D/g, "")),
    ),
    z.string().check(z.regex(/^\d{6}$/, t("errors.code"))),
  ),
});

const account = z.object({ password: newPassword });

const passport = z
  .object({
    passport: chosen(PASSPORTS, t("errors.passport")),
    relation: maybe(chosen(RELATIONS)),
    country: maybe(chosen(COUNTRIES, t("errors.country"))),
  })
  .check(
    z.refine(({ passport: input, country }) => input !== "yes" || country !== undefined, {
      path: ["country"],
      message: t("errors.country"),
    }),
  );

/** Chosen instead of a permit. It is sent as null, and removes a stored permit. */
export const PERMIT_WITHHELD = "withheld";

const job = z
  .object({
    job: chosen(JOBS, t("errors.job")),
    permit: maybe(
      z.pipe(
        chosen([...permitChoices, PERMIT_WITHHELD], t("errors.permit")),
        z.transform((permit) => (permit === PERMIT_WITHHELD ? null : permit)),
      ),
    ),
  })
  .check(
    z.refine(({ job: input, permit }) => input !== "working" || permit !== undefined, {
      path: ["permit"],
      message: t("errors.permit"),
    }),
  );

const time = z
  .object({
    time: chosen(TIMES, t("errors.time")),
    since: maybe(
      z.pipe(
        z.pipe(z.string(), z.transform(readMonth)),
        z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, t("errors.month"))),
      ),
    ),
    cantons: several,
  })
  .check(
    z.refine(({ time: input, since }) => input !== "there" || since !== undefined, {
      path: ["since"],
      message: t("errors.month"),
    }),
  );

const commitment = z.object({
  hours: chosen(HOURS, t("errors.hours")),
  german: chosen(LEVELS, t("errors.german")),
  french: chosen(LEVELS, t("errors.french")),
  italian: chosen(LEVELS, t("errors.italian")),
  goals: z.pipe(
    several,
    z
      .array(chosen(GOALS))
      .check(z.minLength(1, t("errors.goals")), z.maxLength(MOST_CHOICES, t("errors.tooMany"))),
  ),
});

const welcome = z.object({
  canton: maybe(z.string().check(z.regex(/^\d{1,3}$/, t("errors.choice")))),
  topics: z.pipe(
    several,
    z.array(z.string()).check(z.maxLength(MOST_CHOICES, t("errors.tooMany"))),
  ),
});
export type WelcomeAnswers = z.infer<typeof welcome>;

export const stepSchemas = {
  name,
  email: emailStep,
  "confirm-email": code,
  "create-account": account,
  "european-passport": passport,
  "job-opportunity": job,
  "time-to-switzerland": time,
  commitment,
  welcome,
};

export type QuestionStep = keyof typeof stepSchemas;

export function schemaOf(step: QuestionStep): z.ZodMiniType<Record<string, unknown>> {
  return stepSchemas[step];
}

export function isQuestionStep(step: string): step is QuestionStep {
  return Object.hasOwn(stepSchemas, step);
}
