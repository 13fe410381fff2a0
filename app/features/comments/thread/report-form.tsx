import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import type { Author } from "~/content/item/authors.server";
import { to } from "~/i18n/paths";
import { comments } from "~/i18n/pt-BR/community/comments";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import {
  reportNoteLabel,
  reportReasonOptions,
  reportReasonQuestion,
} from "~/reference/report-reasons";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { REPORT_NOTE_MAX_LENGTH, reportReasons } from "../../../../contract/community/comments.ts";

const t = translator("comments", comments);
const tConnections = translator("connections", connections);

type ReportFormProps = {
  author: Pick<Author, "name" | "path" | "isTeam"> | null;
  onSend: (reason: string, note: string) => Promise<void>;
  onCancel: () => void;
};

export function ReportForm({ author, onSend, onCancel }: ReportFormProps) {
  const [reason, setReason] = useState<string>(reportReasons[0]);
  const [note, setNote] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      await onSend(reason, note);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <form className={layout.stack} onSubmit={(event) => void send(event)}>
        <Select
          label={reportReasonQuestion}
          options={reportReasonOptions}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextArea
          label={reportNoteLabel}
          rows={2}
          limit={REPORT_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={layout.cluster}>
          <Button type="submit" size="sm" variant="outline" isLoading={isSending}>
            {t("report.submit")}
          </Button>
          <Button variant="text" size="sm" disabled={isSending} onClick={onCancel}>
            {t("write.cancel")}
          </Button>
        </div>
      </form>
      {author && !author.isTeam && (
        <Form method="post" action={to("/app/profile/connections")} className={layout.stack}>
          <input type="hidden" name="intent" value="block" />
          <input type="hidden" name="with" value={idIn(author.path)} />
          <p className={`${text.small} ${text.muted}`}>
            {tConnections("hints.block", { name: author.name })}
          </p>
          <div className={layout.cluster}>
            <Button type="submit" size="sm" variant="outline">
              {t("report.block", { name: author.name })}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

/** A profile path ends with the member's id. */
const idIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
