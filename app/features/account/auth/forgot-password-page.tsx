import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import { recoverySchema } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import { auth } from "./words";
import styles from "./login-page.module.css";
import type { RecoveryAnswer } from "./recovery.server";

const t = translator("auth", auth);

export function ForgotPasswordPage({ answer }: { answer: RecoveryAnswer | null }) {
  return (
    <LoginFrame>
      {answer?.sentTo ? <LinkSent email={answer.sentTo} /> : <AskForLink answer={answer} />}
      <p className={styles.signup}>
        <a className={`${text.link} ${text.tap}`} href={to("/login")}>
          {t("login.backTo")}
        </a>
      </p>
    </LoginFrame>
  );
}

/** The text is the same whether or not the address has an account. */
function LinkSent({ email }: { email: string }) {
  return (
    <>
      <h1 className={styles.title}>{t("recovery.sentTitle")}</h1>
      <div className={styles.form}>
        <Alert kind="success" isAnnounced>
          {t("recovery.sent", { email })}
        </Alert>
        <p>{t("recovery.sentHint")}</p>
        <a className={`${styles.forgot} ${text.link} ${text.tap}`} href={to("/forgot-password")}>
          {t("recovery.again")}
        </a>
      </div>
    </>
  );
}

function AskForLink({ answer }: { answer: RecoveryAnswer | null }) {
  const form = useForm(recoverySchema, { answer });
  return (
    <>
      <h1 className={styles.title}>{t("recovery.title")}</h1>
      <p className={styles.lead}>{t("recovery.lead")}</p>
      <LoginErrors
        key={form.errorRound}
        failure={form.isBusy ? null : answer?.failure}
        errors={form.errors}
      />
      <FormFrame form={form} className={styles.form}>
        <TextField
          {...form.field("email")}
          type="email"
          required
          label={t("login.email")}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="lg" isLoading={form.isBusy}>
          {t("recovery.submit")}
        </Button>
      </FormFrame>
    </>
  );
}
