import { security } from "~/i18n/pt-BR/account/security";
import { translator } from "~/i18n/translator";
import { TitledSection } from "~/ui/data/titled-section";
import { later } from "~/ui/later";
import { PasswordConfirmForm } from "./password-confirm-form";
import { RecoveryCodes } from "./recovery-codes";
import type { SecurityAnswer, SecurityIntent } from "./security-answer";
import { SecurityMessage } from "./security-message";
import styles from "./security.module.css";

const t = translator("security", security);

// Lazy-loaded: members need it once.
const CodesSetup = later(() => import("./codes-setup").then((part) => part.CodesSetup));

const DONE: Partial<Record<SecurityIntent, string>> = {
  "confirm-codes": t("codes.isOn"),
  "codes-off": t("codes.isOff"),
};

type CodesSectionProps = {
  areCodesOn: boolean;
  recoveryCodesLeft: number;
  answer: SecurityAnswer | null;
};

export function CodesSection({ areCodesOn: areOn, recoveryCodesLeft, answer }: CodesSectionProps) {
  const hasErrors = (intent: SecurityIntent) =>
    answer?.intent === intent && answer.lastResult?.status === "error";
  const isMine = answer?.intent.includes("codes") ?? false;
  const done = (answer && DONE[answer.intent]) ?? null;
  return (
    <TitledSection titleId="codes-title" title={t("codes.title")}>
      <p className={styles.note}>{areOn ? t("codes.on") : t("codes.off")}</p>
      {isMine && <SecurityMessage answer={answer} done={done} />}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {!areOn && answer?.setup && <CodesSetup setup={answer.setup} answer={answer} />}
      {!areOn && !answer?.setup && (
        <PasswordConfirmForm intent="begin-codes" submit={t("codes.begin")} answer={answer} />
      )}
      {areOn && (
        <>
          <p>{t("recoveryCodes.left", { count: recoveryCodesLeft })}</p>
          <details className={styles.more} open={hasErrors("renew-recovery-codes")}>
            <summary>{t("recoveryCodes.renew")}</summary>
            <p className={styles.note}>{t("recoveryCodes.renewHint")}</p>
            <PasswordConfirmForm
              intent="renew-recovery-codes"
              submit={t("recoveryCodes.renew")}
              answer={answer}
            />
          </details>
          <details className={styles.more} open={hasErrors("codes-off")}>
            <summary>{t("codes.turnOff")}</summary>
            <PasswordConfirmForm
              intent="codes-off"
              submit={t("codes.turnOff")}
              color="secondary"
              answer={answer}
            />
          </details>
        </>
      )}
    </TitledSection>
  );
}
