import * as z from "zod/mini";
import type { JsonResult } from "~/http/json-client.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import {
  answerStatus,
  emptyAnswer,
  sendForm,
  UNAVAILABLE,
  type Refusal,
} from "~/forms/form-answer.server";
import type { ShownStep, SignupApi, SignupDevice } from "~/service/signup-api.server";
import type { LoginGrant } from "~/service/users-api.server";
import { SIGNUP_FAILURES } from "./signup.server";
import {
  isQuestionStep,
  schemaOf,
  stepSchemas,
  type WelcomeAnswers,
} from "~/features/signup/flow/signup.schema";
import type { StepAnswer } from "~/features/signup/flow/signup-view";
import { isShortCode } from "../../../../contract/shared/text.ts";
import type { SignupStep } from "../../../../contract/account/signup.ts";

export type Sent =
  | { kind: "go"; to: SignupStep | "done"; newToken?: string }
  | { kind: "leave" }
  | { kind: "logged-in"; grant: LoginGrant }
  /** The step is no longer open, or not yet: the wizard redirects. */
  | { kind: "elsewhere" }
  | { kind: "stay"; answer: StepAnswer; status: number };

export type SaveChoices = (answers: WelcomeAnswers) => Promise<boolean>;

export type LegalVersions = { termsVersion: string; privacyVersion: string };

const CHOICES_UNSAVED = "signup.choices_unsaved";
const TEXTS_CHANGED = "signup.texts_changed";
const FAILURES = { ...SIGNUP_FAILURES, [CHOICES_UNSAVED]: "choices_unsaved" } as const;
const ELSEWHERE: Sent = { kind: "elsewhere" };

const nothing = z.object({});

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
    const stored = { step, values: typedValues(step, form), isKeptOnly: true };
    return leaveOrGoBack(intent, await api.saveDraftStep(device, stored));
  }
  return step === "name" ? sendName(api, device, form) : sendEmail(api, device, form, findLegal);
}

export async function sendMemberStep(
  api: SignupApi,
  form: FormData,
  saveChoices: SaveChoices,
): Promise<Sent> {
  const step = textIn(form, "step");
  const intent = textIn(form, "intent");
  if (step === "welcome" && intent === "") return sendWelcome(api, form, saveChoices);
  const isPending = isQuestionStep(step) && step !== "welcome";
  if (intent === "back" || intent === "later") {
    const values = isPending ? typedValues(step, form) : {};
    return leaveOrGoBack(intent, await api.saveMemberStep({ step, values, isKeptOnly: true }));
  }
  return sendStep(
    step,
    isPending ? schemaOf(step) : nothing,
    form,
    (values) => api.saveMemberStep({ step, values }),
    goOn,
  );
}

/** The choices go to the profile; the service only learns that the step is done. */
function sendWelcome(api: SignupApi, form: FormData, saveChoices: SaveChoices): Promise<Sent> {
  return sendStep(
    "welcome",
    stepSchemas.welcome,
    form,
    async (choices) => {
      const isSaved = !form.has("choices") || (await saveChoices(choices));
      if (!isSaved) return { ...UNAVAILABLE, code: CHOICES_UNSAVED };
      return api.saveMemberStep({ step: "welcome", values: {} });
    },
    goOn,
  );
}

async function start(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  if (device.token) {
    const known = await api.readDraft(device, null);
    if (!known.isError && !known.data.hasAccount) return goOn(known.data);
  }
  const referral = textIn(form, "ref");
  return sendStep(
    "intro",
    nothing,
    form,
    () => api.start(device, isShortCode(referral) ? referral : null),
    ({ signup, token }) => ({ kind: "go", to: signup.shown.step, newToken: token }),
  );
}

function sendName(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  return sendStep(
    "name",
    stepSchemas.name,
    form,
    (values) => api.saveDraftStep(device, { step: "name", values }),
    goOn,
  );
}

function sendEmail(
  api: SignupApi,
  device: SignupDevice,
  form: FormData,
  findLegal: () => Promise<LegalVersions>,
): Promise<Sent> {
  return sendStep(
    "email",
    stepSchemas.email,
    form,
    async (input) => {
      const legal = await findLegal();
      const isSameText =
        textIn(form, "termsVersion") === legal.termsVersion &&
        textIn(form, "privacyVersion") === legal.privacyVersion;
      if (!isSameText) return { ...UNAVAILABLE, code: TEXTS_CHANGED };
      const trap = textIn(form, "topic").slice(0, 500);
      return api.saveDraftStep(device, { step: "email", values: { ...input, ...legal }, trap });
    },
    goOn,
  );
}

function confirm(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  return sendStep(
    "confirm-email",
    stepSchemas["confirm-email"],
    form,
    ({ code }) => api.confirmByCode(device, code),
    goOn,
  );
}

function resend(api: SignupApi, device: SignupDevice): Promise<Sent> {
  const step = "confirm-email";
  return sendStep(
    step,
    nothing,
    new FormData(),
    () => api.resend(device),
    () => ({ kind: "stay", answer: { ...emptyAnswer(), step, isResent: true }, status: 200 }),
  );
}

function createAccount(api: SignupApi, device: SignupDevice, form: FormData): Promise<Sent> {
  return sendStep(
    "create-account",
    stepSchemas["create-account"],
    form,
    async ({ password }) => api.createAccount(device, password, await idempotencyKeyOf(form)),
    (grant) => ({ kind: "logged-in", grant }),
  );
}

async function sendStep<Input, Data>(
  step: string,
  schema: z.ZodMiniType<Input>,
  form: FormData,
  call: (input: Input) => Promise<{ isError: false; data: Data } | Refusal>,
  sentOf: (data: Data) => Sent,
): Promise<Sent> {
  const { sent, ...answer } = await sendForm(
    schema,
    form,
    async (input) => {
      const result = await call(input);
      if (!result.isError) return { isError: false, data: sentOf(result.data) };
      return leadsElsewhere(result) ? { isError: false, data: ELSEWHERE } : result;
    },
    { hidden: ["password"], failures: FAILURES, resultFieldsOf: (data: Sent) => ({ sent: data }) },
  );
  if (sent) return sent;
  const status = answerStatus(answer, { choices_unsaved: 503 });
  return {
    kind: "stay",
    answer: { ...answer, step: step as SignupStep, isResent: false },
    status,
  };
}

function leadsElsewhere({ code, statusCode, fields }: Refusal): boolean {
  if (code?.startsWith("signup.") && !(code in FAILURES)) return true;
  // A step or an answer that no form of the portal sends.
  return statusCode === 400 && Object.keys(fields).length === 0;
}

const goOn = ({ shown }: { shown: ShownStep }): Sent => ({ kind: "go", to: shown.step });

/** Typed values are already saved; if that failed, the member can still leave. */
function leaveOrGoBack(intent: "back" | "later", result: JsonResult<{ shown: ShownStep }>): Sent {
  if (intent === "later") return { kind: "leave" };
  return result.isError
    ? { kind: "elsewhere" }
    : { kind: "go", to: result.data.shown.back ?? "intro" };
}

const LISTS = ["cantons", "goals"];

function typedValues(step: keyof typeof stepSchemas, form: FormData): Record<string, unknown> {
  const names = Object.keys(stepSchemas[step].shape);
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
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
