import { Form } from "@remix-run/react";
import { useState } from "react";
import { formatMoney } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { classifieds } from "~/features/classifieds/words";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  disposableIncomeDefaults,
  netSalaryDefaults,
} from "../../../../contract/calculators/salary-forms.ts";
import { permitChoices } from "../../../../contract/switzerland/codes.ts";
import type { OfferAnswer } from "../frame/offer-answer.server";
import { jobs as words } from "./words";
import { isOpenPath } from "../../../../contract/shared/closed-paths.ts";
import styles from "../frame/classifieds.module.css";
import { applicationStates, type JobOpened } from "./job-opened";
import {
  JOB_NOTE_MAX_LENGTH,
  mayApply,
  type Applicant,
  type PermitPolicy,
} from "../../../../contract/classifieds/jobs.ts";

const t = translator("jobs", words);
const tAll = translator("classifieds", classifieds);

const passports = ["", "swiss", "eu_efta", "other"] as const;
const permits = ["", "none", ...permitChoices] as const;
const kinds = { yes: "success", quota: "warning", no: "warning", unknown: "info" } as const;

const chosenOf = <Known extends string>(known: readonly Known[], value: string) =>
  known.find((each) => each === value && each !== "") ?? null;

type ApplyCheckProps = { policy: PermitPolicy | null; applicant: Applicant };

function ApplyCheck({ policy, applicant }: ApplyCheckProps) {
  const [passport, setPassport] = useState<string>(applicant.nationality ?? "");
  const [permit, setPermit] = useState<string>(applicant.permit ?? "");
  const nationality = chosenOf(passports, passport);
  const held = chosenOf(permits, permit);
  const { answer, reason, source } = mayApply(
    { nationality: nationality || null, permit: held || null },
    policy,
  );
  return (
    <section className={layout.stack} aria-labelledby="posso">
      <h3 id="posso" className={styles.subheading}>
        {t("apply.title")}
      </h3>
      <div className={layout.filters}>
        <Select
          label={t("apply.passport")}
          value={passport}
          options={passports.map((value) => ({ value, label: t(`apply.passports.${value}`) }))}
          onChange={({ currentTarget }) => setPassport(currentTarget.value)}
        />
        <Select
          label={t("apply.permit")}
          value={permit}
          options={permits.map((value) => ({ value, label: t(`apply.permits.${value}`) }))}
          onChange={({ currentTarget }) => setPermit(currentTarget.value)}
        />
      </div>
      <p className={`${text.small} ${text.muted}`}>{t("apply.assumed")}</p>
      <Alert kind={kinds[answer]} title={t(`apply.answers.${answer}`)} isAnnounced>
        <p>{t(`apply.reasons.${reason}`)}</p>
        <p className={text.small}>
          <SmartLink to={source.url} className={text.link}>
            {t("apply.source", { title: source.title })}
          </SmartLink>
        </p>
      </Alert>
    </section>
  );
}

const MONTHS = 12;
const cantons: Readonly<Record<string, string>> = cantonNames;

const typed = (cents: number) => (cents / 100).toFixed(2);

type JobSalaryProps = {
  salary: NonNullable<JobOpened["salary"]>;
  mayCompute: boolean;
};

/** Submits the calculators' forms by POST, so that no address contains a salary. */
function JobSalary({ salary: { yearCents, canton }, mayCompute }: JobSalaryProps) {
  const net = {
    ...netSalaryDefaults,
    ...{ gross: typed(yearCents), period: "year" },
    canton: canton ?? netSalaryDefaults.canton,
  };
  const left = { ...disposableIncomeDefaults, gross: typed(Math.round(yearCents / MONTHS)) };
  const amount = formatMoney(yearCents, "CHF");
  const place = canton && (cantons[canton] ?? canton);
  return (
    <section className={layout.stack} aria-labelledby="liquido">
      <h3 id="liquido" className={styles.subheading}>
        {t("salary.title")}
      </h3>
      <p>{t("salary.gross", { amount })}</p>
      {mayCompute ? (
        <>
          <div className={layout.cluster}>
            <Sent path="/app/tools/net-salary" values={net}>
              {place ? t("salary.netIn", { canton: place }) : t("salary.net")}
            </Sent>
            <Sent path="/app/cantons/what-is-left" values={left}>
              {t("salary.left")}
            </Sent>
          </div>
          <p className={`${text.small} ${text.muted}`}>{t("salary.assumed")}</p>
        </>
      ) : (
        <p className={`${text.small} ${text.muted}`}>{t("salary.locked")}</p>
      )}
    </section>
  );
}

