import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/ui/outcome";
import type { SaveFailure } from "./profile-answer";

const t = translator("profile", profile);

function describe(failure: SaveFailure): string {
  if (failure.code !== "rate_limited") return t(`errors.${failure.code}`);
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type SaveMessageProps = { failure: SaveFailure | null; done?: string | false | null };

/** What became of a form that was sent; takes the focus, so that it is seen and read out. */
export function SaveMessage({ failure, done }: SaveMessageProps) {
  if (failure) {
    return (
      <Outcome kind="error" title={t("errors.failedTitle")} answer={failure}>
        {describe(failure)}
      </Outcome>
    );
  }
  return done ? <Outcome kind="success" title={done} answer={done} /> : null;
}
