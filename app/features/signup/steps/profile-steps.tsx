import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { FieldNotes } from "~/ui/form/field";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { PERMIT_WITHHELD } from "~/features/signup/flow/signup.schema";
import type { StepContent } from "~/features/signup/flow/signup-view";
import {
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
} from "../../../../contract/account/person.ts";
import {
  JOBS,
  COUNTRIES,
  PASSPORTS,
  RELATIONS,
  MOST_CHOICES,
  TIMES,
} from "../../../../contract/account/signup.ts";
import { permitChoices } from "../../../../contract/switzerland/codes.ts";
import { StepForm, type StepProps, useStep, StepErrors } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

type NameStepProps = StepProps & { content: Extract<StepContent, { step: "name" }> };

export function NameStep({ content, back, answer }: NameStepProps) {
  const { firstName = "", lastName = "" } = content.answers;
  const form = useStep("name", answer, { firstName, lastName });
  return (
    <StepForm step="name" back={back} answer={answer} form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <TextField
        {...form.field("firstName")}
        required
        label={t("name.firstName")}
        autoComplete="given-name"
        maxLength={FIRST_NAME_MAX_LENGTH}
      />
      <TextField
        {...form.field("lastName")}
        required
        label={t("name.lastName")}
        autoComplete="family-name"
        maxLength={LAST_NAME_MAX_LENGTH}
      />
    </StepForm>
  );
}

type JobStepProps = StepProps & { content: Extract<StepContent, { step: "job-opportunity" }> };

export function JobStep({ content, back, answer }: JobStepProps) {
  const { job = "", permit = "" } = content.answers;
  const form = useStep("job-opportunity", answer, { job, permit });
  return (
    <StepForm step="job-opportunity" back={back} answer={answer} isOptional form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={`${styles.question} ${layout.stack} ${layout.wide}`}>
        <RadioGroup
          {...form.field("job")}
          label={t("job-opportunity.job")}
          required
          options={JOBS.map((value) => ({ value, label: t(`job-opportunity.options.${value}`) }))}
        />
        <div className={styles.asked}>
          <Select
            {...form.followUp("permit", "job", "working")}
            label={t("job-opportunity.permit")}
            hint={t("job-opportunity.permitHint")}
            options={[
              { value: "", label: t("job-opportunity.permitEmpty") },
              ...permitChoices.map((value) => ({
                value,
                label: t(`job-opportunity.permits.${value}`),
              })),
              { value: PERMIT_WITHHELD, label: t("job-opportunity.permitNone") },
            ]}
          />
        </div>
      </div>
    </StepForm>
  );
}

type PassportStepProps = StepProps & {
  content: Extract<StepContent, { step: "european-passport" }>;
};

export function PassportStep({ content, back, answer }: PassportStepProps) {
  const { passport = "", country = "", relation = "" } = content.answers;
  const form = useStep("european-passport", answer, { passport, country, relation });
  return (
    <StepForm step="european-passport" back={back} answer={answer} isOptional form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={`${styles.question} ${layout.stack} ${layout.wide}`}>
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

type TimeStepProps = StepProps & {
  content: Extract<StepContent, { step: "time-to-switzerland" }>;
};

export function TimeStep({ content, back, answer }: TimeStepProps) {
  const { time = "", since = "", cantons = [], job } = content.answers;
  const isWorking = job === "working";
  const form = useStep("time-to-switzerland", answer, { time, since, cantons });
  const chosenCantons = form.field("cantons");
  return (
    <StepForm step="time-to-switzerland" back={back} answer={answer} isOptional form={form}>
      <StepErrors key={form.errorRound} errors={form.errors} />
      <div className={`${styles.question} ${layout.stack} ${layout.wide}`}>
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
