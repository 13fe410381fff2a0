import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPriceLabel, loadOffer } from "~/features/membership/membership.server";
import { PlanChoice } from "~/features/membership/plan-choice";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { findLegalDocument } from "~/features/legal/legal.server";
import { listNewsCategories } from "~/features/news/news-choices.server";
import { findFirstChoices, saveFirstChoices } from "~/features/profile/own-profile.server";
import { listCantonNames } from "~/features/profile/public-profile.server";
import { sendMemberStep, sendVisitorStep } from "~/features/signup/send-step.server";
import {
  memberContent,
  openMemberStep,
  openVisitorStep,
  visitorContent,
} from "~/features/signup/signup.server";
import { findStepText } from "~/features/signup/signup-texts.server";
import { GoOnForFree } from "~/features/signup/payment-step";
import { SignupPage, stepTitle } from "~/features/signup/signup-page";
import type { WelcomeAnswers } from "~/features/signup/signup.schema";
import { stepName, stepPath, type SignupView } from "~/features/signup/signup-view";
import { welcomeChoices, withChoices } from "~/features/signup/welcome-choices";
import { AppError } from "~/http/app-error";
import { requireForm } from "~/http/form";
import { visitorOf } from "~/http/visitor";
import { zurichDay } from "~/i18n/format";
import { signup as words } from "~/i18n/pt-BR/signup";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import {
  accessCookie,
  deviceCookie,
  expiredSignupCookie,
  findSignupToken,
  signupCookie,
} from "~/session/cookies.server";
import { publicAction, publicLoader } from "~/session/guards.server";
import type { Session } from "~/session/sessions.server";
import { useAnswer } from "~/use-answer";

const DONE = to("/app");

const deviceOf = (request: Request) => ({
  token: findSignupToken(request),
  visitor: visitorOf(request),
});

async function findLegal() {
  const [terms, privacy] = await Promise.all([
    findLegalDocument(runtime.cms, "terms-of-service"),
    findLegalDocument(runtime.cms, "privacy"),
  ]).catch(AppError.throwCmsUnavailable);
  if (!terms || !privacy) throw new AppError("cms_unavailable").toResponse();
  return { termsVersion: terms.version, privacyVersion: privacy.version };
}

/** Names only: what one may see of a canton's figures is asked elsewhere. */
async function listCantons(session: Session) {
  const cantons = await listCantonSummaries(runtime.cms, session.tier).catch(() => []);
  return cantons.map(({ code, name }) => ({ code, name }));
}

async function findChoices(session: Session) {
  const { cms } = runtime;
  const [profile, cantons, topics] = await Promise.all([
    findFirstChoices(cms, session),
    listCantonNames(cms, session.tier).catch(() => []),
    listNewsCategories(cms, session.tier).catch(() => []),
  ]);
  const choices = profile && welcomeChoices(profile, cantons, topics);
  return profile && choices ? { profile, choices } : null;
}

async function saveChoices(session: Session, answers: WelcomeAnswers) {
  const found = await findChoices(session);
  if (!found) return false;
  const changed = withChoices(found.profile, answers, found.choices);
  return changed === null || saveFirstChoices(runtime.cms, session, changed);
}

async function memberView(session: Session, wanted: string | null): Promise<SignupView> {
  const { signup: api, cms } = runtime;
  const bearer = session.accessToken;
  const signup = await openMemberStep(api, bearer, wanted);
  const { step, place, back } = signup.shown;
  if (step === "done" || (wanted === null && !signup.isBegun)) throw redirect(DONE);
  if (stepName(step) !== wanted) throw redirect(to(stepPath(step)));
  const content = await memberContent(signup, {
    api,
    bearer,
    isPaying: session.member.isPaying,
    listCantons: () => listCantons(session),
    findChoices: async () => (await findChoices(session))?.choices ?? null,
    directusUserId: session.member.directusUserId,
  });
  if (!content) throw redirect(DONE);
  return { ...content, place, back, isMember: true, text: await findStepText(cms, step) };
}

async function visitorView(request: Request, wanted: string | null): Promise<SignupView> {
  const { signup: api, cms } = runtime;
  const opened = await openVisitorStep(api, deviceOf(request), wanted);
  if (opened.kind === "account") {
    throw redirect(`${to("/login")}?redirect=${encodeURIComponent(to("/signup"))}`);
  }
  if (opened.kind === "new" && wanted !== null && wanted !== "intro") throw redirect(to("/signup"));
  const { shown, signup } =
    opened.kind === "step"
      ? opened
      : { shown: { step: "intro", place: 0, back: null } as const, signup: null };
  if (shown.step === "done") throw redirect(DONE);
  if (opened.kind === "step" && shown.step !== wanted) throw redirect(to(stepPath(shown.step)));
  const content = await visitorContent(shown.step, signup, {
    referral: new URL(request.url).searchParams.get("ref"),
    findPriceLabel: () => findPriceLabel(runtime.payments),
    nowMs: Date.now(),
    findLegal,
  });
  const text = await findStepText(cms, shown.step);
  return { ...content, place: shown.place, back: shown.back, isMember: false, text };
}

export const loader = publicLoader(async ({ request, session, isUnknown }) => {
  if (isUnknown) throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const wanted = new URL(request.url).searchParams.get("step");
  const view = session ? await memberView(session, wanted) : await visitorView(request, wanted);
  const isSelling = session && view.step === "payment" && !view.isPaying;
  return {
    view,
    today: zurichDay(new Date()),
    offer: isSelling ? await loadOffer(runtime.payments) : null,
  };
});

export const action = publicAction(async ({ request, session, isUnknown }) => {
  if (isUnknown) throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  const form = await requireForm(request);
  const { signup: api } = runtime;
  const sent = session
    ? await sendMemberStep(api, session.accessToken, form, (chosen) => saveChoices(session, chosen))
    : await sendVisitorStep(api, deviceOf(request), form, findLegal);
  switch (sent.kind) {
    case "stay":
      return data(sent.answer, { status: sent.status });
    case "leave":
      throw redirect(session ? DONE : to(""));
    case "elsewhere":
      throw redirect(to("/signup"));
    case "go": {
      const headers = new Headers();
      if (sent.newToken) headers.append("Set-Cookie", signupCookie(sent.newToken));
      throw redirect(sent.to === "done" ? DONE : to(stepPath(sent.to)), { headers });
    }
    case "logged-in": {
      const { accessToken, member } = runtime.sessions.accept(sent.grant);
      const cookies = request.headers.get("cookie") ?? "";
      runtime.analytics.record("signup_completed", {}, { person: member, cookies });
      const headers = new Headers();
      headers.append("Set-Cookie", accessCookie(accessToken));
      headers.append("Set-Cookie", deviceCookie(sent.grant.deviceToken));
      headers.append("Set-Cookie", expiredSignupCookie());
      throw redirect(to(stepPath("european-passport")), { headers });
    }
  }
});

export default function Signup() {
  const { view, today, offer } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const plans = offer ? (
    <PlanChoice
      {...offer}
      returnTo="signup"
      free={<GoOnForFree />}
      youtubeTo="/app/membership/youtube"
    />
  ) : null;
  return <SignupPage view={view} answer={answer ?? null} plans={plans} today={today} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const step = loaded?.view.step ?? "intro";
  return step === "intro"
    ? { title: words.title, description: words.description }
    : { title: stepTitle(step) };
});
