import { useState } from "react";
import { passwordStrength } from "~/i18n/pt-BR/account/password-strength";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { FormKey } from "~/forms/form-key";
import { PasswordField } from "~/ui/form/password-field";
import { PasswordStrength } from "~/ui/form/password-strength";
import { TextField } from "~/ui/form/text-field";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { PASSWORD_MIN_LENGTH } from "../../../../contract/account/person.ts";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";

const t = translator("signup", signup);

type CreateAccountStepProps = StepProps & {
  content: Extract<StepContent, { step: "create-account" }>;
};

export function CreateAccountStep({ content, back, answer }: CreateAccountStepProps) {
  const form = useStep("create-account", answer, { password: "" });
  const [typed, setTyped] = useState("");
  const { email = "", firstName = "", lastName = "" } = content.answers;
  return (
    <StepForm
      step="create-account"
      back={back}
      answer={answer}
      nextLabel={t("create-account.create")}
      form={form}
    >
      <FormKey lastResult={answer?.lastResult} />
      <StepErrors key={form.errorRound} errors={form.errors} />
      <TextField
        label={t("create-account.email")}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
      />
      <PasswordField
        {...form.field("password")}
        required
        label={t("create-account.password")}
        hint={t("create-account.passwordHint", { min: PASSWORD_MIN_LENGTH })}
        showLabel={t("create-account.show")}
        hideLabel={t("create-account.hide")}
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordStrength
        password={typed}
        owner={{ email, firstName, lastName }}
        {...passwordStrength}
      />
    </StepForm>
  );
}
