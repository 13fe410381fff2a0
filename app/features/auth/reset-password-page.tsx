import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { auth } from "~/i18n/pt-BR/auth";
import { passwordStrength } from "~/i18n/pt-BR/password-strength";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { PasswordStrength } from "~/ui/password-strength";
import { resetSchema, type ResetInput } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import styles from "./login-page.module.css";
import type { ResetLink } from "./recovery.server";

const t = translator("auth", auth);

export type ResetPasswordPageProps = { link: ResetLink; lastResult: SubmissionResult | null };

/** Opening the link uses nothing up: mail scanners open links, too. */
export function ResetPasswordPage({ link, lastResult }: ResetPasswordPageProps) {
  return (
    <LoginFrame>
      <h1 className={styles.title}>{t("reset.title")}</h1>
      {link === "valid" ? <NewPassword lastResult={lastResult} /> : <DeadLink link={link} />}
    </LoginFrame>
  );
}

function DeadLink({ link }: { link: Exclude<ResetLink, "valid"> }) {
  const isAway = link === "unavailable";
  return (
    <div className={styles.form}>
      <Notice kind={isAway ? "error" : "warning"} title={t(`reset.${link}Title`)} isAnnounced>
        {t(`reset.${link}`)}
      </Notice>
      {isAway ? (
        // An empty address is this one: the token does not need to be written out.
        <form method="get">
          <Button type="submit">{t("reset.tryAgain")}</Button>
        </form>
      ) : (
        <Button to={to("/forgot-password")}>{t("reset.requestNew")}</Button>
      )}
      <a className={styles.forgot} href={to("/login")}>
        {t("login.backTo")}
      </a>
    </div>
  );
}

function NewPassword({ lastResult }: { lastResult: SubmissionResult | null }) {
  const isSubmitting = useNavigation().state !== "idle";
  const [sendings, setSendings] = useState(0);
  const [typed, setTyped] = useState("");
  const [form, fields] = useForm<ResetInput>({
    lastResult: isSubmitting ? null : lastResult,
    onValidate: ({ formData }) => parseForm(resetSchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _key, ...password } = getInputProps(fields.password, { type: "password" });
  return (
    <>
      <p className={styles.lead}>{t("reset.lead")}</p>
      <LoginErrors
        key={`${sendings}${lastResult && !isSubmitting ? "*" : ""}`}
        fields={[{ id: fields.password.id, error: fields.password.errors?.[0] }]}
      />
      <Form
        method="post"
        preventScrollReset
        className={styles.form}
        {...getFormProps(form)}
        onSubmit={(event) => {
          form.onSubmit(event);
          setSendings(sendings + 1);
        }}
        onInput={(event) => {
          if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
        }}
      >
        <PasswordField
          {...password}
          required
          label={t("reset.password")}
          hint={t("reset.passwordHint")}
          error={fields.password.errors?.[0]}
          showLabel={t("login.showPassword")}
          hideLabel={t("login.hidePassword")}
          autoComplete="new-password"
        />
        <PasswordStrength password={typed} {...passwordStrength} />
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("reset.submit")}
        </Button>
      </Form>
    </>
  );
}
