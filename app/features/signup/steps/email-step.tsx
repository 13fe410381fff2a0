import { useState } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { TextField } from "~/ui/form/text-field";
import { suggestEmail } from "./email-typo";
import { LegalTextHere } from "./legal-text-here";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { StepForm } from "./step-form";
import { StepErrors } from "./step-errors";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type EmailStepProps = StepProps & { content: Extract<StepContent, { step: "email" }> };

export function EmailStep({ content, back, answer }: EmailStepProps) {
  const { answers, termsVersion, privacyVersion } = content;
  const form = useStep("email", answer, {
    email: answers.email ?? "",
    acceptsTerms: answers.acceptsTerms ? "on" : "",
  });
  const [suggestion, setSuggestion] = useState<string | null>(null);
  return (
    <StepForm step="email" back={back} answer={answer} form={form}>
      <input type="hidden" name="termsVersion" value={termsVersion} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div>
        <TextField
          {...form.field("email")}
          type="email"
          required
          label={t("email.email")}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => setSuggestion(suggestEmail(event.currentTarget.value))}
        />
        <div role="status" className={styles.suggestion}>
          {suggestion ? (
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                form.fill("email", suggestion);
                setSuggestion(null);
              }}
            >
              {t("email.suggestion", { email: suggestion })}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t("email.trap")}
          <input type="text" name="topic" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.consents}>
        <Checkbox
          {...form.box("acceptsTerms")}
          required
          label={
            <>
              {t("email.terms")}{" "}
              <a
                href={to("/terms-of-service")}
                target="_blank"
                rel="noopener"
                aria-describedby={NEW_TAB_NOTE_ID}
              >
                {t("email.termsLink")}
              </a>{" "}
              {t("email.and")}{" "}
              <a
                href={to("/privacy")}
                target="_blank"
                rel="noopener"
                aria-describedby={NEW_TAB_NOTE_ID}
              >
                {t("email.privacyLink")}
              </a>
            </>
          }
        />
        <div>
          <LegalTextHere slug="terms-of-service" />
          <LegalTextHere slug="privacy" />
        </div>
      </div>
    </StepForm>
  );
}
