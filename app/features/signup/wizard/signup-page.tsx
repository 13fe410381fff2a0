import type { ReactNode } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { CommitmentStep } from "~/features/signup/steps/commitment-step";
import { ConfirmEmailStep } from "~/features/signup/steps/confirm-email-step";
import { CreateAccountStep } from "~/features/signup/steps/create-account-step";
import { EmailStep } from "~/features/signup/steps/email-step";
import { IntroStep } from "~/features/signup/steps/intro-step";
import { JobStep } from "~/features/signup/steps/job-step";
import { NameStep } from "~/features/signup/steps/name-step";
import { OutcomeStep } from "~/features/signup/steps/outcome-step";
import { PassportStep } from "~/features/signup/steps/passport-step";
import { PaymentStep } from "~/features/signup/steps/payment-step";
import { SignupFrame } from "./signup-frame";
import type { SignupView, StepAnswer } from "~/features/signup/flow/signup-view";
import { TimeStep } from "~/features/signup/steps/time-step";
import { WelcomeStep } from "~/features/signup/steps/welcome-step";

const t = translator("signup", signup);

export type SignupPageProps = {
  view: SignupView;
  answer: StepAnswer | null;
  plans: ReactNode;
  today: string;
};

export function SignupPage({ view, answer, plans, today }: SignupPageProps) {
  const { step, place, isMember } = view;
  const { title, lead } = wordsOf(view);
  const own = answer?.step === step ? answer : null;
  return (
    <SignupFrame step={step} place={place} isMember={isMember} title={title} lead={lead}>
      <Step key={step} view={view} answer={own} plans={plans} today={today} />
    </SignupFrame>
  );
}

function Step({ view, answer, plans, today }: SignupPageProps) {
  const props = { back: view.back, answer };
  switch (view.step) {
    case "intro":
      return (
        <IntroStep
          points={view.text?.points ?? []}
          priceLabel={view.priceLabel}
          referral={view.referral}
          answer={answer}
        />
      );
    case "name":
      return <NameStep {...props} content={view} />;
    case "email":
      return <EmailStep {...props} content={view} />;
    case "confirm-email":
      return <ConfirmEmailStep {...props} content={view} />;
    case "create-account":
      return <CreateAccountStep {...props} content={view} />;
    case "european-passport":
      return <PassportStep {...props} content={view} />;
    case "job-opportunity":
      return <JobStep {...props} content={view} />;
    case "time-to-switzerland":
      return <TimeStep {...props} content={view} />;
    case "commitment":
      return <CommitmentStep {...props} content={view} />;
    case "good-news":
    case "bad-news":
      return <OutcomeStep {...props} content={view} today={today} />;
    case "payment":
      return <PaymentStep {...props} content={view} plans={plans} />;
    case "welcome":
      return <WelcomeStep {...props} content={view} />;
  }
}

function wordsOf(view: SignupView): { title: string; lead: string } {
  if (view.text) return view.text;
  if (view.step === "confirm-email") {
    const { email } = view;
    return { title: t("confirm-email.title"), lead: t("confirm-email.lead", { email }) };
  }
  if (view.step === "time-to-switzerland" && view.answers.job === "working") {
    const { workingTitle, workingLead } = signup["time-to-switzerland"];
    return { title: workingTitle, lead: workingLead };
  }
  return { title: stepTitle(view.step), lead: t(`${view.step}.lead`) };
}

export function signupMeta(step: SignupView["step"] = "intro") {
  if (step !== "intro") return { title: stepTitle(step) };
  return { title: signup.title, description: signup.description };
}

function stepTitle(step: SignupView["step"]): string {
  return t(`${step}.title`);
}
