import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-sending";
import { formatFullDate } from "~/i18n/format";
import { emailPreference } from "~/i18n/pt-BR/account/email-preference";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import type { ProfileAnswer } from "./profile-answer";
import styles from "./profile.module.css";
import { SaveMessage } from "./save-message";
import type { MailStopReason } from "../../../../contract/notifications/email.ts";

const t = translator("emailPreference", emailPreference);

type StoppedMailProps = {
  reason: MailStopReason | null;
  stoppedAt: string | null;
  answer: ProfileAnswer | null;
};

export function StoppedMail({ reason, stoppedAt, answer }: StoppedMailProps) {
  const isSending = useSending("send-code");
  const isConfirming = useSending("confirm-address");
  const isCodeSent = answer?.intent === "send-code" && answer.isDone;
  if (!reason || !stoppedAt) {
    return <SaveMessage answer={answer} done={t("stopped.over")} />;
  }
  const wrong = answer?.lastResult?.error?.["code"];
  return (
    <TitledSection titleId="stopped-title" title={t("stopped.title")}>
      <Notice kind="error" title={t(`stopped.${reason}`, { date: formatFullDate(stoppedAt) })}>
        {t(`stopped.${reason}Text`)}
      </Notice>
      <SaveMessage
        answer={isCodeSent || answer?.failure ? answer : null}
        done={t("stopped.sent")}
      />
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="intent" value="send-code" />
        <Button type="submit" variant="outline" isLoading={isSending}>
          {t("stopped.send")}
        </Button>
      </Form>
      <Form method="post" className={styles.stack}>
        <input type="hidden" name="intent" value="confirm-address" />
        <TextField
          name="code"
          label={t("stopped.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={wrong?.[0]}
        />
        <div className={styles.actions}>
          <Button type="submit" isLoading={isConfirming}>
            {t("stopped.confirm")}
          </Button>
        </div>
      </Form>
    </TitledSection>
  );
}
