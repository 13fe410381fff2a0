import { getFormProps, getInputProps } from "@conform-to/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { FormMistakes } from "~/ui/form-mistakes";
import { TextField } from "~/ui/text-field";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type NameStepProps = StepProps & { content: Extract<StepContent, { step: "name" }> };

export function NameStep({ content, back, answer }: NameStepProps) {
  const { firstName = "", lastName = "" } = content.answers;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    firstName: string;
    lastName: string;
  }>("name", answer, { firstName, lastName });
  const { key: _first, ...first } = getInputProps(fields.firstName, { type: "text" });
  const { key: _last, ...last } = getInputProps(fields.lastName, { type: "text" });
  return (
    <StepForm
      step="name"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.firstName, fields.lastName]}
      />
      <TextField
        {...first}
        required
        label={t("name.firstName")}
        error={fields.firstName.errors?.[0]}
        autoComplete="given-name"
        maxLength={60}
      />
      <TextField
        {...last}
        required
        label={t("name.lastName")}
        error={fields.lastName.errors?.[0]}
        autoComplete="family-name"
        maxLength={80}
      />
    </StepForm>
  );
}
