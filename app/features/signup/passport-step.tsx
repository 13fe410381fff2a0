import { getFormProps } from "@conform-to/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { FormMistakes } from "~/ui/form-mistakes";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { COUNTRIES, PASSPORTS } from "./signup-choices";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type PassportStepProps = StepProps & {
  content: Extract<StepContent, { step: "european-passport" }>;
};

export function PassportStep({ content, back, answer }: PassportStepProps) {
  const { passport = "", country = "" } = content.answers;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    passport: string;
    country: string;
  }>("european-passport", answer, { passport, country });
  return (
    <StepForm
      step="european-passport"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      canWait
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.passport, fields.country]}
      />
      <div className={styles.question}>
        <RadioGroup
          id={fields.passport.id}
          name={fields.passport.name}
          label={t("european-passport.passport")}
          error={fields.passport.errors?.[0]}
          defaultValue={fields.passport.initialValue ?? ""}
          required
          options={PASSPORTS.map((value) => ({
            value,
            label: t(`european-passport.options.${value}`),
          }))}
        />
        <div className={styles.asked}>
          <Select
            id={fields.country.id}
            name={fields.country.name}
            label={t("european-passport.country")}
            error={fields.country.errors?.[0]}
            defaultValue={fields.country.initialValue ?? ""}
            options={[
              { value: "", label: t("european-passport.countryNone") },
              ...COUNTRIES.map((value) => ({
                value,
                label: t(`european-passport.countries.${value}`),
              })),
            ]}
          />
        </div>
      </div>
    </StepForm>
  );
}
