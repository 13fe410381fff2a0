import { z } from "zod";
import { SIGNUP_STEPS, type SignupStep } from "../signup.ts";
import { isShortCode } from "../text.ts";
import { linkState, moment } from "./time.ts";

/** Steps after the account exists. */
export const memberSteps = [
  "european-passport",
  "job-opportunity",
  "time-to-switzerland",
  "commitment",
  "good-news",
  "bad-news",
  "payment",
  "welcome",
] as const satisfies readonly SignupStep[];

const values = z.record(z.string(), z.unknown());
/** Saves the valid fields of an incomplete step without going on. */
const isKeptOnly = z.boolean().default(false);

export const signupStartInput = z.strictObject({
  referral: z.string().refine(isShortCode).nullable(),
});
export const signupQuery = z.object({
  step: z
    .enum([...SIGNUP_STEPS, "report"])
    .nullable()
    .catch(null),
});
export const visitorStepInput = z.strictObject({
  step: z.enum(["name", "email"]),
  values,
  isKeptOnly,
  /** Honeypot field, invisible to people. */
  trap: z.string().max(500).default(""),
});
export const memberStepInput = z.strictObject({ step: z.enum(memberSteps), values, isKeptOnly });
export const confirmCodeInput = z.strictObject({ code: z.string().max(20) });
export const confirmLinkInput = z.strictObject({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const accountInput = z.strictObject({ password: z.string().max(1_024) });

/** Step that the app must show; `done` comes after the last one. */
const shownStep = z.object({
  step: z.enum([...SIGNUP_STEPS, "done"]),
  place: z.number(),
  back: z.enum(SIGNUP_STEPS).nullable(),
});
export type ShownStep = z.output<typeof shownStep>;

/** Signup before the account exists. */
export const visitorSignup = z.object({
  shown: shownStep,
  hasAccount: z.boolean(),
  answers: z.object({
    firstName: z.string().exactOptional(),
    lastName: z.string().exactOptional(),
    email: z.string().exactOptional(),
    acceptsTerms: z.boolean(),
    /** Absent if the visitor was not asked. */
    wantsNewsletter: z.boolean().exactOptional(),
  }),
  /** Null before the first mail. */
  resendAt: moment.nullable(),
});
export type VisitorSignup = z.output<typeof visitorSignup>;
export const signupStarted = z.object({ token: z.string(), signup: visitorSignup });

const text = z.string().exactOptional();
export const memberAnswers = z.object({
  passport: text,
  country: text,
  relation: text,
  job: text,
  permit: text,
  time: text,
  since: text,
  cantons: z.array(z.string()).exactOptional(),
  hours: text,
  german: text,
  french: text,
  italian: text,
  goals: z.array(z.string()).exactOptional(),
});
export type MemberAnswers = z.output<typeof memberAnswers>;

export const memberSignup = z.object({
  shown: shownStep,
  isBegun: z.boolean(),
  answers: memberAnswers,
});
export type MemberSignup = z.output<typeof memberSignup>;

export const linkReading = z.object({
  state: linkState,
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  startedAt: moment.nullable(),
});
export type LinkReading = z.output<typeof linkReading>;
/** Draft token for a device that does not have it yet. */
export const linkUsed = z.object({ deviceToken: z.string().nullable() });
