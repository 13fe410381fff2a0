import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/ui/outcome";
import type { SecurityFailure } from "./security-answer";

const t = translator("security", security);

function describe(failure: SecurityFailure): string {
  if (failure.code === "rate_limited") {
    return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
  }
  if (failure.code === "passkey_refused") return t("errors.passkeyRefused");
  return t(`errors.${failure.code}`);
}

type SecurityMessageProps = { failure: SecurityFailure | null; done?: string | null };

/** What became of a form that was sent; takes the focus, so that it is seen and read out. */
export function SecurityMessage({ failure, done = null }: SecurityMessageProps) {
  if (failure) {
    return (
      <Outcome kind="error" title={t("errors.failedTitle")} answer={failure}>
        {describe(failure)}
      </Outcome>
    );
  }
  return done === null ? null : <Outcome kind="success" title={done} answer={done} />;
}
