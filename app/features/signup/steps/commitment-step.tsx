import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldNotes } from "~/ui/form/field";
import { Select } from "~/ui/form/select";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { GOALS, HOURS, LANGUAGES, LEVELS } from "../../../../contract/account/signup.ts";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

/** Most members speak none of the three: only those who speak one have to choose. */
const NOT_STARTED = "A0";

type CommitmentStepProps = StepProps & { content: Extract<StepContent, { step: "commitment" }> };

export function CommitmentStep({ content, back, answer }: CommitmentStepProps) {
  const { time, hours = "", goals = [] } = content.answers;
  const { german = NOT_STARTED, french = NOT_STARTED, italian = NOT_STARTED } = content.answers;
  const form = useStep("commitment", answer, { hours, german, french, italian, goals });
  const chosenGoals = form.field("goals");
  return (
    <StepForm
      step="commitment"
      back={back}
      answer={answer}
      nextLabel={t("commitment.finish")}
      isOptional
      form={form}
    >
      <StepErrors key={form.errorRound} errors={form.errors} />
      <Select
        {...form.field("hours")}
        required
        label={t(time === "there" ? "commitment.hoursHere" : "commitment.hours")}
        options={[
          { value: "", label: t("commitment.none") },
          ...HOURS.map((value) => ({ value, label: t(`commitment.hourOptions.${value}`) })),
        ]}
      />
      <fieldset className={styles.group} aria-describedby="languages-hint">
        <legend className={styles.legend}>{t("commitment.languages")}</legend>
        <FieldNotes id="languages" hint={t("commitment.languagesHint")} />
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <Select
              key={language}
              {...form.field(language)}
              label={t(`commitment.${language}`)}
              options={LEVELS.map((value) => ({
                value,
                label: t(`commitment.levels.${value}`),
              }))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset
        className={styles.group}
        id={chosenGoals.id}
        tabIndex={-1}
        aria-describedby={`${chosenGoals.id}-hint`}
      >
        <legend className={styles.legend}>{t("commitment.goals")}</legend>
        <FieldNotes
          id={chosenGoals.id}
          hint={t("commitment.goalsHint")}
          error={chosenGoals.error}
        />
        <div className={styles.pair}>
          {GOALS.map((value) => (
            <Checkbox
              key={value}
              name={chosenGoals.name}
              value={value}
              defaultChecked={goals.includes(value)}
              label={t(`commitment.goalOptions.${value}`)}
            />
          ))}
        </div>
      </fieldset>
    </StepForm>
  );
}
