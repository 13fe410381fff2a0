import type { ReactNode } from "react";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { auth } from "~/i18n/pt-BR/account/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PasswordField } from "~/ui/form/password-field";
import { TextField } from "~/ui/form/text-field";
import { loginSchema } from "./auth.schema";
import { DemoAccounts, type DemoLogin } from "./demo-accounts";
import { LoginErrors } from "./login-errors";
import type { LoginAnswer } from "./login-failure";
import { LoginFrame } from "./login-frame";
import { LoginNoticeBox } from "./login-alert";
import type { LoginNotice } from "./login-notices";
import styles from "./login-page.module.css";
import { PasskeyLogin } from "./passkey-login";

const t = translator("auth", auth);

export type LoginPageProps = {
  answer?: LoginAnswer | null;
  notice?: LoginNotice | null;
  /** Already validated. */
  redirectTo?: string;
  demo?: DemoLogin | null;
  teaser?: ReactNode;
};

export function signupPath(redirectTo: string | undefined): string {
  return to("/signup") + (redirectTo ? `?redirect=${encodeURIComponent(redirectTo)}` : "");
}

export function LoginPage(props: LoginPageProps) {
  const { answer = null, notice, redirectTo, demo, teaser } = props;
  const form = useForm(loginSchema, { answer });
  return (
    <LoginFrame>
      {teaser ? (
        <>
          {teaser}
          <h2 className={styles.second}>{t("login.titleAgain")}</h2>
        </>
      ) : (
        <>
          <h1 className={styles.title}>{t("login.title")}</h1>
          <p className={styles.lead}>{t("login.lead")}</p>
        </>
      )}
      {notice && !answer?.failure ? <LoginNoticeBox notice={notice} /> : null}
      <LoginErrors
        key={form.errorRound}
        failure={form.isBusy ? null : answer?.failure}
        errors={form.errors}
      />
      <FormFrame form={form} preventScrollReset className={styles.form}>
        {redirectTo ? <input type="hidden" name="redirect" value={redirectTo} /> : null}
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
        <PasswordField
          {...form.field("password")}
          required
          label={t("login.password")}
          showLabel={t("login.showPassword")}
          hideLabel={t("login.hidePassword")}
          autoComplete="current-password"
        />
        <a className={styles.forgot} href={to("/forgot-password")}>
          {t("login.forgot")}
        </a>
        <Button type="submit" size="lg" isLoading={form.isBusy}>
          {t("login.submit")}
        </Button>
      </FormFrame>
      <PasskeyLogin redirectTo={redirectTo} />
      <p className={styles.signup}>
        {t("login.newHere")} <a href={signupPath(redirectTo)}>{t("login.signup")}</a>
      </p>
      <p className={styles.signup}>
        {t("login.trouble")} <a href={to("/contact")}>{t("login.contact")}</a>
      </p>
      {demo ? (
        <DemoAccounts
          {...demo}
          onChoose={(account) => {
            form.fill("email", account);
            form.fill("password", demo.password);
          }}
        />
      ) : null}
    </LoginFrame>
  );
}
