import { ownData } from "~/i18n/pt-BR/own-data";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/ui/outcome";
import type { OwnDataFailure } from "./own-data-answer";

const t = translator("own-data", ownData);

function describe(failure: OwnDataFailure): string {
  if (failure.code === "unavailable") return t("errors.unavailable");
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type OwnDataOutcomeProps = { failure: OwnDataFailure | null; done?: string | false };

/** What became of one of the page's forms. */
export function OwnDataOutcome({ failure, done }: OwnDataOutcomeProps) {
  if (failure) {
    return (
      <Outcome kind="error" title={t("errors.failed")} answer={failure}>
        {describe(failure)}
      </Outcome>
    );
  }
  return done ? <Outcome kind="success" title={done} answer={done} /> : null;
}
