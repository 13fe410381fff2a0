import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { formatFullDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import type { TicketMessage, TicketSummary } from "~/service/support-api.server";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { Alert } from "~/ui/feedback/alert";
import { Tag } from "~/ui/data/tag";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { SupportAnswer } from "./support.server";
import { SupportFailureAlert } from "./ticket-fields";
import { FILE_TYPES, replySchema } from "./support.schema";
import { support } from "./words";
import styles from "./support.module.css";
import { REPLY_LENGTH } from "../../../../contract/account/support.ts";

const t = translator("support", support);

export type TicketPageProps = {
  ticket: TicketSummary;
  messages: TicketMessage[];
  answer: SupportAnswer | null;
};

export function TicketPage({ ticket, messages, answer }: TicketPageProps) {
  const { number, subject, state, openedAt, dueAt } = ticket;
  return (
    <>
      <Button variant="text" icon="arrow-left" to={to("/app/support")}>
        {t("ticket.back")}
      </Button>
      <h1 className={styles.title}>{subject}</h1>
      <div className={styles.facts}>
        <Tag isChip>{t(`states.${state}`)}</Tag>
        <span>{t("list.number", { number })}</span>
        <span>{t("list.openedAt", { date: formatFullDate(openedAt) })}</span>
        {state === "open" && dueAt && (
          <span>{t("ticket.due", { date: formatFullDate(dueAt) })}</span>
        )}
      </div>
      <section aria-label={t("ticket.conversation")} className={styles.thread}>
        {messages.map((message) => (
          <Message key={message.id} ticketNumber={number} {...message} />
        ))}
      </section>
      {state === "closed" ? (
        <>
          <SupportFailureAlert failure={answer?.failure ?? null} />
          <Alert kind="info" title={t("ticket.closed")}>
            <Button variant="outline" to={to("/app/support")}>
              {t("ticket.new")}
            </Button>
          </Alert>
        </>
      ) : (
        <ReplyForm key={messages.length} answer={answer} />
      )}
    </>
  );
}

function Message(props: TicketMessage & { ticketNumber: number }) {
  const { ticketNumber, body, isStaff, date_created: writtenAt, attachments } = props;
  const addressOf = (id: string) => to(`/app/support/${ticketNumber}/attachments/${id}`);
  return (
    <article className={isStaff ? `${styles.message} ${styles.staff}` : styles.message}>
      <p>
        <strong>{t(isStaff ? "ticket.team" : "ticket.you")}</strong>{" "}
        <time className={`${text.small} ${text.faint}`} dateTime={writtenAt}>
          {formatFullDateTime(writtenAt)}
        </time>
      </p>
      <p className={styles.body}>{body}</p>
      {attachments.length > 0 && (
        <>
          <p className={`${text.small} ${text.faint}`}>{t("ticket.attachments")}</p>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {attachments.map(({ id, title }) => (
              <li key={id}>
                <a href={addressOf(id)} download className={`${text.link} ${text.tap}`}>
                  {title ?? t("ticket.attachment")}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function ReplyForm({ answer }: { answer: SupportAnswer | null }) {
  const form = useForm(replySchema, { id: "reply", answer, isOnce: true });
  return (
    <FormFrame form={form} encType="multipart/form-data" className={styles.section}>
      {answer?.isDone && <Alert kind="success" title={t("ticket.sent")} isAnnounced />}
      <FormErrors title={t("errors.summary")} form={form} />
      <SupportFailureAlert failure={answer?.failure ?? null} />
      <TextArea
        {...form.field("message")}
        required
        label={t("ticket.reply")}
        hint={t("ticket.replyHint")}
        rows={5}
        limit={REPLY_LENGTH.max}
      />
      <FileField
        words={ui.file}
        {...form.field("files")}
        label={t("form.files")}
        hint={t("form.filesHint")}
        accept={FILE_TYPES}
        multiple
      />
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("ticket.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}