type SentProps = {
  path: "/app/tools/net-salary" | "/app/cantons/what-is-left";
  values: Readonly<Record<string, string>>;
  children: string;
};

function Sent({ path, values, children }: SentProps) {
  if (!isOpenPath(path)) return null;
  return (
    <Form method="post" action={to(path)}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="sm">
        {children}
      </Button>
    </Form>
  );
}

type OpenedJobProps = { opened: JobOpened; answer: OfferAnswer | null };

export function OpenedJob({ opened, answer }: OpenedJobProps) {
  const { policy, applicant, warnings, estimate, salary, mayFollow } = opened;
  return (
    <>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {estimate && <Estimate estimate={estimate} />}
      {salary && <JobSalary salary={salary} mayCompute={mayFollow} />}
      <ApplyCheck policy={policy} applicant={applicant} />
      <Tracker opened={opened} answer={answer} />
    </>
  );
}

function Warnings({ warnings }: Pick<JobOpened, "warnings">) {
  return (
    <Alert kind="warning" title={t("warnings.title")}>
      <ul>
        {warnings.map((name) => (
          <li key={name}>{t(`warnings.${name}`)}</li>
        ))}
      </ul>
      <Button to="/safety" variant="text" size="sm">
        {t("warnings.safety")}
      </Button>
    </Alert>
  );
}

function Estimate({ estimate }: { estimate: NonNullable<JobOpened["estimate"]> }) {
  const { scope, samples, lowCents, medianCents, highCents } = estimate;
  const money = (cents: number) => formatMoney(cents, "CHF");
  return (
    <section className={layout.stack}>
      <h3 className={styles.subheading}>{t("estimate.title")}</h3>
      <p>
        {t(`estimate.${scope}`, {
          count: samples,
          low: money(lowCents),
          median: money(medianCents),
          high: money(highCents),
        })}
      </p>
    </section>
  );
}

function Tracker({ opened, answer }: OpenedJobProps) {
  const { job, application, mayFollow } = opened;
  const own = answer?.intent === "follow" ? answer : null;
  return (
    <section className={layout.stack} aria-labelledby="candidatura">
      <h3 id="candidatura" className={styles.subheading}>
        {t("tracker.title")}
      </h3>
      {own && (
        <Alert kind={own.isDone ? "success" : "error"} isAnnounced>
          {own.problem ? tAll(`problem.${own.problem}`) : t("tracker.done")}
        </Alert>
      )}
      {mayFollow ? (
        <Form method="post" className={layout.stack} preventScrollReset>
          <input type="hidden" name="intent" value="follow" />
          <input type="hidden" name="item" value={job} />
          <Select
            name="state"
            label={t("tracker.state")}
            defaultValue={application?.state ?? "saved"}
            options={applicationStates.map((value) => ({
              value,
              label: t(`tracker.states.${value}`),
            }))}
          />
          <TextArea
            name="note"
            label={t("tracker.note")}
            defaultValue={application?.note ?? ""}
            limit={JOB_NOTE_MAX_LENGTH}
            rows={3}
          />
          <div className={layout.cluster}>
            <Button type="submit" variant="outline" size="sm">
              {t("tracker.submit")}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={`${text.small} ${text.muted}`}>{t("tracker.locked")}</p>
      )}
    </section>
  );
}
