import { useLoaderData } from "@remix-run/react";
import { requireLegalVersions } from "~/features/public-pages/legal/legal.server";
import { answerPurchase } from "~/features/membership/answer-purchase.server";
import { loadPurchase } from "~/features/membership/membership.server";
import { Plans } from "~/features/membership/plan-choice";
import { LifeChanges } from "~/features/plan/life-changes";
import { stepPath } from "~/features/signup/flow/signup-view";
import { ContinueFreeButton } from "~/features/signup/steps/payment-step";
import { answerSignup } from "~/features/signup/wizard/answer-signup.server";
import { loadSignup, requireKnown } from "~/features/signup/wizard/load-signup.server";
import { SignupPage, signupMeta } from "~/features/signup/wizard/signup-page";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { runtime } from "~/guards/runtime.server";
import { zurichDay } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { signupDependencies } from "~/shell/signup-dependencies.server";

const askOthers = signupDependencies((cms) => requireLegalVersions(cms, runtime.operator));

export const loader = publicLoader(async (visitor) => {
  const { signedIn, service } = visitor;
  const view = await loadSignup(visitor, askOthers);
  const isSelling = signedIn && view.step === "payment" && !view.isPaying;
  const purchase = isSelling ? await loadPurchase(service.payments) : null;
  return { view, today: zurichDay(new Date()), purchase };
});

export const action = publicAction(async (visitor) => {
  requireKnown(visitor);
  const form = await requireForm(visitor.request);
  const order = visitor.signedIn && (await answerPurchase(visitor.service.payments, form));
  return order ?? answerSignup(visitor, form, askOthers, runtime);
});

export default function Signup() {
  const { purchase, ...page } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isOfPurchase = answer !== null && "purchase" in answer;
  const plans = purchase && (
    <Plans
      {...purchase}
      answer={isOfPurchase ? answer.purchase : null}
      action={to(stepPath("payment"))}
      returnTo="signup"
      free={<ContinueFreeButton />}
      youtubeTo="/app/membership/youtube"
    />
  );
  const slots = { plans, lifeChanges: <LifeChanges /> };
  return <SignupPage {...page} {...slots} answer={isOfPurchase ? null : answer} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => signupMeta(loaded?.view));
