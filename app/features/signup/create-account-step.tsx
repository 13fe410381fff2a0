import { getFormProps, getInputProps } from "@conform-to/react";
import { useState } from "react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { PasswordField } from "~/ui/password-field";
import { PasswordStrength } from "~/ui/password-strength";
import { TextField } from "~/ui/text-field";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useStep } from "./use-step";

const t = translator("signup", signup);

const LEVELS = [
  t("create-account.levels.0"),
  t("create-account.levels.1"),
  t("create-account.levels.2"),
  t("create-account.levels.3"),
  t("create-account.levels.4"),
];

type CreateAccountStepProps = StepProps & {
  content: Extract<StepContent, { step: "create-account" }>;
};

export function CreateAccountStep({ content, back, answer }: CreateAccountStepProps) {
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{ password: string }>(
    "create-account",
    answer,
    { password: "" },
  );
  const [typed, setTyped] = useState("");
  const { email = "" } = content.answers;
  const { key: _password, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <StepForm
      step="create-account"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      nextLabel={t("create-account.create")}
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormKey lastResult={answer?.lastResult} />
      <FormMistakes key={sendings} title={t("errors.summary")} fields={[fields.password]} />
      <TextField
        label={t("create-account.email")}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
      />
      <PasswordField
        {...password}
        required
        label={t("create-account.password")}
        hint={t("create-account.passwordHint")}
        error={fields.password.errors?.[0]}
        showLabel={t("create-account.show")}
        hideLabel={t("create-account.hide")}
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordStrength password={typed} label={t("create-account.strength")} levels={LEVELS} />
    </StepForm>
  );
}
