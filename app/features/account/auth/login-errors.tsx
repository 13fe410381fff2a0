import type { FormError } from "~/forms/use-form";
import { translator } from "~/i18n/translator";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Outcome } from "~/forms/outcome";
import { describeFailure, type SecondStepFailure } from "./login-failure";
import { auth } from "./words";

const t = translator("auth", auth);

type LoginErrorsProps = {
  failure?: SecondStepFailure | null | undefined;
  errors?: readonly FormError[];
};

export function LoginErrors({ failure, errors = [] }: LoginErrorsProps) {
  if (errors.length > 0) return <ErrorSummary title={t("errors.summary")} errors={errors} />;
  return failure ? <Refusal failure={failure} /> : null;
}

function Refusal({ failure }: { failure: SecondStepFailure }) {
  const { title, text } = describeFailure(failure);
  return (
    <Outcome kind="error" title={title} answer={failure}>
      {text}
    </Outcome>
  );
}
