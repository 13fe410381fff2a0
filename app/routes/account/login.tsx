import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GuestTeaser } from "~/content/locked/guest-teaser";
import { findRequestedTeaser } from "~/content/locked/requested-teaser.server";
import { answerLogin, demoLogin } from "~/features/account/auth/answer-login.server";
import { findLoginNotice } from "~/features/account/auth/login-notices";
import { LoginPage, signupPath, loginMeta } from "~/features/account/auth/login-page";
import { SecondStepPage } from "~/features/account/auth/second-step-page";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { guestAction, guestLoader } from "~/guards/guards.server";
import { runtime } from "~/guards/runtime.server";
import { findNextPath } from "~/session/next-path.server";
import { config } from "~/process/config.server";
import { findLoginStep } from "~/session/cookies.server";
import { everySource } from "~/shell/kind-sources.server";

export const loader = guestLoader(async ({ request, cms }) => {
  const { searchParams } = new URL(request.url);
  const redirectTo = findNextPath(searchParams.get("redirect"));
  return {
    redirectTo,
    // Visitors may see the title and summary of the requested item.
    teaser: await findRequestedTeaser(cms, everySource, redirectTo),
    isSecondStep: searchParams.get("step") === "code" && findLoginStep(request) !== null,
    notice: findLoginNotice(searchParams),
    demo: config.PORTAL_MODE === "demo" ? demoLogin : null,
  };
});

export const action = guestAction(async ({ request }) =>
  answerLogin(request, await requireForm(request), runtime),
);

export default function Login() {
  const { redirectTo, teaser, isSecondStep, notice, demo } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const way = redirectTo ? { redirectTo } : {};
  if (isSecondStep) return <SecondStepPage failure={answer?.failure ?? null} {...way} />;
  const signupTo = signupPath(redirectTo ?? undefined);
  const door = teaser && <GuestTeaser item={teaser} why={teaser.why} signupTo={signupTo} />;
  return <LoginPage answer={answer} notice={notice} demo={demo} teaser={door} {...way} />;
}

export const meta: MetaFunction<typeof loader> = (args) => loginMeta(args, args.data?.teaser);
