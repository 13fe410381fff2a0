import { useNavigation } from "@remix-run/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import { ReportView } from "./report-view";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";

const t = translator("signup", signup);

type OutcomeStepProps = StepProps & {
  content: Extract<StepContent, { step: "good-news" | "bad-news" }>;
  today: string;
};

/** Good news or bad news: the same honest report. */
export function OutcomeStep({ content, back, answer, today }: OutcomeStepProps) {
  const isSubmitting = useNavigation().state === "submitting";
  return (
    <StepForm
      step={content.step}
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      nextLabel={t("report.toPayment")}
      canWait
    >
      {content.report ? (
        <ReportView report={content.report} today={today} />
      ) : (
        <Notice kind="info">{t("report.nothing")}</Notice>
      )}
      <p className={styles.note}>{t("report.free")}</p>
    </StepForm>
  );
}
