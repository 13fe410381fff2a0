import { support } from "~/i18n/pt-BR/account/support";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/forms/outcome";
import type { SupportFailure } from "./support.server";

const t = translator("support", support);

export function SupportFailureNotice({ failure }: { failure: SupportFailure | null }) {
  if (!failure) return null;
  return (
    <Outcome kind="error" title={t("errors.failedTitle")} answer={failure}>
      {failure.code === "rate_limited"
        ? t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) })
        : t(`errors.${failure.code}`)}
    </Outcome>
  );
}
