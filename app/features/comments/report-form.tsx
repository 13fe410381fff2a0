import { useState, type FormEvent } from "react";
import { comments } from "~/i18n/pt-BR/comments";
import { translator } from "~/i18n/translator";
import { reportReasonOptions, reportReasonQuestion } from "~/reference/report-reasons";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { reportReasons } from "../../../contract/comments.ts";
import styles from "./thread.module.css";

const t = translator("comments", comments);

type ReportFormProps = { onSend: (reason: string) => void; onCancel: () => void };

/** Why a comment should not stand there. */
export function ReportForm({ onSend, onCancel }: ReportFormProps) {
  const [reason, setReason] = useState<string>(reportReasons[0]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(reason);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Select
        label={reportReasonQuestion}
        options={reportReasonOptions}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Button type="submit" size="sm" variant="outline">
          {t("report.submit")}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {t("write.cancel")}
        </Button>
      </div>
    </form>
  );
}
