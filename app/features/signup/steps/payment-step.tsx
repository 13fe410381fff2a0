import type { ReactNode } from "react";
import { signup } from "~/i18n/pt-BR/account/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { describeFreeToday } from "../../../../contract/account/offer.ts";
import type { StepContent } from "~/features/signup/flow/signup-view";
import { StepForm, type StepProps } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

export function ContinueFreeButton() {
  return (
    <Button type="submit" form="payment" variant="outline">
      {t("payment.free")}
    </Button>
  );
}

type PaymentStepProps = StepProps & {
  content: Extract<StepContent, { step: "payment" }>;
  plans: ReactNode;
};

/** The free option comes first: an account needs no payment. */
export function PaymentStep({ content, back, answer, plans }: PaymentStepProps) {
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <StepForm
        step="payment"
        back={back}
        answer={answer}
        nextLabel={t(content.isPaying ? "payment.go" : "payment.free")}
      >
        {content.isPaying ? (
          <Alert kind="success" title={t("payment.memberTitle")}>
            {t("payment.member")}
          </Alert>
        ) : (
          <div className={styles.free}>
            <h2>{t("payment.freeTitle")}</h2>
            <p>{t("payment.freeText", { free: describeFreeToday() })}</p>
          </div>
        )}
      </StepForm>
      {content.isPaying ? null : (
        <section className={layout.stack} aria-labelledby="paid-title">
          <h2 id="paid-title" className={text.large}>
            {t("payment.paidTitle")}
          </h2>
          {plans}
        </section>
      )}
    </div>
  );
}
