import { redirect } from "@remix-run/node";
import { AppError } from "~/http/app-error";
import type { BoundToMember, BoundToVisitor } from "~/guards/bound.server";
import { to } from "~/i18n/paths";
import { listCantonChoices } from "~/reference/cantons.server";
import { stepName, stepPath, type SignupView } from "../flow/signup-view";
import { findChoices } from "./profile-choices.server";
import type { SignupDependencies } from "./signup-dependencies";
import { deviceOf } from "./signup-device.server";
import { memberContent, openMemberStep, openVisitorStep, visitorContent } from "./signup.server";
import { findStepText } from "./signup-texts.server";
import { finish, keepWanted } from "./requested-page.server";

/** The request fails if the service can't identify a token. */
export type SignupVisitor = BoundToVisitor & {
  request: Request;
  signedIn: BoundToMember | null;
  isUnknown: boolean;
};

/** @throws a 503 answer while the service can't identify the visitor */
export function requireKnown({ isUnknown }: SignupVisitor): void {
  if (isUnknown) throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

export async function loadSignup(
  visitor: SignupVisitor,
  dependencies: SignupDependencies,
): Promise<SignupView> {
  const { request, signedIn } = visitor;
  requireKnown(visitor);
  keepWanted(request);
  const wanted = new URL(request.url).searchParams.get("step");
  return signedIn
    ? memberView(request, signedIn, wanted, dependencies)
    : visitorView(visitor, wanted, dependencies);
}

async function memberView(
  request: Request,
  bound: BoundToMember,
  wanted: string | null,
  dependencies: SignupDependencies,
): Promise<SignupView> {
  const { cms, member } = bound;
  const { signup: api } = bound.service;
  const signup = await openMemberStep(api, wanted);
  const { step, place, back } = signup.shown;
  if (step === "done" || (wanted === null && !signup.isBegun)) throw finish(request);
  if (stepName(step) !== wanted) throw redirect(to(stepPath(step)));
  const content = await memberContent(signup, {
    api,
    isPaying: member.isPaying,
    listCantons: () => listCantonChoices(cms).catch(() => []),
    findChoices: async (wished) =>
      (await findChoices(bound, dependencies, wished))?.choices ?? null,
    directusUserId: member.directusUserId,
  });
  if (!content) throw finish(request);
  return {
    ...content,
    place,
    back,
    isMember: true,
    text: await findStepText(cms.forTier("teaser"), step),
  };
}

async function visitorView(
  { request, cms, service }: SignupVisitor,
  wanted: string | null,
  { findPriceLabel, requireLegal }: SignupDependencies,
): Promise<SignupView> {
  const { signup: api } = service;
  const opened = await openVisitorStep(api, deviceOf(request), wanted);
  if (opened.kind === "account") {
    throw redirect(`${to("/login")}?redirect=${encodeURIComponent(to("/signup"))}`);
  }
  if (opened.kind === "new" && wanted !== null && wanted !== "intro") throw redirect(to("/signup"));
  const { shown, signup } =
    opened.kind === "step"
      ? opened
      : { shown: { step: "intro", place: 0, back: null } as const, signup: null };
  if (shown.step === "done") throw finish(request);
  if (opened.kind === "step" && shown.step !== wanted) throw redirect(to(stepPath(shown.step)));
  const content = await visitorContent(shown.step, signup, {
    referral: new URL(request.url).searchParams.get("ref"),
    findPriceLabel: () => findPriceLabel(service.payments),
    nowMs: Date.now(),
    findLegal: () => requireLegal(cms),
  });
  const text = await findStepText(cms, shown.step);
  return { ...content, place: shown.place, back: shown.back, isMember: false, text };
}
