import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/forms/outcome";
import { ownData } from "./words";

const t = translator("own-data", ownData);

type OwnDataFailure = FormFailure;

export type OwnDataAnswer = FormAnswer & {
  intent: "order-export" | "delete" | "keep" | "erase-store";
};

function describe(failure: OwnDataFailure): string {
  if (failure.code === "unavailable") return t("errors.unavailable");
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type OwnDataOutcomeProps = {
  answer: OwnDataAnswer | null;
  done: string | null;
};

export function OwnDataOutcome({ answer, done }: OwnDataOutcomeProps) {
  if (answer?.failure) {
    return (
      <Outcome kind="error" title={t("errors.failed")} answer={answer.failure}>
        {describe(answer.failure)}
      </Outcome>
    );
  }
  if (!answer?.isDone || done === null) return null;
  return <Outcome kind="success" title={done} answer={answer} />;
}
