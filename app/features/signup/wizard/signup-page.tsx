import { type ReactNode, useEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { CommitmentStep } from "~/features/signup/steps/commitment-step";
import { ConfirmEmailStep } from "~/features/signup/steps/confirm-email-step";
import { CreateAccountStep } from "~/features/signup/steps/create-account-step";
import { EmailStep } from "~/features/signup/steps/email-step";
import { IntroStep } from "~/features/signup/steps/intro-step";
import { NameStep, JobStep, PassportStep, TimeStep } from "~/features/signup/steps/profile-steps";
import { PaymentStep } from "~/features/signup/steps/payment-step";
import { type SignupView, type StepAnswer, TOTAL_PLACES } from "~/features/signup/flow/signup-view";
import { WelcomeStep, ReportStep } from "~/features/signup/steps/welcome-step";
import { CloseButton } from "~/ui/action/close-button";
import { Progress } from "~/ui/feedback/progress";
import { Icon } from "~/ui/media/icon";
import { Logo } from "~/ui/media/logo";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { SignupStep } from "../../../../contract/account/signup.ts";
import styles from "./signup-page.module.css";

const t = translator("signup", signup);

export type SignupPageProps = {
  view: SignupView;
  answer: StepAnswer | null;
  plans: ReactNode;
  /** Asks for the days of a life. */
  lifeChanges: ReactNode;
  today: string;
};

const PLACES = [
  "name",
  "email",
  "confirm-email",
  "create-account",
  "european-passport",
  "job-opportunity",
  "time-to-switzerland",
  "commitment",
  "report",
  "payment",
  "welcome",
] as const;

type Place = (typeof PLACES)[number];

const STAGES: readonly { name: keyof typeof signup.stages; steps: readonly Place[] }[] = [
  { name: "account", steps: PLACES.slice(0, 4) },
  { name: "path", steps: PLACES.slice(4, 8) },
  { name: "start", steps: PLACES.slice(8) },
];

type SignupFrameProps = {
  step: SignupStep;
  place: number;
  isMember: boolean;
  title: string;
  lead: string;
  children: ReactNode;
};

function SignupFrame({ step, place, isMember, title, lead, children }: SignupFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <div className={styles.frame}>
      <aside className={styles.panel}>
        <a className={styles.home} href={to("")} aria-label={t("home")}>
          <Logo />
        </a>
        <p className={styles.promise}>{t("panel.title")}</p>
        <StepList place={place} />
        <p className={styles.note}>{t(isMember ? "panel.member" : "panel.text")}</p>
      </aside>
      <main className={styles.main} id="content" tabIndex={-1}>
        <a className={styles.logo} href={to("")} aria-label={t("home")}>
          <Logo />
        </a>
        <div className={styles.column}>
          {place > 0 ? (
            <div className={styles.progress}>
              <Progress
                label={t("progress")}
                value={place}
                max={TOTAL_PLACES}
                text={t("place", { place, total: TOTAL_PLACES })}
              />
            </div>
          ) : null}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
        {/* Last in the document, since the Enter key presses a form's first button. */}
        {step === "intro" ? null : <LeaveButton step={step} />}
      </main>
    </div>
  );
}

/** Only the current stage shows its steps, so that eleven steps look shorter. */
function StepList({ place }: { place: number }) {
  return (
    <ol className={styles.stages}>
      {STAGES.map(({ name, steps }) => {
        const places = steps.map((step) => PLACES.indexOf(step) + 1);
        const [first = 0, last = 0] = [places[0], places.at(-1)];
        const isDone = place > last;
        // The introduction stands before the first stage.
        const isBegun = Math.max(place, 1) >= first;
        return (
          <li key={name} className={isDone ? styles.done : isBegun ? undefined : styles.ahead}>
            <span
              className={isBegun && !isDone ? `${styles.stage} ${styles.started}` : styles.stage}
            >
              {t(`stages.${name}`)}
              {isDone ? <DoneMark /> : null}
            </span>
            {place >= first && !isDone ? <StageSteps steps={steps} place={place} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

function StageSteps({ steps, place }: { steps: readonly Place[]; place: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const own = PLACES.indexOf(step) + 1;
        return (
          <li
            key={step}
            className={own < place ? styles.done : own === place ? styles.current : styles.ahead}
            aria-current={own === place ? "step" : undefined}
          >
            {t(`stepNames.${step}`)}
            {own < place ? <DoneMark /> : null}
          </li>
        );
      })}
    </ol>
  );
}

function DoneMark() {
  return (
    <>
      <Icon name="circle-check" size={18} />
      <VisuallyHidden> {t("stepDone")}</VisuallyHidden>
    </>
  );
}

/** Saves the draft; the Escape key does the same. */
function LeaveButton({ step }: { step: SignupStep }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key === "Escape" && !event.defaultPrevented) button.current?.click();
    }
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  return (
    <CloseButton
      ref={button}
      type="submit"
      form={step}
      name="intent"
      value="later"
      formNoValidate
      label={t("close")}
      className={styles.close}
    />
  );
}

export function SignupPage({ view, answer, plans, lifeChanges, today }: SignupPageProps) {
  const { step, place, isMember } = view;
  const { title, lead } = wordsOf(view);
  const own = answer?.step === step ? answer : null;
  return (
    <SignupFrame step={step} place={place} isMember={isMember} title={title} lead={lead}>
      <Step key={step} view={view} answer={own} {...{ plans, lifeChanges, today }} />
    </SignupFrame>
  );
}

function Step({ view, answer, plans, lifeChanges, today }: SignupPageProps) {
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
      return <ReportStep {...props} content={view} today={today} />;
    case "payment":
      return <PaymentStep {...props} content={view} plans={plans} />;
    case "welcome":
      return <WelcomeStep {...props} content={view} lifeChanges={lifeChanges} />;
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
  return { title: t(`${view.step}.title`), lead: t(`${view.step}.lead`) };
}

export function signupMeta(view: SignupView | undefined) {
  if (view && view.step !== "intro") return { title: wordsOf(view).title };
  return { title: signup.title, description: signup.description };
}
