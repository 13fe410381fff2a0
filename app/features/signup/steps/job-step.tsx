import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { askedPermits } from "../../../../contract/switzerland/codes.ts";
import { JOBS } from "../../../../contract/account/signup.ts";
import { StepForm } from "./step-form";
import { StepErrors } from "./step-errors";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type JobStepProps = StepProps & { content: Extract<StepContent, { step: "job-opportunity" }> };

export function JobStep({ content, back, answer }: JobStepProps) {
  const { job = "", permit = "" } = content.answers;
  const form = useStep("job-opportunity", answer, { job, permit });
  return (
    <StepForm step="job-opportunity" back={back} answer={answer} canWait form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={styles.question}>
        <RadioGroup
          {...form.field("job")}
          label={t("job-opportunity.job")}
          required
          options={JOBS.map((value) => ({ value, label: t(`job-opportunity.options.${value}`) }))}
        />
        <div className={styles.asked}>
          <Select
            {...form.field("permit")}
            label={t("job-opportunity.permit")}
            hint={t("job-opportunity.permitHint")}
            options={[
              { value: "", label: t("job-opportunity.permitNone") },
              ...askedPermits.map((value) => ({
                value,
                label: t(`job-opportunity.permits.${value}`),
              })),
            ]}
          />
        </div>
      </div>
    </StepForm>
  );
}
