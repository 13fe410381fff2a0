import { Form, useNavigation } from "@remix-run/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { StateMessage } from "~/ui/state-message";
import styles from "./own-report-page.module.css";
import { ReportView } from "./report-view";
import { stepPath, type EligibilityReport } from "./signup-view";

const t = translator("signup", signup);

type OwnReportPageProps = {
  report: EligibilityReport | null;
  hasChanged: boolean;
  /** ISO date. */
  today: string;
};

/** The report of the signup, by the rules of today. */
export function OwnReportPage({ report, hasChanged, today }: OwnReportPageProps) {
  const isSubmitting = useNavigation().state === "submitting";
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
      <p className={styles.lead}>{t("own.lead")}</p>
      {hasChanged ? (
        <Form method="post" preventScrollReset className={styles.changed}>
          <Notice kind="info">{t("own.changed")}</Notice>
          <Button type="submit" variant="outline" isLoading={isSubmitting}>
            {t("own.read")}
          </Button>
        </Form>
      ) : null}
      <ReportView report={report} today={today} />
      <p>
        <Button to={stepPath("european-passport")} variant="outline">
          {t("report.change")}
        </Button>
      </p>
    </div>
  );
}
