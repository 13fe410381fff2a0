import type { ReactNode } from "react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { jobChoices } from "~/reference/job-words";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import {
  JOB_AD_ADDRESS_MAX_LENGTH,
  JOB_AD_CITY_LENGTH,
  JOB_AD_COMPANY_LENGTH,
  JOB_AD_TEXT_LENGTH,
  JOB_AD_TITLE_LENGTH,
} from "../../../../../contract/classifieds/job-ads.ts";
import {
  jobContracts,
  jobLanguages,
  languageLevels,
  permitPolicies,
  salaryPeriods,
} from "../../../../../contract/classifieds/jobs.ts";
import { jobAdSchema } from "./job-ad.schema";
import type { JobAdAnswer } from "./job-ads.server";
import { jobAds as words } from "./words";
import styles from "./job-ad-form.module.css";

const t = translator("job-ads", words);
const tJobs = translator("job-choices", jobChoices);

const cantons = [
  { value: "", label: t("form.chooseCanton") },
  ...Object.entries(cantonNames).map(([value, label]) => ({ value, label })),
];
const contracts = jobContracts.map((value) => ({ value, label: tJobs(`contracts.${value}`) }));
const periods = salaryPeriods.map((value) => ({ value, label: tJobs(`per.${value}`) }));
const permits = permitPolicies.map((value) => ({ value, label: tJobs(`policies.${value}`) }));
const levels = [
  { value: "", label: t("form.anyLevel") },
  ...languageLevels.map((value) => ({ value, label: value })),
];
const percent = { inputMode: "numeric", maxLength: 3, autoComplete: "off" } as const;
const amount = { inputMode: "decimal", maxLength: 20, autoComplete: "off" } as const;

type JobAdFormProps = {
  defaults: { canton: string; lastDay: string };
  answer: JobAdAnswer | null;
};

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={layout.filters}>{children}</div>
    </fieldset>
  );
}

export function JobAdForm({ defaults, answer }: JobAdFormProps) {
  const form = useForm(jobAdSchema, {
    id: "ad",
    intent: "ad",
    answer,
    defaults: {
      ...defaults,
      ...{ workloadMin: "100", workloadMax: "100", contractType: "permanent" },
      ...{ salaryPeriod: "month", permitPolicy: "any" },
    },
    isOnce: true,
  });
  return (
    <FormFrame form={form} className={layout.stack}>
      <FormErrors title={t("errors.summary")} form={form} />
      <TextField
        {...form.field("title")}
        required
        label={t("form.title")}
        hint={t("form.titleHint")}
        limit={JOB_AD_TITLE_LENGTH.max}
      />
      <TextField
        {...form.field("company")}
        required
        label={t("form.company")}
        hint={t("form.companyHint")}
        limit={JOB_AD_COMPANY_LENGTH.max}
      />
      <div className={layout.filters}>
        <TextField
          {...form.field("city")}
          required
          label={t("form.city")}
          limit={JOB_AD_CITY_LENGTH.max}
        />
        <Select {...form.field("canton")} required label={t("form.canton")} options={cantons} />
      </div>
      <FieldGroup title={t("form.workload")}>
        <TextField
          {...form.field("workloadMin")}
          {...percent}
          required
          label={t("form.workloadMin")}
        />
        <TextField
          {...form.field("workloadMax")}
          {...percent}
          required
          label={t("form.workloadMax")}
        />
        <Select {...form.field("contractType")} label={t("form.contract")} options={contracts} />
      </FieldGroup>
      <FieldGroup title={t("form.pay")}>
        <TextField {...form.field("salaryMin")} {...amount} label={t("form.salaryMin")} />
        <TextField {...form.field("salaryMax")} {...amount} label={t("form.salaryMax")} />
        <Select {...form.field("salaryPeriod")} label={t("form.period")} options={periods} />
      </FieldGroup>
      <FieldGroup title={t("form.languages")}>
        {jobLanguages.map((code) => (
          <Select
            key={code}
            {...form.field(code)}
            label={tJobs(`languages.${code}`)}
            options={levels}
          />
        ))}
      </FieldGroup>
      <Select {...form.field("permitPolicy")} label={t("form.permit")} options={permits} />
      <TextArea
        {...form.field("text")}
        required
        label={t("form.text")}
        hint={t("form.textHint")}
        rows={10}
        limit={JOB_AD_TEXT_LENGTH.max}
      />
      <TextField
        {...form.field("applyTo")}
        required
        label={t("form.applyTo")}
        hint={t("form.applyToHint")}
        limit={JOB_AD_ADDRESS_MAX_LENGTH}
        autoComplete="off"
      />
      <TextField
        {...form.field("lastDay")}
        type="date"
        required
        label={t("form.lastDay")}
        hint={t("form.lastDayHint")}
      />
      <Checkbox {...form.box("isEmployer")} required label={t("form.isEmployer")} />
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
