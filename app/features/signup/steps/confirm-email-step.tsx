import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { suggestEmail } from "./email-typo";
import { stepPath, type StepContent } from "~/features/signup/flow/signup-view";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

const ASK_AGAIN_MS = 3_000;
const LONGEST_IN_SECONDS = 90;
const LONGEST_IN_MINUTES = 90;

export function describeResend(seconds: number): string {
  if (seconds <= 0) return t("confirm-email.resend");
  if (seconds <= LONGEST_IN_SECONDS) return t("confirm-email.resendIn", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= LONGEST_IN_MINUTES) return t("confirm-email.resendInMinutes", { count: minutes });
  return t("confirm-email.resendInHours", { count: Math.ceil(minutes / 60) });
}

type ConfirmEmailStepProps = StepProps & {
  content: Extract<StepContent, { step: "confirm-email" }>;
};

export function ConfirmEmailStep({ content, answer }: ConfirmEmailStepProps) {
  const form = useStep("confirm-email", answer, { code: "" });
  useResend();
  const suggestion = suggestEmail(content.email);
  return (
    <StepForm
      step="confirm-email"
      back={null}
      answer={answer}
      nextLabel={t("confirm-email.confirm")}
      form={form}
      aside={
        <>
          <ResendButton key={content.resendInSeconds} seconds={content.resendInSeconds} />
          <Button type="submit" name="intent" value="correct" formNoValidate variant="text">
            {t("confirm-email.correct")}
          </Button>
        </>
      }
      after={
        <p className={`${layout.cluster} ${layout.wide}`}>
          <span className={text.muted}>{t("confirm-email.waiting")}</span>
          <a className={`${text.link} ${text.tap}`} href={to(stepPath("confirm-email"))}>
            {t("confirm-email.confirmedElsewhere")}
          </a>
        </p>
      }
    >
      {answer?.isResent ? (
        <Alert kind="success" isAnnounced>
          {t("confirm-email.resent")}
        </Alert>
      ) : null}
      {suggestion ? (
        <Alert kind="warning">{t("email.suggestion", { email: suggestion })}</Alert>
      ) : null}
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={styles.code}>
        <TextField
          {...form.field("code")}
          required
          label={t("confirm-email.code")}
          hint={`${t("confirm-email.codeHint")} ${t("confirm-email.codeTries")}`}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={9}
          spellCheck={false}
        />
      </div>
    </StepForm>
  );
}

/** The link may be confirmed on another device. */
function useResend(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") revalidate();
    }, ASK_AGAIN_MS);
    function ask() {
      if (document.visibilityState === "visible") revalidate();
    }
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate, state]);
}

function ResendButton({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Button
      type="submit"
      name="intent"
      value="resend"
      formNoValidate
      variant="outline"
      size="lg"
      disabled={left > 0}
    >
      {describeResend(left)}
    </Button>
  );
}
