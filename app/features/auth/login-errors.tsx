import { useState } from "react";
import { auth } from "~/i18n/pt-BR/auth";
import { translator } from "~/i18n/translator";
import { ErrorSummary } from "~/ui/error-summary";
import { Outcome } from "~/ui/outcome";
import type { SecondStepFailure } from "./auth.schema";
import { describeFailure } from "./login-failure";

const t = translator("auth", auth);

type LoginErrorsProps = {
  failure?: SecondStepFailure | null;
  fields?: { id: string; error?: string }[];
};

/**
 * What stands between the person and the portal, in one place above the form. One for each sending: the
 * list stays as it was then, so that mending a field does not take the focus from it.
 */
export function LoginErrors({ failure, fields = [] }: LoginErrorsProps) {
  const [mistakes] = useState(() =>
    fields.flatMap(({ id, error }) => (error ? [{ id, text: error }] : [])),
  );
  if (mistakes.length > 0) return <ErrorSummary title={t("errors.summary")} errors={mistakes} />;
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
