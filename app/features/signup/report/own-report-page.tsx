import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSending } from "~/forms/use-answer";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import styles from "./own-report-page.module.css";
import { ReportView } from "./report-view";
import {
  stepPath,
  type AnswerLabels,
  type EligibilityReport,
  type PlanFirst,
} from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

type OwnReportPageProps = {
  report: EligibilityReport | null;
  labels: AnswerLabels;
  pdfPath: string;
  hasChanged: boolean;
  today: string;
  /** Null while the plan is unavailable or has nothing open. */
  planStep: PlanFirst | null;
  /** Asks for the days of a life. */
  lifeChanges: ReactNode;
};

export function OwnReportPage(props: OwnReportPageProps) {
  const { report, labels, pdfPath, hasChanged, today, planStep, lifeChanges } = props;
  const isBusy = useSending();
  if (!report) {
    return (
      <StateMessage
        kind="empty"
        icon="file-text"
        title={t("own.missing")}
        action={<Button to={stepPath("european-passport")}>{t("own.answer")}</Button>}
      >
        {t("own.missingText")}
      </StateMessage>
    );
  }
  return (
    <div className={styles.page}>
      <p className={text.muted}>{t("own.lead")}</p>
      {hasChanged ? (
        <Form method="post" preventScrollReset className={styles.changed}>
          <Alert kind="info">{t("own.changed")}</Alert>
          <Button type="submit" variant="outline" isLoading={isBusy}>
            {t("own.read")}
          </Button>
        </Form>
      ) : null}
      <ReportView report={report} labels={labels} today={today} planStep={planStep} />
      {lifeChanges}
      <p className={layout.cluster}>
        <Button to={pdfPath} download={t("own.pdfName")} icon="file-text" variant="outline">
          {t("own.pdf")}
        </Button>
        <Button to={stepPath("european-passport")} variant="outline">
          {t("report.change")}
        </Button>
      </p>
    </div>
  );
}
