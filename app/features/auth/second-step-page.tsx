import { Form, useNavigation } from "@remix-run/react";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { SecondStepFailure } from "./auth.schema";
import { LoginErrors } from "./login-errors";
import { LoginFrame } from "./login-frame";
import styles from "./login-page.module.css";

const t = translator("auth", auth);

export const CODE_INTENT = "code";

type SecondStepPageProps = {
  failure: SecondStepFailure | null;
  redirectTo?: string;
};

/** After the right password of an account with one-time codes. */
export function SecondStepPage({ failure, redirectTo }: SecondStepPageProps) {
  const isSubmitting = useNavigation().state !== "idle";
  return (
    <LoginFrame>
      <h1 className={styles.title}>{t("secondStep.title")}</h1>
      <p className={styles.lead}>{t("secondStep.lead")}</p>
      <LoginErrors failure={isSubmitting ? null : failure} />
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value={CODE_INTENT} />
        {redirectTo ? <input type="hidden" name="redirect" value={redirectTo} /> : null}
        <TextField
          name="code"
          required
          label={t("secondStep.code")}
          hint={t("secondStep.codeHint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("secondStep.submit")}
        </Button>
      </Form>
      <p className={styles.signup}>
        <a href={to("/login")}>{t("secondStep.restart")}</a>
      </p>
    </LoginFrame>
  );
}
