import { feedback } from "~/i18n/pt-BR/account/feedback";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import type { FeedbackAnswer } from "./feedback.server";

const t = translator("feedback", feedback);

export function IdeaFailure({ answer }: { answer: FeedbackAnswer | null }) {
  if (!answer?.failure) return null;
  const { code } = answer.failure;
  return (
    <Notice kind="error" title={t("errors.failedTitle")} isAnnounced>
      {t(`errors.${code === "rate_limited" ? "wait" : code}`)}
    </Notice>
  );
}
