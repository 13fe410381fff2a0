import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/forms/outcome";
import type { ProfileAnswer, SaveFailure } from "./profile.schema";

const t = translator("profile", profile);

function describe(failure: SaveFailure): string {
  if (failure.code !== "rate_limited") return t(`errors.${failure.code}`);
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type SaveMessageProps = { answer: ProfileAnswer | null; done: string };

/** Takes the focus, so that it is visible and read out. */
export function SaveMessage({ answer, done }: SaveMessageProps) {
  if (answer?.failure) {
    return (
      <Outcome kind="error" title={t("errors.failedTitle")} answer={answer.failure}>
        {describe(answer.failure)}
      </Outcome>
    );
  }
  return answer?.isDone ? <Outcome kind="success" title={done} answer={answer} /> : null;
}
