import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { TextField } from "~/ui/form/text-field";
import {
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
} from "../../../../contract/account/person.ts";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { StepForm } from "./step-form";
import { StepErrors } from "./step-errors";
import type { StepProps } from "./step-props";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type NameStepProps = StepProps & { content: Extract<StepContent, { step: "name" }> };

export function NameStep({ content, back, answer }: NameStepProps) {
  const { firstName = "", lastName = "" } = content.answers;
  const form = useStep("name", answer, { firstName, lastName });
  return (
    <StepForm step="name" back={back} answer={answer} form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <TextField
        {...form.field("firstName")}
        required
        label={t("name.firstName")}
        autoComplete="given-name"
        maxLength={FIRST_NAME_MAX_LENGTH}
      />
      <TextField
        {...form.field("lastName")}
        required
        label={t("name.lastName")}
        autoComplete="family-name"
        maxLength={LAST_NAME_MAX_LENGTH}
      />
    </StepForm>
  );
}
