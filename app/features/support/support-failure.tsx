import { useEffect, useRef } from "react";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import type { SupportFailure } from "./support.server";

const t = translator("support", support);

/** Why a well-formed message was not sent. */
export function SupportFailureNotice({ failure }: { failure: SupportFailure | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice kind="error" title={t("errors.failedTitle")}>
        {failure.code === "rate_limited"
          ? t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) })
          : t("errors.unavailable")}
      </Notice>
    </div>
  );
}
