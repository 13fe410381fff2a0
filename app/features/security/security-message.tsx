import { useEffect, useRef } from "react";
import { security } from "~/i18n/pt-BR/security";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure, done]);
  if (!failure && done === null) return null;
  return (
    <div ref={box} tabIndex={-1} role={failure ? "alert" : "status"}>
      {failure ? (
        <Notice kind="error" title={t("errors.failedTitle")}>
          {describe(failure)}
        </Notice>
      ) : (
        <Notice kind="success" title={done} />
      )}
    </div>
  );
}
