import { Form } from "@remix-run/react";
import { forumTopic } from "~/features/forum/topic.words";
import { translator } from "~/i18n/translator";
import {
  reportNoteLabel,
  reportReasonOptions,
  reportReasonQuestion,
} from "~/reference/report-reasons";
import act from "~/ui/action/act.module.css";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { REPORT_NOTE_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import styles from "./topic.module.css";

const t = translator("forum-topic", forumTopic);

export function TopicReport() {
  return (
    <details>
      <summary className={act.act}>{t("act.report")}</summary>
      <Form method="post" preventScrollReset className={styles.follow}>
        <input type="hidden" name="intent" value="report" />
        <Select name="reason" label={reportReasonQuestion} options={reportReasonOptions} />
        <TextArea name="note" label={reportNoteLabel} rows={2} limit={REPORT_NOTE_MAX_LENGTH} />
        <Button type="submit" size="sm" variant="outline">
          {t("act.reportSend")}
        </Button>
      </Form>
    </details>
  );
}
