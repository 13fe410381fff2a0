import { Form } from "@remix-run/react";
import { formatMoney } from "~/i18n/format";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { classifieds } from "~/i18n/pt-BR/classifieds/classifieds";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import type { OfferAnswer } from "../frame/offer-answer.server";
import styles from "../frame/classifieds.module.css";
import { ApplyCheck } from "./apply-check";
import { JobSalary } from "./job-salary";
import { applicationStates, type JobOpened } from "./job-opened";
import { JOB_NOTE_MAX_LENGTH } from "../../../../contract/classifieds/jobs.ts";

const t = translator("jobs", words);
const tAll = translator("classifieds", classifieds);

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
    <Notice kind="warning" title={t("warnings.title")}>
      <ul>
        {warnings.map((name) => (
          <li key={name}>{t(`warnings.${name}`)}</li>
        ))}
      </ul>
      <Button to="/safety" variant="text" size="sm">
        {t("warnings.safety")}
      </Button>
    </Notice>
  );
}

function Estimate({ estimate }: { estimate: NonNullable<JobOpened["estimate"]> }) {
  const { scope, samples, lowCents, medianCents, highCents } = estimate;
  const money = (cents: number) => formatMoney(cents, "CHF");
  return (
    <section className={styles.stack}>
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
    <section className={styles.stack} aria-labelledby="candidatura">
      <h3 id="candidatura" className={styles.subheading}>
        {t("tracker.title")}
      </h3>
      {own && (
        <Notice kind={own.isDone ? "success" : "error"} isAnnounced>
          {own.problem ? tAll(`problem.${own.problem}`) : t("tracker.done")}
        </Notice>
      )}
      {mayFollow ? (
        <Form method="post" className={styles.stack} preventScrollReset>
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
          <div className={styles.actions}>
            <Button type="submit" variant="outline" size="sm">
              {t("tracker.submit")}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={styles.quiet}>{t("tracker.locked")}</p>
      )}
    </section>
  );
}
