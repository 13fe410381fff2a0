import type { MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PasswordField } from "~/ui/form/password-field";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import { loginSchema } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import type { LoginAnswer } from "./login-failure";
import { LoginFrame } from "./login-frame";
import type { LoginNotice } from "./login-notices";
import { auth } from "./words";
import styles from "./login-page.module.css";
import { PasskeyLogin } from "./passkey-login";

const t = translator("auth", auth);

export type DemoLogin = {
  password: string;
  accounts: { email: string; label: string }[];
};

type DemoAccountsProps = DemoLogin & { onChoose: (email: string) => void };

function DemoAccounts({ password, accounts, onChoose }: DemoAccountsProps) {
  return (
    <section className={styles.box} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t("demo.title")}</h2>
      <p>{t("demo.text")}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outline"
              size="sm"
              aria-label={t("demo.fill", { email: account.email })}
              onClick={() => onChoose(account.email)}
            >
              {account.email}
            </Button>
            <span>{account.label}</span>
          </li>
        ))}
      </ul>
      <p>
        {t("demo.password")} <code>{password}</code>
      </p>
    </section>
  );
}

export type LoginPageProps = {
  answer?: LoginAnswer | null;
  notice?: LoginNotice | null;
  redirectTo?: string;
  demo?: DemoLogin | null;
  teaser?: ReactNode;
};

export function signupPath(redirectTo: string | undefined): string {
  return to("/signup") + (redirectTo ? `?redirect=${encodeURIComponent(redirectTo)}` : "");
}

function LoginAlert({ notice }: { notice: LoginNotice }) {
  switch (notice.kind) {
    case "password-created":
      return (
        <Alert kind="success" title={t("login.passwordCreated")} isAnnounced>
          {t("login.sessionsEnded")}
          <StillValid {...notice} />
        </Alert>
      );
    case "session-ended":
      return (
        <Alert kind="info" title={t("login.sessionOver")} isAnnounced>
          {t("login.sessionOverText")}
        </Alert>
      );
    case "cookies-blocked":
      return (
        <Alert kind="error" title={t("login.cookiesBlocked")} isAnnounced>
          {t("login.cookiesBlockedText")}
        </Alert>
      );
    case "session-left-open":
      return (
        <Alert kind="warning" title={t("login.leftOpen")} isAnnounced>
          {t("login.leftOpenText")}
        </Alert>
      );
  }
}

/** Setting a new password keeps codes and passkeys, whoever added them. */
function StillValid({ areCodesOn, passkeys }: { areCodesOn: boolean; passkeys: number }) {
  const factors = [
    ...(areCodesOn ? [t("login.stillValidCodes")] : []),
    ...(passkeys > 0 ? [t("login.stillValidPasskeys", { count: passkeys })] : []),
  ];
  if (factors.length === 0) return null;
  return (
    <>
      {" "}
      {t("login.stillValid", { factors: factors.join(t("login.stillValidAnd")) })}{" "}
      {t("login.stillValidHint")} <a href={to("/contact")}>{t("login.stillValidContact")}</a>.
    </>
  );
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
          <p className={styles.lead}>{t(redirectTo ? "login.toContinue" : "login.lead")}</p>
        </>
      )}
      {notice && !answer?.failure ? <LoginAlert notice={notice} /> : null}
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
        <a className={`${styles.forgot} ${text.link} ${text.tap}`} href={to("/forgot-password")}>
          {t("login.forgot")}
        </a>
        <Button type="submit" size="lg" isLoading={form.isBusy}>
          {t("login.submit")}
        </Button>
      </FormFrame>
      <PasskeyLogin redirectTo={redirectTo} />
      <p className={styles.signup}>
        {t("login.newHere")}{" "}
        <a className={`${text.link} ${text.tap}`} href={signupPath(redirectTo)}>
          {t("login.signup")}
        </a>
      </p>
      <p className={styles.signup}>
        {t("login.trouble")}{" "}
        <a className={`${text.link} ${text.tap}`} href={to("/contact")}>
          {t("login.contact")}
        </a>
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

const describePage = indexedPageMeta(() => ({
  title: t("login.title"),
  description: t("login.lead"),
  path: "/login",
}));

type Teaser = { title: string; summary: string };
type MetaArgs = Parameters<MetaFunction>[0];

/** A shared link to an item previews the item, although search engines do not index the item. */
export function loginMeta(args: MetaArgs, teaser: Teaser | null | undefined) {
  if (!teaser) return describePage(args);
  const { title, summary: description } = teaser;
  return [
    ...(indexedPageMeta(() => ({ title, description, path: undefined }))(args) ?? []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
