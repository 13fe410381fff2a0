import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { parseForm } from "~/http/parse-form";
import { formatFullDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import type { TicketMessage, TicketSummary } from "~/service/support-api.server";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/file-field";
import { FormKey } from "~/ui/form-key";
import { FormMistakes } from "~/ui/form-mistakes";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { TextArea } from "~/ui/text-area";
import type { SupportAnswer } from "./support.server";
import { SupportFailureNotice } from "./support-failure";
import { FILE_TYPES, replySchema, type Reply } from "./support.schema";
import styles from "./support.module.css";

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
          <SupportFailureNotice failure={answer?.failure ?? null} />
          <Notice kind="info" title={t("ticket.closed")}>
            <Button variant="outline" to={to("/app/support")}>
              {t("ticket.new")}
            </Button>
          </Notice>
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
        <time className={styles.note} dateTime={writtenAt}>
          {formatFullDateTime(writtenAt)}
        </time>
      </p>
      <p className={styles.body}>{body}</p>
      {attachments.length > 0 && (
        <>
          <p className={styles.note}>{t("ticket.attachments")}</p>
          <ul className={styles.attachments}>
            {attachments.map(({ id, title }) => (
              <li key={id}>
                <a href={addressOf(id)} download className={styles.link}>
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

type Fields = { message: string; files: string };

function ReplyForm({ answer }: { answer: SupportAnswer | null }) {
  const isSubmitting = useNavigation().state === "submitting";
  const [sendings, setSendings] = useState(0);
  const [form, fields] = useForm<Fields, Reply>({
    id: "reply",
    lastResult: isSubmitting || answer?.isSent ? null : answer?.lastResult,
    onValidate: ({ formData }) => parseForm(replySchema, formData),
    shouldRevalidate: "onInput",
  });
  const { key: _messageKey, ...message } = getTextareaProps(fields.message);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.section}
      {...getFormProps(form)}
      onSubmit={(event) => {
        form.onSubmit(event);
        setSendings(sendings + 1);
      }}
    >
      <FormKey lastResult={answer?.lastResult} done={answer?.isSent ? answer : null} />
      {answer?.isSent && <Notice kind="success" title={t("ticket.sent")} isAnnounced />}
      <FormMistakes
        key={sendings}
        title={t("errors.summary")}
        fields={[fields.message, fields.files]}
      />
      <SupportFailureNotice failure={answer?.failure ?? null} />
      <TextArea
        {...message}
        required
        label={t("ticket.reply")}
        hint={t("ticket.replyHint")}
        error={fields.message.errors?.[0]}
        rows={5}
        maxLength={5_000}
      />
      <FileField
        id={fields.files.id}
        name={fields.files.name}
        label={t("form.files")}
        hint={t("form.filesHint")}
        error={fields.files.errors?.[0]}
        accept={FILE_TYPES}
        multiple
      />
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t("ticket.submit")}
        </Button>
      </div>
    </Form>
  );
}
