import { getFormProps, getInputProps } from "@conform-to/react";
import { useState } from "react";
import { signup } from "~/i18n/pt-BR/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/new-tab";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormMistakes } from "~/ui/form-mistakes";
import { TextField } from "~/ui/text-field";
import { suggestEmail } from "./email-typo";
import { LegalTextHere } from "./legal-text-here";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type EmailStepProps = StepProps & { content: Extract<StepContent, { step: "email" }> };

export function EmailStep({ content, back, answer }: EmailStepProps) {
  const { answers, termsVersion, privacyVersion } = content;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    email: string;
    acceptsTerms: string;
    wantsNewsletter: string;
  }>("email", answer, {
    email: answers.email ?? "",
    acceptsTerms: answers.acceptsTerms ? "on" : "",
    wantsNewsletter: answers.wantsNewsletter ? "on" : "",
  });
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const { key: _email, ...email } = getInputProps(fields.email, { type: "email" });
  const { key: _terms, ...terms } = getInputProps(fields.acceptsTerms, { type: "checkbox" });
  const { key: _letter, ...letter } = getInputProps(fields.wantsNewsletter, { type: "checkbox" });
  return (
    <StepForm
      step="email"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      form={{ ...getFormProps(form), onSubmit }}
    >
      <input type="hidden" name="termsVersion" value={termsVersion} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.email, fields.acceptsTerms]}
      />
      <div>
        <TextField
          {...email}
          required
          label={t("email.email")}
          error={fields.email.errors?.[0]}
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
                form.update({ name: fields.email.name, value: suggestion });
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
          {...terms}
          required
          error={fields.acceptsTerms.errors?.[0]}
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
        <Checkbox {...letter} label={t("email.newsletter")} />
      </div>
    </StepForm>
  );
}
