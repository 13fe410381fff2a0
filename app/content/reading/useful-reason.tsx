import type { FormEvent, ReactNode } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { feedbackReasons, MAX_FEEDBACK_NOTE } from "../../../contract/content/reading.ts";
import { READING_PATH } from "./own-reading";
import { useful as words } from "./words";
import styles from "./useful.module.css";

const t = translator("useful", words);

type UsefulReasonProps = {
  target: ReactNode;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

export function UsefulReason({ target, isSending, onSubmit }: UsefulReasonProps) {
  return (
    <form method="post" action={READING_PATH} className={styles.reason} onSubmit={onSubmit}>
      {target}
      <input type="hidden" name="isUseful" value="false" />
      <RadioGroup
        name="reason"
        label={t("reason")}
        required
        options={feedbackReasons.map((value) => ({
          value,
          label: t(`reasons.${value}`),
        }))}
      />
      <TextArea
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        rows={3}
        limit={MAX_FEEDBACK_NOTE}
      />
      <Button type="submit" size="sm" isLoading={isSending}>
        {t("send")}
      </Button>
    </form>
  );
}
