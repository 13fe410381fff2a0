import { useState } from "react";
import { FragmentView } from "~/fragments/fragment-view";
import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Checkbox } from "~/ui/form/checkbox";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { LegalText } from "../../../../contract/account/own-data.ts";
import { suggestEmail } from "./email-typo";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";
import legalTextHereStyles from "./email-step.module.css";
import styles from "./steps.module.css";

const t = translator("signup", signup);

// A scrollable area must be reachable by keyboard, whatever its content.
const scrollable = { tabIndex: 0 };

type LegalTextHereProps = { slug: LegalText };

export function LegalTextHere({ slug }: LegalTextHereProps) {
  const [isRequested, setRequested] = useState(false);
  const name = t(slug === "privacy" ? "email.privacyLink" : "email.termsLink");
  const elsewhere = (
    <p>
      {t("email.elsewhere")}{" "}
      <a
        className={text.link}
        href={to(`/${slug}`)}
        target="_blank"
        rel="noopener"
        aria-describedby={NEW_TAB_NOTE_ID}
      >
        {name}
      </a>
    </p>
  );
  return (
    <details onToggle={(event) => event.currentTarget.open && setRequested(true)}>
      <summary>{t("email.readHere", { name })}</summary>
      <div role="region" aria-label={name} className={legalTextHereStyles.text} {...scrollable}>
        {isRequested ? (
          <FragmentView name="LegalText" props={{ slug }} placeholder={elsewhere}>
            {(html) => <Prose html={html} />}
          </FragmentView>
        ) : (
          elsewhere
        )}
      </div>
    </details>
  );
}

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
      <div className={layout.stack}>
        <Checkbox
          {...form.box("acceptsTerms")}
          required
          label={
            <>
              {t("email.terms")}{" "}
              <a
                className={text.link}
                href={to("/terms-of-service")}
                target="_blank"
                rel="noopener"
                aria-describedby={NEW_TAB_NOTE_ID}
              >
                {t("email.termsLink")}
              </a>{" "}
              {t("email.and")}{" "}
              <a
                className={text.link}
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
