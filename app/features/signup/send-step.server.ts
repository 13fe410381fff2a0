import type { ErrorResult, JsonResult } from "~/http/json-client.server";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type {
  MemberSignup,
  ShownStep,
  SignupApi,
  SignupDevice,
  SignupStep,
} from "~/service/signup-api.server";
import type { LoginGrant } from "~/service/users-api.server";
import { failureOf } from "./signup.server";
import { isAskingStep, schemaOf, stepSchemas, type WelcomeAnswers } from "./signup.schema";
import type { SignupFailure, StepAnswer } from "./signup-view";

/** What a sent step leads to. */
export type Sent =
  | { kind: "go"; to: SignupStep | "done"; newToken?: string }
  | { kind: "leave" }
  | { kind: "logged-in"; grant: LoginGrant }
  /** The step is not open any more, or not yet: the wizard says where to go on. */
  | { kind: "elsewhere" }
  | { kind: "stay"; answer: StepAnswer; status: number };

/** Writes what the last step chose into the profile; false when it could not. */
export type SaveChoices = (answers: WelcomeAnswers) => Promise<boolean>;

export type LegalVersions = { termsVersion: string; privacyVersion: string };

const REFERRAL = /^[a-z0-9]{4,12}$/;
const STATUSES = {
  rate_limited: 429,
  unavailable: 503,
  choices_unsaved: 503,
  email_taken: 409,
  texts_changed: 409,
};

/** Takes one step of a visitor: by the form's `step` and `intent`. */
export async function sendVisitorStep(
  api: SignupApi,
  device: SignupDevice,
  form: FormData,
  findLegal: () => Promise<LegalVersions>,
): Promise<Sent> {
  const step = textIn(form, "step");
  const intent = textIn(form, "intent");
  if (step === "intro") return start(api, device, form);
  if (!device.token) return { kind: "elsewhere" };
  if (step === "confirm-email") {
    if (intent === "resend") return resend(api, device);
    if (intent === "back" || intent === "correct") return { kind: "go", to: "email" };
    return intent === "later" ? { kind: "leave" } : confirm(api, device, form);
  }
  if (step === "create-account") {
    if (intent === "later") return { kind: "leave" };
    return intent === "back" ? { kind: "go", to: "email" } : createAccount(api, device, form);
  }
  if (step !== "name" && step !== "email") return { kind: "elsewhere" };
  if (intent === "back" || intent === "later") {
    const kept = { step, values: typedValues(step, form), isKeptOnly: true };
    return leaveOrGoBack(intent, await api.saveDraftStep(device, kept));
  }
  return step === "name" ? sendName(api, device, form) : sendEmail(api, device, form, findLegal);
}

/** Takes one step of a member. */
export async function sendMemberStep(
  api: SignupApi,
  bearer: string,
  form: FormData,
  saveChoices: SaveChoices,
): Promise<Sent> {
  const step = textIn(form, "step");
  const intent = textIn(form, "intent");
  if (step === "welcome" && intent === "") return sendWelcome(api, bearer, form, saveChoices);
  const isAsking = isAskingStep(step) && step !== "welcome";
  if (intent === "back" || intent === "later") {
    const values = isAsking ? typedValues(step, form) : {};
    return leaveOrGoBack(
      intent,
      await api.saveMemberStep(bearer, { step, values, isKeptOnly: true }),
    );
  }
  if (!isAsking) return goOn(step, await api.saveMemberStep(bearer, { step, values: {} }));
  const submission = parseForm(schemaOf(step), form);
  if (submission.status !== "success") return mistakes(step, submission.reply());
  const values = submission.value;
  const result = await api.saveMemberStep(bearer, { step, values });
  if (!result.isError) return { kind: "go", to: result.data.shown.step };
  return refused(step, result, (fieldErrors) => submission.reply({ fieldErrors }));
}

/** What is chosen here goes to the profile; the service hears only that the step is done. */
async function sendWelcome(
  api: SignupApi,
  bearer: string,
  form: FormData,
  saveChoices: SaveChoices,
): Promise<Sent> {
  const submission = parseForm(stepSchemas.welcome, form);
  if (submission.status !== "success") return mistakes("welcome", submission.reply());
  const isSaved = !form.has("choices") || (await saveChoices(submission.value));
  if (!isSaved) return stay("welcome", { code: "choices_unsaved" }, submission.reply());
  return goOn("welcome", await api.saveMemberStep(bearer, { step: "welcome", values: {} }));
}

async function start(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  if (device.token) {
    const known = await api.readDraft(device, null);
    if (!known.isError && !known.data.hasAccount) return { kind: "go", to: known.data.shown.step };
  }
  const referral = textIn(form, "ref");
  const result = await api.start(device, REFERRAL.test(referral) ? referral : null);
  if (result.isError) return refused("intro", result, () => null);
  return { kind: "go", to: result.data.signup.shown.step, newToken: result.data.token };
}

