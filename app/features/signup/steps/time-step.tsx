import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { FieldNotes } from "~/ui/form/field";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { MOST_CHOICES, TIMES } from "../../../../contract/account/signup.ts";
import { StepForm } from "./step-form";
import { StepErrors } from "./step-errors";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";
import { useStep } from "./use-step";

const t = translator("signup", signup);

type TimeStepProps = StepProps & {
  content: Extract<StepContent, { step: "time-to-switzerland" }>;
};

export function TimeStep({ content, back, answer }: TimeStepProps) {
  const { time = "", since = "", cantons = [], job } = content.answers;
  const isWorking = job === "working";
  const form = useStep("time-to-switzerland", answer, { time, since, cantons });
  const chosenCantons = form.field("cantons");
  return (
    <StepForm step="time-to-switzerland" back={back} answer={answer} canWait form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={styles.question}>
        <RadioGroup
          {...form.field("time")}
          label={t(`time-to-switzerland.${isWorking ? "timeWorking" : "time"}`)}
          required
          options={TIMES.map((value) => ({
            value,
            label: t(`time-to-switzerland.${isWorking ? "optionsWorking" : "options"}.${value}`),
          }))}
        />
        <div className={styles.asked}>
          <TextField
            {...form.followUp("since", "time", "there")}
            type="month"
            label={t("time-to-switzerland.since")}
            hint={t("time-to-switzerland.sinceHint")}
            placeholder="03/2026"
            min="1950-01"
          />
        </div>
      </div>
      {content.cantons.length > 0 ? (
        <fieldset className={styles.group} id={chosenCantons.id} tabIndex={-1}>
          <legend className={styles.legend}>{t("time-to-switzerland.cantons")}</legend>
          <FieldNotes
            id={chosenCantons.id}
            hint={t("time-to-switzerland.cantonsHint")}
            error={chosenCantons.error}
          />
          <div className={styles.pair}>
            {Array.from({ length: MOST_CHOICES }, (_, at) => (
              <Select
                key={at}
                name={chosenCantons.name}
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
