import { translator } from "~/i18n/translator";
import { Outcome } from "~/forms/outcome";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import type { SecurityProblem } from "./security.server";
import { security } from "./words";

const t = translator("security", security);

function describe(failure: FormFailure<SecurityProblem>): string {
  if (failure.code === "rate_limited") {
    return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
  }
  if (failure.code === "passkey_refused") return t("errors.passkeyRefused");
  return t(`errors.${failure.code}`);
}

type SecurityMessageProps = {
  answer: Pick<FormAnswer<SecurityProblem>, "isDone" | "failure"> | null;
  done?: string | null;
};

/** Takes the focus, so that it is visible and read out. */
export function SecurityMessage({ answer, done = null }: SecurityMessageProps) {
  if (answer?.failure) {
    return (
      <Outcome kind="error" title={t("errors.failedTitle")} answer={answer.failure}>
        {describe(answer.failure)}
      </Outcome>
    );
  }
  if (!answer?.isDone || done === null) return null;
  return <Outcome kind="success" title={done} answer={answer} />;
}
