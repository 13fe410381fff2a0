import { Form } from "@remix-run/react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import type { TicketSummary } from "~/service/support-api.server";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { FileField } from "~/ui/form/file-field";
import { TextField } from "~/ui/form/text-field";
import { TitledSection } from "~/ui/data/titled-section";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { SUBJECT_LENGTH, type TicketTopic } from "../../../../contract/account/support.ts";
import { FILE_TYPES, ticketSchema } from "./support.schema";
import type { SuggestedText, SupportAnswer } from "./support.server";
import {
  TicketFields,
  ContextFields,
  type TicketContext,
  SupportFailureAlert,
} from "./ticket-fields";
import { UrgentHelp } from "./urgent-help";
import { support } from "./words";
import styles from "./support.module.css";

const t = translator("support", support);

type TicketFormProps = {
  topic: TicketTopic | null;
  subject: string;
  context: TicketContext;
  answer: SupportAnswer | null;
};

function TicketForm({ topic, subject, context, answer }: TicketFormProps) {
  const form = useForm(ticketSchema, {
    id: "ticket",
    answer,
    defaults: { topic: topic ?? "", subject },
    isOnce: true,
  });
  return (
    <FormFrame form={form} encType="multipart/form-data" className={layout.stack}>
      <FormErrors title={t("errors.summary")} form={form} />
      <SupportFailureAlert failure={answer?.failure ?? null} />
      <TicketFields field={form.field} />
      <FileField
        words={ui.file}
        {...form.field("files")}
        label={t("form.files")}
        hint={t("form.filesHint")}
        accept={FILE_TYPES}
        multiple
      />
      <ContextFields context={context} />
      <p className={`${text.small} ${text.faint}`}>{t("form.promise")}</p>
      <div>
        <Button type="submit" isLoading={form.isBusy}>
          {t("form.submit")}
        </Button>
      </div>
    </FormFrame>
  );
}

export type SupportPageProps = Pick<TicketFormProps, "topic" | "context"> & {
  directusUserId: string;
  question: string;
  texts: SuggestedText[] | "unavailable" | null;
  tickets: TicketSummary[] | null;
  answer: SupportAnswer | null;
};

export function SupportPage(props: SupportPageProps) {
  const { directusUserId, question, texts, tickets, answer } = props;
  const list = (
    <TitledSection titleId="list-title" title={t("list.title")}>
      <Tickets tickets={tickets} />
    </TitledSection>
  );
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>
        {t("lead")}{" "}
        <PageLink to={to("/app/feedback")} className={text.link}>
          {t("feedback")}
        </PageLink>
      </p>
      {answer?.opened && <Opened {...answer.opened} />}
      <UrgentHelp directusUserId={directusUserId} />
      <TitledSection titleId="search-title" title={t("search.title")}>
        <Form method="get" className={styles.search} preventScrollReset>
          <TextField
            name="q"
            type="search"
            label={t("search.label")}
            defaultValue={question}
            minLength={3}
            maxLength={SUBJECT_LENGTH.max}
          />
          <Button type="submit" variant="outline" icon="search">
            {t("search.submit")}
          </Button>
        </Form>
        <Texts texts={texts} />
      </TitledSection>
      {tickets && tickets.length > 0 && list}
      <TitledSection titleId="write-title" title={t("form.title")} id="write">
        <TicketForm
          key={answer?.opened?.number ?? `${props.topic} ${question}`}
          topic={props.topic}
          subject={question}
          context={props.context}
          answer={answer}
        />
      </TitledSection>
      {!tickets?.length && list}
    </>
  );
}

function Opened({ number, dueAt }: NonNullable<SupportAnswer["opened"]>) {
  return (
    <div className={styles.thread}>
      <Alert kind="success" title={t("opened.title", { number })} isAnnounced>
        <p>{t("opened.text", { date: formatFullDate(dueAt) })}</p>
        <PageLink to={to(`/app/support/${number}`)} className={`${text.link} ${text.tap}`}>
          {t("opened.see")}
        </PageLink>
      </Alert>
    </div>
  );
}

function Texts({ texts }: Pick<SupportPageProps, "texts">) {
  if (texts === null) return null;
  if (texts === "unavailable") return <p role="status">{t("search.unavailable")}</p>;
  if (texts.length === 0) return <p role="status">{t("search.none")}</p>;
  return (
    <div role="status">
      <p>{t("search.found")}</p>
      <ul className={`${layout.stack} ${layout.tight}`}>
        {texts.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={to(path)} className={`${text.link} ${text.tap}`}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tickets({ tickets }: Pick<SupportPageProps, "tickets">) {
  if (!tickets) return <p>{t("list.unavailable")}</p>;
  if (tickets.length === 0) return <p>{t("list.empty")}</p>;
  return (
    <ul className={`${layout.stack} ${layout.tight}`}>
      {tickets.map(({ number, subject, state, openedAt }) => (
        <li key={number} className={styles.ticket}>
          <div className={styles.what}>
            <PageLink to={to(`/app/support/${number}`)} className={`${text.link} ${text.tap}`}>
              {subject}
            </PageLink>
            <p className={`${text.small} ${text.faint}`}>
              {t("list.number", { number })} ·{" "}
              {t("list.openedAt", { date: formatFullDate(openedAt) })}
            </p>
          </div>
          <Tag isChip>{t(`states.${state}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}
