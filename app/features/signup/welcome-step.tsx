import { useNavigation } from "@remix-run/react";
import { signup } from "~/i18n/pt-BR/signup";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { ReportSteps } from "./report-view";
import type { StepContent } from "./signup-view";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import styles from "./steps.module.css";

const t = translator("signup", signup);

type WelcomeStepProps = StepProps & { content: Extract<StepContent, { step: "welcome" }> };

export function WelcomeStep({ content, back, answer }: WelcomeStepProps) {
  const isSubmitting = useNavigation().state === "submitting";
  const steps = content.report?.rules[0]?.steps ?? [];
  return (
    <StepForm
      step="welcome"
      back={back}
      failure={answer?.failure ?? null}
      isSubmitting={isSubmitting}
      nextLabel={t("welcome.finish")}
    >
      {steps.length > 0 ? (
        <section className={styles.free} aria-labelledby="first-steps">
          <h2 id="first-steps">{t("welcome.steps")}</h2>
          <ReportSteps steps={steps} />
        </section>
      ) : null}
      {content.cantons.length > 0 ? (
        <section className={styles.free} aria-labelledby="own-cantons">
          <h2 id="own-cantons">{t("welcome.cantons")}</h2>
          <p>{t("welcome.cantonsText")}</p>
          <p className={styles.waiting}>
            {content.cantons.map(({ code, name }) => (
              <Button key={code} to={`/app/cantons/${code}`} variant="outline" size="sm">
                {name}
              </Button>
            ))}
          </p>
        </section>
      ) : null}
    </StepForm>
  );
}
