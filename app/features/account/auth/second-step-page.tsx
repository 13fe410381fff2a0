import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import text from "~/ui/text/text.module.css";
import { LoginErrors } from "./login-errors";
import type { SecondStepFailure } from "./login-failure";
import { LoginFrame } from "./login-frame";
import { auth } from "./words";
import styles from "./login-page.module.css";

const t = translator("auth", auth);

export const CODE_INTENT = "code";

type SecondStepPageProps = {
  failure: SecondStepFailure | null;
  redirectTo?: string;
};

export function SecondStepPage({ failure, redirectTo }: SecondStepPageProps) {
  const isBusy = useSending();
  return (
    <LoginFrame>
      <h1 className={styles.title}>{t("secondStep.title")}</h1>
      <p className={styles.lead}>{t("secondStep.lead")}</p>
      <LoginErrors failure={isBusy ? null : failure} />
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
        <Button type="submit" size="lg" isLoading={isBusy}>
          {t("secondStep.submit")}
        </Button>
      </Form>
      <p className={styles.signup}>
        <a className={`${text.link} ${text.tap}`} href={to("/login")}>
          {t("secondStep.restart")}
        </a>
      </p>
    </LoginFrame>
  );
}
