import { useState } from "react";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { passwordStrength } from "~/i18n/pt-BR/account/password-strength";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PasswordField } from "~/ui/form/password-field";
import { PasswordStrength } from "~/ui/form/password-strength";
import text from "~/ui/text/text.module.css";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../../contract/account/person.ts";
import { resetSchema } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import { auth } from "./words";
import styles from "./login-page.module.css";
import type { ResetAnswer, ResetLink } from "./recovery.server";

const t = translator("auth", auth);

export type ResetPasswordPageProps = { link: ResetLink; answer: ResetAnswer | null };

/** Opening the link must not use it up, because mail scanners open links too. */
export function ResetPasswordPage({ link, answer }: ResetPasswordPageProps) {
  return (
    <LoginFrame>
      <h1 className={styles.title}>{t("reset.title")}</h1>
      {link === "valid" ? <NewPassword answer={answer} /> : <DeadLink link={link} />}
    </LoginFrame>
  );
}

function DeadLink({ link }: { link: Exclude<ResetLink, "valid"> }) {
  const isUnknownYet = link === "unavailable" || link === "limited";
  return (
    <div className={styles.form}>
      <Alert
        kind={link === "unavailable" ? "error" : "warning"}
        title={t(`reset.${link}Title`)}
        isAnnounced
      >
        {t(`reset.${link}`)}
      </Alert>
      {isUnknownYet ? (
        // Without `action` the form reloads this address, so the token does not appear in the markup.
        <form method="get">
          <Button type="submit">{t("reset.tryAgain")}</Button>
        </form>
      ) : (
        <Button to={to("/forgot-password")}>{t("reset.requestNew")}</Button>
      )}
      <a className={`${styles.forgot} ${text.link} ${text.tap}`} href={to("/login")}>
        {t("login.backTo")}
      </a>
    </div>
  );
}

function NewPassword({ answer }: { answer: ResetAnswer | null }) {
  const [typed, setTyped] = useState("");
  const form = useForm(resetSchema, { answer });
  return (
    <>
      <p className={styles.lead}>{t("reset.lead")}</p>
      <LoginErrors key={form.errorRound} errors={form.errors} />
      <FormFrame
        form={form}
        preventScrollReset
        className={styles.form}
        onInput={(event) => {
          if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
        }}
      >
        <PasswordField
          {...form.field("password")}
          required
          label={t("reset.password")}
          hint={t("reset.passwordHint", { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
          showLabel={t("login.showPassword")}
          hideLabel={t("login.hidePassword")}
          autoComplete="new-password"
        />
        <PasswordStrength password={typed} {...passwordStrength} />
        <Button type="submit" size="lg" isLoading={form.isBusy}>
          {t("reset.submit")}
        </Button>
      </FormFrame>
    </>
  );
}
