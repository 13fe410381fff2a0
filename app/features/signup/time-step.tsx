import { getFormProps } from "@conform-to/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { FieldNotes } from "~/ui/field";
import { FormMistakes } from "~/ui/form-mistakes";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { MOST_CHOICES, TIMES } from "./signup-choices";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type TimeStepProps = StepProps & {
  content: Extract<StepContent, { step: "time-to-switzerland" }>;
};

export function TimeStep({ content, back, answer }: TimeStepProps) {
  const { time = "", since = "", cantons = [] } = content.answers;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    time: string;
    since: string;
    cantons: string[];
  }>("time-to-switzerland", answer, { time, since, cantons });
  return (
    <StepForm
      step="time-to-switzerland"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      canWait
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.time, fields.since, fields.cantons]}
      />
      <div className={styles.question}>
        <RadioGroup
          id={fields.time.id}
          name={fields.time.name}
          label={t("time-to-switzerland.time")}
          error={fields.time.errors?.[0]}
          defaultValue={fields.time.initialValue ?? ""}
          required
          options={TIMES.map((value) => ({
            value,
            label: t(`time-to-switzerland.options.${value}`),
          }))}
        />
        <div className={styles.asked}>
          <TextField
            id={fields.since.id}
            name={fields.since.name}
            type="month"
            label={t("time-to-switzerland.since")}
            hint={t("time-to-switzerland.sinceHint")}
            error={fields.since.errors?.[0]}
            defaultValue={fields.since.initialValue ?? ""}
            placeholder="03/2026"
            min="1950-01"
          />
        </div>
      </div>
      {content.cantons.length > 0 ? (
        <fieldset className={styles.group} id={fields.cantons.id} tabIndex={-1}>
          <legend className={styles.legend}>{t("time-to-switzerland.cantons")}</legend>
          <FieldNotes
            id={fields.cantons.id}
            hint={t("time-to-switzerland.cantonsHint")}
            error={fields.cantons.errors?.[0]}
          />
          <div className={styles.pair}>
            {Array.from({ length: MOST_CHOICES }, (_, at) => (
              <Select
                key={at}
                name={fields.cantons.name}
                label={t("time-to-switzerland.canton", { place: at + 1 })}
                defaultValue={cantons[at] ?? ""}
                options={[
                  { value: "", label: t("time-to-switzerland.cantonNone") },
                  ...content.cantons.map(({ code, name }) => ({ value: code, label: name })),
                ]}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </StepForm>
  );
}
