import { getFormProps } from "@conform-to/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/checkbox";
import { FieldNotes } from "~/ui/field";
import { FormMistakes } from "~/ui/form-mistakes";
import { Select } from "~/ui/select";
import { GOALS, HOURS, LANGUAGES, LEVELS } from "./signup-choices";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type CommitmentStepProps = StepProps & { content: Extract<StepContent, { step: "commitment" }> };

export function CommitmentStep({ content, back, answer }: CommitmentStepProps) {
  const { hours = "", german = "", french = "", italian = "", goals = [] } = content.answers;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    hours: string;
    german: string;
    french: string;
    italian: string;
    goals: string[];
  }>("commitment", answer, { hours, german, french, italian, goals });
  const none = { value: "", label: t("commitment.none") };
  return (
    <StepForm
      step="commitment"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      nextLabel={t("commitment.finish")}
      canWait
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.hours, fields.german, fields.french, fields.italian, fields.goals]}
      />
      <Select
        id={fields.hours.id}
        name={fields.hours.name}
        required
        label={t("commitment.hours")}
        error={fields.hours.errors?.[0]}
        defaultValue={fields.hours.initialValue ?? ""}
        options={[
          none,
          ...HOURS.map((value) => ({ value, label: t(`commitment.hourOptions.${value}`) })),
        ]}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("commitment.languages")}</legend>
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <Select
              key={language}
              id={fields[language].id}
              name={fields[language].name}
              required
              label={t(`commitment.${language}`)}
              error={fields[language].errors?.[0]}
              defaultValue={fields[language].initialValue ?? ""}
              options={[
                none,
                ...LEVELS.map((value) => ({ value, label: t(`commitment.levels.${value}`) })),
              ]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset
        className={styles.group}
        id={fields.goals.id}
        tabIndex={-1}
        aria-describedby={`${fields.goals.id}-hint`}
      >
        <legend className={styles.legend}>{t("commitment.goals")}</legend>
        <FieldNotes
          id={fields.goals.id}
          hint={t("commitment.goalsHint")}
          error={fields.goals.errors?.[0]}
        />
        <div className={styles.pair}>
          {GOALS.map((value) => (
            <Checkbox
              key={value}
              name={fields.goals.name}
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
