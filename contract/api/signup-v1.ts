import { z } from "zod";
import { SIGNUP_STEPS, type SignupStep } from "../signup.ts";
import { isShortCode } from "../text.ts";
import { linkState, moment } from "./time.ts";

/** Those that belong to the account. */
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
/** Keeps what is right of a half-filled step and goes no further. */
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
  /** What the field says that people do not see. */
  trap: z.string().max(500).default(""),
});
export const memberStepInput = z.strictObject({ step: z.enum(memberSteps), values, isKeptOnly });
export const confirmCodeInput = z.strictObject({ code: z.string().max(20) });
export const confirmLinkInput = z.strictObject({ token: z.string().regex(/^[\w-]{20,64}$/) });
export const accountInput = z.strictObject({ password: z.string().max(1_024) });

/** What the service says is to be shown; `done` is behind the last step. */
const shownStep = z.object({
  step: z.enum([...SIGNUP_STEPS, "done"]),
  place: z.number(),
  back: z.enum(SIGNUP_STEPS).nullable(),
});
export type ShownStep = z.output<typeof shownStep>;

/** A signup before there is an account. */
export const visitorSignup = z.object({
  shown: shownStep,
  hasAccount: z.boolean(),
  answers: z.object({
    firstName: z.string().exactOptional(),
    lastName: z.string().exactOptional(),
    email: z.string().exactOptional(),
    acceptsTerms: z.boolean(),
    /** Absent where nobody asked. */
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
/** For a device that did not have the draft yet: its token. */
export const linkUsed = z.object({ deviceToken: z.string().nullable() });
