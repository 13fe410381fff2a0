import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { ReportView } from "~/features/signup/report/report-view";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { freeToday } from "../../../../contract/account/offer.ts";
import styles from "./steps.module.css";

const t = translator("signup", signup);

type OutcomeStepProps = StepProps & {
  content: Extract<StepContent, { step: "good-news" | "bad-news" }>;
  today: string;
};

export function OutcomeStep({ content, back, answer, today }: OutcomeStepProps) {
  return (
    <StepForm
      step={content.step}
      back={back}
      answer={answer}
      nextLabel={t("report.toPayment")}
      canWait
    >
      {content.report ? (
        <ReportView report={content.report} labels={content.labels} today={today} />
      ) : (
        <Notice kind="info">{t("report.nothing")}</Notice>
      )}
      <p className={styles.note}>{t("report.free", { free: freeToday })}</p>
    </StepForm>
  );
}
