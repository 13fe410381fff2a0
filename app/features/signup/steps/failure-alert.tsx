import { useEffect, useRef } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import textStyles from "~/ui/text/text.module.css";
import { stepPath, type SignupFailure } from "~/features/signup/flow/signup-view";
import type { SignupStep } from "../../../../contract/account/signup.ts";
import styles from "./failure-alert.module.css";

const t = translator("signup", signup);

const LONGEST_IN_SECONDS = 90;
const LONGEST_IN_MINUTES = 90;

export function describeWait(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds));
  if (count <= LONGEST_IN_SECONDS) return t("errors.waitSeconds", { count });
  const minutes = Math.ceil(count / 60);
  if (minutes <= LONGEST_IN_MINUTES) return t("errors.waitMinutes", { count: minutes });
  return t("errors.waitHours", { count: Math.ceil(minutes / 60) });
}

function describe(failure: SignupFailure): { title: string; text: string } {
  if (failure.code === "rate_limited") {
    return { title: t("errors.waitTitle"), text: describeWait(failure.retryAfterSeconds) };
  }
  if (failure.code === "email_taken") {
    return { title: t("errors.takenTitle"), text: t("errors.taken") };
  }
  if (failure.code === "texts_changed") {
    return { title: t("errors.summary"), text: t("errors.textsChanged") };
  }
  if (failure.code === "choices_unsaved") {
    return { title: t("errors.choicesTitle"), text: t("errors.choices") };
  }
  return { title: t("errors.unavailableTitle"), text: t("errors.unavailable") };
}

/** Takes the focus, so that screen readers read it. */
export function FailureAlert({ failure, step }: { failure: SignupFailure; step: SignupStep }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  const { title, text } = describe(failure);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.box}>
      <Alert kind="error" title={title}>
        {text}
        {failure.code === "email_taken" ? (
          <>
            {" "}
            <a className={textStyles.link} href={to("/login")}>
              {t("errors.login")}
            </a>
          </>
        ) : null}
        {failure.code === "texts_changed" && step !== "email" ? (
          <>
            {" "}
            <a className={textStyles.link} href={to(stepPath("email"))}>
              {t("errors.readTexts")}
            </a>
          </>
        ) : null}
      </Alert>
    </div>
  );
}
