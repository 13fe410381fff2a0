import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { COUNTRIES, PASSPORTS, RELATIONS } from "../../../../contract/account/signup.ts";
import { StepForm } from "./step-form";
import { StepErrors } from "./step-errors";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type PassportStepProps = StepProps & {
  content: Extract<StepContent, { step: "european-passport" }>;
};

export function PassportStep({ content, back, answer }: PassportStepProps) {
  const { passport = "", country = "", relation = "" } = content.answers;
  const form = useStep("european-passport", answer, { passport, country, relation });
  return (
    <StepForm step="european-passport" back={back} answer={answer} canWait form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={styles.question}>
        <RadioGroup
          {...form.field("passport")}
          label={t("european-passport.passport")}
          required
          options={PASSPORTS.map((value) => ({
            value,
            label: t(`european-passport.options.${value}`),
          }))}
        />
        <div className={`${styles.asked} ${styles.relation}`}>
          <Select
            {...form.field("relation")}
            label={t("european-passport.relation")}
            options={[
              { value: "", label: t("european-passport.relationNone") },
              ...RELATIONS.map((value) => ({
                value,
                label: t(`european-passport.relations.${value}`),
              })),
            ]}
          />
        </div>
        <div className={styles.asked}>
          <Select
            {...form.followUp("country", "passport", "yes")}
            label={t("european-passport.country")}
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
