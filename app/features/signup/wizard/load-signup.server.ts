import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError } from "~/http/app-error";
import type { BoundToMember, BoundToVisitor } from "~/guards/guards.server";
import { visitorOf } from "~/http/visitor";
import { to } from "~/i18n/paths";
import { listCantonChoices, listCantons } from "~/reference/cantons.server";
import { listContentCategories } from "~/reference/categories.server";
import type { SignupDevice } from "~/service/signup-api.server";
import {
  findSignupToken,
  expiredRequestedPathCookie,
  findRequestedPath,
  requestedPathCookie,
} from "~/session/cookies.server";
import { findNextPath } from "~/session/next-path.server";
import type { SignupStep } from "../../../../contract/account/signup.ts";
import { stepName, stepPath, type SignupView, type StepText } from "../flow/signup-view";
import type { WelcomeAnswers } from "../flow/signup.schema";
import { welcomeChoices, withChoices } from "../flow/welcome-choices";
import type { SignupDependencies } from "./signup-dependencies";
import { memberContent, openMemberStep, openVisitorStep, visitorContent } from "./signup.server";

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

export function finish(request: Request): Response {
  const requested = findRequestedPath(request);
  const headers = new Headers();
  if (requested) headers.append("Set-Cookie", expiredRequestedPathCookie());
  return redirect(requested ?? to("/app"), { headers });
}

function rememberRequestedPage(request: Request): void {
  const url = new URL(request.url);
  const requested = url.searchParams.get("redirect");
  if (requested === null) return;
  url.searchParams.delete("redirect");
  const path = findNextPath(requested);
  const headers = new Headers();
  if (path) headers.append("Set-Cookie", requestedPathCookie(path));
  throw redirect(to("/signup") + url.search, { headers });
}

export async function loadSignup(
  visitor: SignupVisitor,
  dependencies: SignupDependencies,
): Promise<SignupView> {
  const { request, signedIn } = visitor;
  requireKnown(visitor);
  rememberRequestedPage(request);
  const requested = new URL(request.url).searchParams.get("step");
  return signedIn
    ? memberView(request, signedIn, requested, dependencies)
    : visitorView(visitor, requested, dependencies);
}

/** The Directus list editor stores lines as objects. */
const lines = z
  .array(z.object({ text: z.string() }).nullable().catch(null))
  .catch([])
  .transform((points) => points.flatMap((point) => point?.text ?? []));

const stepText = shape("signup_texts", {
  step: z.string(),
  title: z.string(),
  lead: z.string().nullable(),
  points: lines,
});

async function findStepText(cms: TierCms, step: SignupStep): Promise<StepText | null> {
  const texts = await cms
    .cached("signup:texts", (ask) =>
      ask(readRows(stepText, { filter: { status: { _eq: "published" } }, limit: 50 })),
    )
    .catch(() => []);
  const found = texts.find((text) => text.step === step);
  return found ? { title: found.title, lead: found.lead ?? "", points: found.points } : null;
}

type ProfileAccess = Pick<SignupDependencies, "findProfile" | "saveProfile">;

async function findChoices(
  { cms, own }: BoundToMember,
  { findProfile }: Pick<ProfileAccess, "findProfile">,
  wished: readonly string[] = [],
) {
  const [profile, all, topics] = await Promise.all([
    findProfile(own),
    listCantons(cms).catch(() => []),
    listContentCategories(cms).catch(() => []),
  ]);
  const cantons = all.map(({ id, code, name }) => ({ id, code, name }));
  const choices = profile && welcomeChoices(profile, cantons, topics, wished);
  return profile && choices ? { profile, choices } : null;
}

export async function saveChoices(
  bound: BoundToMember,
  profile: ProfileAccess,
  answers: WelcomeAnswers,
): Promise<boolean> {
  const found = await findChoices(bound, profile);
  if (!found) return false;
  const changed = withChoices(found.profile, answers, found.choices);
  return changed === null || profile.saveProfile(bound.own, changed);
}

async function memberView(
  request: Request,
  bound: BoundToMember,
  requested: string | null,
  dependencies: SignupDependencies,
): Promise<SignupView> {
  const { cms, member } = bound;
  const { signup: api } = bound.service;
  const signup = await openMemberStep(api, requested);
  const { step, place, back } = signup.shown;
  if (step === "done" || (requested === null && !signup.isBegun)) throw finish(request);
  if (stepName(step) !== requested) throw redirect(to(stepPath(step)));
  const content = await memberContent(signup, {
    api,
    isPaying: member.isPaying,
    listCantons: () => listCantonChoices(cms).catch(() => []),
    findChoices: async (wished) =>
      (await findChoices(bound, dependencies, wished))?.choices ?? null,
    listPlanSteps: () => dependencies.listPlanSteps(bound),
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

export const deviceOf = (request: Request): SignupDevice => ({
  token: findSignupToken(request),
  visitor: visitorOf(request),
});

async function visitorView(
  { request, cms, service }: SignupVisitor,
  requested: string | null,
  { findPriceLabel, requireLegal }: SignupDependencies,
): Promise<SignupView> {
  const { signup: api } = service;
  const opened = await openVisitorStep(api, deviceOf(request), requested);
  if (opened.kind === "account") {
    throw redirect(`${to("/login")}?redirect=${encodeURIComponent(to("/signup"))}`);
  }
  if (opened.kind === "new" && requested !== null && requested !== "intro")
    throw redirect(to("/signup"));
  const { shown, signup } =
    opened.kind === "step"
      ? opened
      : { shown: { step: "intro", place: 0, back: null } as const, signup: null };
  if (shown.step === "done") throw finish(request);
  if (opened.kind === "step" && shown.step !== requested) throw redirect(to(stepPath(shown.step)));
  const content = await visitorContent(shown.step, signup, {
    referral: new URL(request.url).searchParams.get("ref"),
    findPriceLabel: () => findPriceLabel(service.payments),
    nowMs: Date.now(),
    findLegal: () => requireLegal(cms),
  });
  const text = await findStepText(cms, shown.step);
  return { ...content, place: shown.place, back: shown.back, isMember: false, text };
}
