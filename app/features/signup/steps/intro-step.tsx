import { signup } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import type { StepAnswer } from "~/features/signup/flow/signup-view";
import { StepForm } from "./step-form";
import styles from "./steps.module.css";

const t = translator("signup", signup);

const POINTS = ["report", "costs", "people"] as const;

type IntroStepProps = {
  points: readonly string[];
  priceLabel: string | null;
  referral: string | null;
  answer: StepAnswer | null;
};

export function IntroStep({ points, priceLabel, referral, answer }: IntroStepProps) {
  const shown = points.length > 0 ? points : POINTS.map((point) => t(`intro.points.${point}`));
  return (
    <StepForm
      step="intro"
      back={null}
      answer={answer}
      nextLabel={t("intro.start")}
      aside={
        <span className={text.muted}>
          {t("intro.loginLead")}{" "}
          <a className={`${text.link} ${text.tap}`} href={to("/login")}>
            {t("intro.login")}
          </a>
        </span>
      }
    >
      {referral ? <input type="hidden" name="ref" value={referral} /> : null}
      <ul className={styles.points}>
        {shown.map((point) => (
          <li key={point}>
            <Icon name="circle-check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className={styles.terms}>
        <p className={text.muted}>
          {t("intro.time")} {t("intro.free")}
        </p>
        <p className={`${text.small} ${text.faint}`}>
          {priceLabel ? t("intro.price", { price: priceLabel }) : t("intro.priceUnknown")}
        </p>
      </div>
    </StepForm>
  );
}
