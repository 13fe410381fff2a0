import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { profile as words } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PasswordField } from "~/ui/form/password-field";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { emailChangeSchema, type ProfileAnswer } from "./profile.schema";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";

const t = translator("profile", words);

export const EMAIL_INTENT = "change-email";

type EmailSectionProps = { email: string; answer: ProfileAnswer | null };

export function EmailSection({ email, answer }: EmailSectionProps) {
  const form = useForm(emailChangeSchema, {
    id: EMAIL_INTENT,
    intent: EMAIL_INTENT,
    answer,
    isGuarded: true,
    isOnce: true,
  });
  return (
    <TitledSection titleId="email-title" title={t("email.title")}>
      <p>{t("email.now", { email })}</p>
      <SaveMessage answer={answer} done={t("email.sent", { email: answer?.sentTo ?? "" })} />
      <details key={answer?.sentTo} open={answer !== null && !answer.isDone}>
        <summary>{t("email.open")}</summary>
        <p className={`${text.small} ${text.faint} ${styles.lead}`}>{t("email.lead")}</p>
        <FormErrors title={t("errors.summary")} form={form} />
        <FormFrame form={form} className={`${layout.stack} ${layout.wide} ${styles.narrow}`}>
          <TextField
            {...form.field("email")}
            type="email"
            required
            label={t("email.new")}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field("password")}
            required
            label={t("email.password")}
            showLabel={t("email.showPassword")}
            hideLabel={t("email.hidePassword")}
            autoComplete="current-password"
          />
          <div className={layout.cluster}>
            <Button type="submit" isLoading={form.isBusy}>
              {t("email.submit")}
            </Button>
          </div>
        </FormFrame>
      </details>
    </TitledSection>
  );
}
