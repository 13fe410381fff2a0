import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { reportReasonOptions, reportReasonQuestion } from "~/reference/report-reasons";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import { reportReasons } from "../../../../contract/community/comments.ts";
import type { ChatMessage, ChatProblem } from "../chat";
import { REPORT_FORM, type ReportChoices } from "../thread/report-choices";
import styles from "./conversation.module.css";

const t = translator("chat", words);

const problemOf = (problem: ChatProblem, name: string): string => {
  if (problem === "report_none") return t("report.none", { name });
  if (problem === "report_over") return t("problems.report_over");
  return t(problem === "rate_limited" ? "report.tooMany" : "report.failed");
};

type ReportFormProps = {
  chatId: string;
  partner: { directusUserId: string; name: string };
  report: ReportChoices;
  messages: readonly ChatMessage[];
  problem: ChatProblem | null;
};

export function ReportForm({ chatId, partner, report, messages, problem }: ReportFormProps) {
  const { name, directusUserId } = partner;
  const shown = new Set(messages.map(({ id }) => id));
  const reason = reportReasons.find((each) => each === report.reason) ?? "scam";
  return (
    <form method="post" action={CHAT_MESSAGES_PATH} id={REPORT_FORM} className={layout.stack}>
      <h2 className={styles.reportTitle}>{t("report.title", { name })}</h2>
      <p className={`${text.small} ${text.muted}`}>{t("report.text", { name })}</p>
      {problem && <Alert kind="error" title={problemOf(problem, name)} isAnnounced />}
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="chatId" value={chatId} />
      {report.messages
        .filter((id) => !shown.has(id))
        .map((id) => (
          <input key={id} type="hidden" name="chosen" value={id} />
        ))}
      <Select
        label={reportReasonQuestion}
        name="reason"
        options={reportReasonOptions}
        defaultValue={reason}
      />
      <div className={layout.cluster}>
        <Button type="submit">{t("report.submit")}</Button>
        <Button variant="text" to={`/app/chat/${directusUserId}`}>
          {t("report.cancel")}
        </Button>
      </div>
    </form>
  );
}
