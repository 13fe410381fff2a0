import { useState } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { passwordStrength } from "~/i18n/pt-BR/account/password-strength";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PasswordField } from "~/ui/form/password-field";
import { PasswordStrength } from "~/ui/form/password-strength";
import { TitledSection } from "~/ui/data/titled-section";
import text from "~/ui/text/text.module.css";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../../contract/account/person.ts";
import type { SecurityProblem } from "./security.server";
import { SecurityMessage } from "./security-message";
import { changePasswordSchema } from "./security.schema";
import { security } from "./words";
import styles from "./security.module.css";

const t = translator("security", security);

export type PasswordPageProps = {
  owner: { email: string; firstName: string; lastName: string };
  answer: FormAnswer<SecurityProblem> | null;
};

export function PasswordPage({ owner, answer }: PasswordPageProps) {
  const [typed, setTyped] = useState("");
  const form = useForm(changePasswordSchema, { answer, isGuarded: true });
  const next = form.field("newPassword");
  const reveal = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };
  return (
    <TitledSection titleId="password-title" title={t("password.title")}>
      <p className={`${text.small} ${text.faint}`}>{t("password.lead")}</p>
      <SecurityMessage answer={answer} done={t("password.done")} />
      <FormFrame
        key={answer?.isDone ? "changed" : "open"}
        form={form}
        className={styles.form}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === next.name) {
            setTyped(target.value);
          }
        }}
      >
        <FormErrors title={t("errors.summary")} form={form} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={owner.email} readOnly />
        <PasswordField
          {...form.field("currentPassword")}
          {...reveal}
          required
          label={t("currentPassword")}
          autoComplete="current-password"
        />
        <PasswordField
          {...next}
          {...reveal}
          required
          label={t("password.newPassword")}
          hint={t("password.hint", { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
          autoComplete="new-password"
        />
        <PasswordStrength password={typed} owner={owner} {...passwordStrength} />
        <div>
          <Button type="submit" isLoading={form.isBusy}>
            {t("password.submit")}
          </Button>
        </div>
      </FormFrame>
      <p className={`${text.small} ${text.faint}`}>{t("password.forgot")}</p>
    </TitledSection>
  );
}
