import type { ReactNode } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldNotes } from "~/ui/form/field";
import { Select } from "~/ui/form/select";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { PlanFirstLink, ReportView } from "~/features/signup/report/report-view";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { describeFreeToday } from "../../../../contract/account/offer.ts";
import { areas } from "../../../../contract/shared/areas.ts";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

const INTRODUCTION = `${areas.forum.path}/create?${new URLSearchParams({
  title: t("welcome.introduceTitle"),
})}` as const;

type WelcomeStepProps = StepProps & {
  content: Extract<StepContent, { step: "welcome" }>;
  /** Asks those who are already in Switzerland for the days of their life. */
  lifeChanges: ReactNode;
};

export function WelcomeStep({ content, back, answer, lifeChanges }: WelcomeStepProps) {
  const { planSteps, choices, cantons, profilePath } = content;
  const form = useStep("welcome", answer, {
    canton: String(choices?.cantonId ?? ""),
    topics: choices?.chosen ?? [],
  });
  const topics = form.field("topics");
  return (
    <StepForm
      step="welcome"
      back={back}
      answer={answer}
      nextLabel={t("welcome.finish")}
      form={form}
      aside={choices ? <Skip /> : null}
    >
      <StepErrors key={form.errorRound} errors={form.errors} />
      <section className={styles.free} aria-labelledby="own-plan">
        <h2 id="own-plan">{t("welcome.plan")}</h2>
        {planSteps.length > 0 ? (
          <ol className={`${layout.stack} ${layout.tight}`}>
            {planSteps.map((step) => (
              <li key={step.path}>
                <PlanFirstLink {...step} />
              </li>
            ))}
          </ol>
        ) : null}
        <p>{t("welcome.planText")}</p>
        <p className={`${layout.cluster} ${layout.wide}`}>
          <Button to="/app/plan" variant="outline" size="sm">
            {t("welcome.planLink")}
          </Button>
        </p>
      </section>
      {content.isInSwitzerland ? lifeChanges : null}
      {cantons.length > 0 && areas.cantons.isOpen ? (
        <section className={styles.free} aria-labelledby="own-cantons">
          <h2 id="own-cantons">{t("welcome.cantons")}</h2>
          <p>{t(content.isPaying ? "welcome.cantonsPaying" : "welcome.cantonsText")}</p>
          <p className={`${layout.cluster} ${layout.wide}`}>
            {cantons.map(({ code, name }) => (
              <Button key={code} to={`/app/cantons/${code}`} variant="outline" size="sm">
                {name}
              </Button>
            ))}
          </p>
        </section>
      ) : null}
      {choices ? (
        <section className={styles.free} aria-labelledby="first-choices">
          <h2 id="first-choices">{t("welcome.choices")}</h2>
          <p>{t("welcome.choicesText")}</p>
          <input type="hidden" name="choices" value="shown" />
          {choices.cantons.length > 0 ? (
            <Select
              {...form.field("canton")}
              label={t("welcome.canton")}
              hint={t("welcome.cantonHint")}
              options={[
                { value: "", label: t("welcome.cantonNone") },
                ...choices.cantons.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          ) : null}
          {choices.topics.length > 0 ? (
            <fieldset
              className={styles.group}
              id={topics.id}
              tabIndex={-1}
              aria-describedby={`${topics.id}-hint`}
            >
              <legend className={styles.legend}>{t("welcome.topics")}</legend>
              <FieldNotes id={topics.id} hint={t("welcome.topicsHint")} error={topics.error} />
              <div className={styles.pair}>
                {choices.topics.map(({ slug, name }) => (
                  <Checkbox
                    key={slug}
                    name={topics.name}
                    value={slug}
                    defaultChecked={form.chosen("topics").includes(slug)}
                    label={name}
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
        </section>
      ) : null}
      <section className={styles.free} aria-labelledby="introduce">
        <h2 id="introduce">{t("welcome.introduce")}</h2>
        <p>{t("welcome.introduceText")}</p>
        <p className={`${layout.cluster} ${layout.wide}`}>
          <Button to={profilePath} variant="outline" size="sm">
            {t("welcome.introduceLink")}
          </Button>
          {areas.forum.isOpen && (
            <Button to={INTRODUCTION} variant="outline" size="sm">
              {t("welcome.introduceForum")}
            </Button>
          )}
        </p>
      </section>
    </StepForm>
  );
}

function Skip() {
  return (
    <Button type="submit" name="intent" value="skip" formNoValidate variant="text" size="lg">
      {t("welcome.skip")}
    </Button>
  );
}

type OutcomeStepProps = StepProps & {
  content: Extract<StepContent, { step: "good-news" | "bad-news" }>;
  today: string;
};

export function ReportStep({ content, back, answer, today }: OutcomeStepProps) {
  return (
    <StepForm
      step={content.step}
      back={back}
      answer={answer}
      nextLabel={t("report.toPayment")}
      isOptional
    >
      {content.report ? (
        <ReportView
          report={content.report}
          labels={content.labels}
          planStep={content.planStep}
          today={today}
        />
      ) : (
        <Alert kind="info">{t("report.nothing")}</Alert>
      )}
      <p className={text.muted}>{t("report.free", { free: describeFreeToday() })}</p>
    </StepForm>
  );
}
