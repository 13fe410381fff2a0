import { AppError } from "~/http/app-error";
import type { JsonResult } from "~/http/json-client.server";
import type {
  MemberSignup,
  ShownStep,
  SignupApi,
  SignupDevice,
  VisitorSignup,
} from "~/service/signup-api.server";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import type { CantonChoice, PlanFirst, StepContent } from "~/features/signup/flow/signup-view";
import type { WelcomeChoices } from "~/features/signup/flow/welcome-choices";

const STATUS_NO_DRAFT = 404;

export type Opened =
  | { kind: "step"; shown: ShownStep; signup: VisitorSignup }
  | { kind: "new" }
  | { kind: "account" };

/** @throws a 503 answer while the service is unavailable */
export async function openVisitorStep(
  api: SignupApi,
  device: SignupDevice,
  requested: string | null,
): Promise<Opened> {
  if (!device.token) return { kind: "new" };
  const result = await api.readDraft(device, requested);
  if (result.isError && result.statusCode === STATUS_NO_DRAFT) return { kind: "new" };
  const signup = requireAnswer(result);
  return signup.hasAccount ? { kind: "account" } : { kind: "step", shown: signup.shown, signup };
}

/** @throws a 503 answer while the service is unavailable */
export async function openMemberStep(
  api: SignupApi,
  requested: string | null,
): Promise<MemberSignup> {
  return requireAnswer(await api.readMember(requested));
}

/** @throws a 429 if the service has had too many requests, otherwise a 503 */
export function requireAnswer<T>(result: JsonResult<T>): T {
  if (!result.isError) return result.data;
  throw AppError.ofService(result).toResponse();
}

export type VisitorContentOptions = {
  referral: string | null;
  findPriceLabel: () => Promise<string | null>;
  nowMs: number;
  findLegal: () => Promise<{ termsVersion: string; privacyVersion: string }>;
};

export async function visitorContent(
  step: ShownStep["step"],
  signup: VisitorSignup | null,
  options: VisitorContentOptions,
): Promise<StepContent> {
  if (signup && step === "name") return { step, answers: signup.answers };
  if (signup && step === "email") {
    return { step, answers: signup.answers, ...(await options.findLegal()) };
  }
  if (signup && step === "create-account") return { step, answers: signup.answers };
  if (signup && step === "confirm-email") {
    const waitMs = signup.resendAt ? Date.parse(signup.resendAt) - options.nowMs : 0;
    const resendInSeconds = Math.max(0, Math.ceil(waitMs / 1000));
    return { step, email: signup.answers.email ?? "", resendInSeconds };
  }
  return { step: "intro", referral: options.referral, priceLabel: await options.findPriceLabel() };
}

export type MemberContentOptions = {
  api: SignupApi;
  isPaying: boolean;
  listCantons: () => Promise<CantonChoice[]>;
  findChoices: (wished: readonly string[]) => Promise<WelcomeChoices | null>;
  listPlanSteps: () => Promise<PlanFirst[]>;
  directusUserId: string;
};

/** Null after the last step. */
export async function memberContent(
  { shown: { step }, answers }: MemberSignup,
  { api, isPaying, listCantons, findChoices, ...options }: MemberContentOptions,
): Promise<StepContent | null> {
  if (step === "european-passport" || step === "job-opportunity" || step === "commitment") {
    return { step, answers };
  }
  if (step === "time-to-switzerland") return { step, answers, cantons: await listCantons() };
  if (step === "good-news" || step === "bad-news") {
    const [{ report }, cantons, [planStep]] = await Promise.all([
      api.readReport().then(requireAnswer),
      listCantons(),
      options.listPlanSteps(),
    ]);
    const labels = answerLabels(answers, cantons);
    return { step, report, labels, planStep: planStep ?? null };
  }
  if (step === "payment") return { step, isPaying };
  if (step === "welcome") {
    const [planSteps, cantons, choices] = await Promise.all([
      options.listPlanSteps(),
      listCantons(),
      findChoices(answers.cantons ?? []),
    ]);
    const chosen = cantons.filter(({ code }) => answers.cantons?.includes(code));
    const profilePath = `/app/profile/${options.directusUserId}/edit` as const;
    const isInSwitzerland = answers.time === "there";
    return {
      ...{ step, planSteps, cantons: chosen, isPaying, choices },
      ...{ isInSwitzerland, profilePath },
    };
  }
  return null;
}

export const SIGNUP_FAILURES = {
  "signup.texts_changed": "texts_changed",
  "user.email_taken": "email_taken",
} as const;