async function sendName(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  const submission = parseForm(stepSchemas.name, form);
  if (submission.status !== "success") return mistakes("name", submission.reply());
  const result = await api.saveDraftStep(device, { step: "name", values: submission.value });
  if (!result.isError) return { kind: "go", to: result.data.shown.step };
  return refused("name", result, (fieldErrors) => submission.reply({ fieldErrors }));
}

async function sendEmail(
  api: SignupApi,
  device: SignupDevice,
  form: FormData,
  findLegal: () => Promise<LegalVersions>,
): Promise<Sent> {
  const submission = parseForm(stepSchemas.email, form);
  if (submission.status !== "success") return mistakes("email", submission.reply());
  const legal = await findLegal();
  const isSameText =
    textIn(form, "termsVersion") === legal.termsVersion &&
    textIn(form, "privacyVersion") === legal.privacyVersion;
  if (!isSameText) return stay("email", { code: "texts_changed" }, submission.reply());
  const values = { ...submission.value, ...legal };
  const trap = textIn(form, "topic").slice(0, 500);
  const result = await api.saveDraftStep(device, { step: "email", values, trap });
  if (!result.isError) return { kind: "go", to: result.data.shown.step };
  return refused("email", result, (fieldErrors) => submission.reply({ fieldErrors }));
}

async function confirm(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  const submission = parseForm(stepSchemas["confirm-email"], form);
  if (submission.status !== "success") return mistakes("confirm-email", submission.reply());
  const result = await api.confirmByCode(device, submission.value.code);
  if (!result.isError) return { kind: "go", to: result.data.shown.step };
  return refused("confirm-email", result, (fieldErrors) => submission.reply({ fieldErrors }));
}

async function resend(api: SignupApi, device: SignupDevice): Promise<Sent> {
  const result = await api.resend(device);
  if (result.isError) return refused("confirm-email", result, () => null);
  const answer = {
    step: "confirm-email",
    lastResult: null,
    failure: null,
    isResent: true,
  } as const;
  return { kind: "stay", answer, status: 200 };
}

async function createAccount(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  const submission = parseForm(stepSchemas["create-account"], form);
  const hideFields = ["password"];
  if (submission.status !== "success") {
    return mistakes("create-account", submission.reply({ hideFields }));
  }
  const key = await idempotencyKeyOf(form);
  const result = await api.createAccount(device, submission.value.password, key);
  if (!result.isError) return { kind: "logged-in", grant: result.data };
  return refused("create-account", result, (fieldErrors) =>
    submission.reply({ fieldErrors, hideFields }),
  );
}

function goOn(step: string, result: JsonResult<MemberSignup>): Sent {
  if (result.isError) return refused(step as SignupStep, result, () => null);
  return { kind: "go", to: result.data.shown.step };
}

/** What was typed is kept already; where that failed, leaving is still what was asked for. */
function leaveOrGoBack(intent: "back" | "later", result: JsonResult<{ shown: ShownStep }>): Sent {
  if (intent === "later") return { kind: "leave" };
  return result.isError
    ? { kind: "elsewhere" }
    : { kind: "go", to: result.data.shown.back ?? "intro" };
}

function refused(
  step: SignupStep,
  result: ErrorResult,
  reply: (fieldErrors: Record<string, string[]>) => StepAnswer["lastResult"],
): Sent {
  const isElsewhere =
    result.code?.startsWith("signup.") === true && result.code !== "signup.texts_changed";
  if (isElsewhere) return { kind: "elsewhere" };
  const fieldErrors = fieldErrorsOf(result.fields);
  if (Object.keys(fieldErrors).length > 0) return mistakes(step, reply(fieldErrors));
  return stay(step, failureOf(result), reply({}));
}

function mistakes(step: SignupStep, lastResult: StepAnswer["lastResult"]): Sent {
  const answer = { step, lastResult, failure: null, isResent: false };
  return { kind: "stay", answer, status: 400 };
}

function stay(
  step: SignupStep,
  failure: SignupFailure,
  lastResult: StepAnswer["lastResult"],
): Sent {
  const answer = { step, lastResult, failure, isResent: false };
  return { kind: "stay", answer, status: STATUSES[failure.code] };
}

const LISTS = ["cantons", "goals"];
const TICKS = ["wantsNewsletter"];

/** What stands in the form's fields, for a step that is left half-filled. */
function typedValues(step: keyof typeof stepSchemas, form: FormData): Record<string, unknown> {
  const names = Object.keys(stepSchemas[step].shape);
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      if (TICKS.includes(name)) return [[name, form.get(name) === "on"]];
      if (LISTS.includes(name)) return [[name, form.getAll(name).filter(Boolean)]];
      const typed = textIn(form, name);
      return typed ? [[name, typed]] : [];
    }),
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
