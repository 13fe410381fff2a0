import { getFormProps } from "@conform-to/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { FormMistakes } from "~/ui/form-mistakes";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { JOBS, PERMITS } from "./signup-choices";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type JobStepProps = StepProps & { content: Extract<StepContent, { step: "job-opportunity" }> };

export function JobStep({ content, back, answer }: JobStepProps) {
  const { job = "", permit = "" } = content.answers;
  const { form, fields, isSubmitting, sendings, onSubmit } = useStep<{
    job: string;
    permit: string;
  }>("job-opportunity", answer, { job, permit });
  return (
    <StepForm
      step="job-opportunity"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      canWait
      form={{ ...getFormProps(form), onSubmit }}
    >
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.job, fields.permit]}
      />
      <div className={styles.question}>
        <RadioGroup
          id={fields.job.id}
          name={fields.job.name}
          label={t("job-opportunity.job")}
          error={fields.job.errors?.[0]}
          defaultValue={fields.job.initialValue ?? ""}
          required
          options={JOBS.map((value) => ({ value, label: t(`job-opportunity.options.${value}`) }))}
        />
        <div className={styles.asked}>
          <Select
            id={fields.permit.id}
            name={fields.permit.name}
            label={t("job-opportunity.permit")}
            hint={t("job-opportunity.permitHint")}
            error={fields.permit.errors?.[0]}
            defaultValue={fields.permit.initialValue ?? ""}
            options={[
              { value: "", label: t("job-opportunity.permitNone") },
              ...PERMITS.map((value) => ({ value, label: t(`job-opportunity.permits.${value}`) })),
            ]}
          />
        </div>
      </div>
    </StepForm>
  );
}
