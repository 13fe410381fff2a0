import { Form } from "@remix-run/react";
import { formatFullDate } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import type { TicketSummary } from "~/service/support-api.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { Tag } from "~/ui/tag";
import { TextField } from "~/ui/text-field";
import type { SuggestedArticle, SupportAnswer } from "./support.server";
import { TicketForm, type TicketFormProps } from "./ticket-form";
import { UrgentHelp } from "./urgent-help";
import styles from "./support.module.css";

const t = translator("support", support);

export type SupportPageProps = Pick<TicketFormProps, "topic" | "context"> & {
  directusUserId: string;
  question: string;
  /** Null before anything was asked. */
  articles: SuggestedArticle[] | "unavailable" | null;
  tickets: TicketSummary[] | null;
  answer: SupportAnswer | null;
};

export function SupportPage(props: SupportPageProps) {
  const { directusUserId, question, articles, tickets, answer } = props;
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>
        {t("lead")}{" "}
        <PageLink to={to("/app/feedback")} className={styles.inline}>
          {t("feedback")}
        </PageLink>
      </p>
      {answer?.opened && <Opened {...answer.opened} />}
      <UrgentHelp directusUserId={directusUserId} />
      <section className={styles.section} aria-labelledby="search-title">
        <h2 id="search-title" className={styles.heading}>
          {t("search.title")}
        </h2>
        <Form method="get" className={styles.search} preventScrollReset>
          <TextField
            name="q"
            type="search"
            label={t("search.label")}
            defaultValue={question}
            minLength={3}
            maxLength={120}
          />
          <Button type="submit" variant="outline" icon="search">
            {t("search.submit")}
          </Button>
        </Form>
        <Articles articles={articles} />
      </section>
      <section className={styles.section} id="write" aria-labelledby="write-title">
        <h2 id="write-title" className={styles.heading}>
          {t("form.title")}
        </h2>
        <TicketForm
          key={answer?.opened?.number ?? `${props.topic} ${question}`}
          topic={props.topic}
          subject={question}
          context={props.context}
          answer={answer}
        />
      </section>
      <section className={styles.section} aria-labelledby="list-title">
        <h2 id="list-title" className={styles.heading}>
          {t("list.title")}
        </h2>
        <Tickets tickets={tickets} />
      </section>
    </>
  );
}

function Opened({ number, dueAt }: NonNullable<SupportAnswer["opened"]>) {
  return (
    <div className={styles.thread}>
      <Notice kind="success" title={t("opened.title", { number })} isAnnounced>
        <p>{t("opened.text", { date: formatFullDate(dueAt) })}</p>
        <PageLink to={to(`/app/support/${number}`)} className={styles.link}>
          {t("opened.see")}
        </PageLink>
      </Notice>
    </div>
  );
}

function Articles({ articles }: Pick<SupportPageProps, "articles">) {
  if (articles === null) return null;
  if (articles === "unavailable") return <p role="status">{t("search.unavailable")}</p>;
  if (articles.length === 0) return <p role="status">{t("search.none")}</p>;
  return (
    <div role="status">
      <p>{t("search.found")}</p>
      <ul className={styles.rows}>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink to={to(`/app/articles/${slug}`)} className={styles.link}>
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
    <ul className={styles.rows}>
      {tickets.map(({ number, subject, state, openedAt }) => (
        <li key={number} className={styles.ticket}>
          <div className={styles.what}>
            <PageLink to={to(`/app/support/${number}`)} className={styles.link}>
              {subject}
            </PageLink>
            <p className={styles.note}>
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
