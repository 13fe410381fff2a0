import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Prose } from "~/ui/data/prose";
import { StateMessage } from "~/ui/feedback/state-message";
import { TextField } from "~/ui/form/text-field";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Arrival, Plan, PlanAnswer, PlanFeed, PlanStep } from "./plan.server";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

type PlanCalendarProps = {
  feed: PlanFeed;
  isExact: boolean;
  /** The calendar address created just now. */
  feedUrl: string | null;
  hasFailed: boolean;
};

function PlanCalendar({ feed, isExact, feedUrl, hasFailed }: PlanCalendarProps) {
  return (
    <section
      className={`${layout.stack} ${layout.tight} ${text.small} ${text.muted}`}
      aria-labelledby="plan-calendar"
    >
      <h2 id="plan-calendar" className={styles.name}>
        {t("calendarTitle")}
      </h2>
      <p>
        <a
          href={to("/app/plan.ics")}
          download
          className={`${text.link} ${text.tap} ${text.strong}`}
        >
          {t("calendar")}
        </a>{" "}
        {t("calendarHint")}
      </p>
      <p>{t(isExact ? "feed.text" : "feed.needsDay")}</p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("failed")}
        </p>
      )}
      {feedUrl && <MadeFeed url={feedUrl} />}
      {!feedUrl && feed.kind === "made" && <p>{t("feed.made", { day: feed.when })}</p>}
      {feed.kind === "unavailable" && <p>{t("feed.unavailable")}</p>}
      {isExact && feed.kind !== "unavailable" && (
        <Form
          method="post"
          action={to("/app/plan")}
          preventScrollReset
          className={`${layout.cluster} ${layout.wide}`}
        >
          <Button type="submit" name="intent" value="make-feed" variant="outline" size="sm">
            {t(feed.kind === "made" ? "feed.renew" : "feed.make")}
          </Button>
          {feed.kind === "made" && (
            <Button type="submit" name="intent" value="remove-feed" variant="text" size="sm">
              {t("feed.remove")}
            </Button>
          )}
        </Form>
      )}
    </section>
  );
}

function MadeFeed({ url }: { url: string }) {
  return (
    <div className={styles.feed} role="status">
      <TextField label={t("feed.address")} hint={t("feed.once")} defaultValue={url} readOnly />
      <p className={`${layout.cluster} ${layout.wide}`}>
        <CopyButton text={url} label={t("feed.copy")} doneLabel={t("feed.copied")} size="sm" />
        <a
          href={url.replace(/^https?:/, "webcal:")}
          className={`${text.link} ${text.tap} ${text.strong}`}
        >
          {t("feed.open")}
        </a>
      </p>
    </div>
  );
}

function PlanStepItem({ step }: { step: PlanStep }) {
  const { isDone, isDropped, title, when, left, isOver, waitsFor, source, lesson } = step;
  const isClosed = isDone || isDropped;
  return (
    <li className={isClosed ? `${styles.step} ${styles.done}` : styles.step}>
      <h2 className={styles.name}>
        {isDone && <Icon name="circle-check" size={20} />}
        {title}
      </h2>
      <p className={text.strong}>
        {when ?? t("noDay")}
        {left && <span className={isOver ? styles.over : styles.details}> ({left})</span>}
        {isClosed && (
          <span className={styles.details}> ({t(isDone ? "stepDone" : "stepDropped")})</span>
        )}
      </p>
      {step.bodyHtml && <Prose html={step.bodyHtml} />}
      {!isClosed && waitsFor.length > 0 && (
        <p className={styles.details}>{t("waitsFor", { steps: waitsFor.join(", ") })}</p>
      )}
      {lesson && (
        <p className={styles.details}>
          <SmartLink to={lesson.path} className={text.link}>
            {t("lesson", { title: lesson.title })}
          </SmartLink>{" "}
          {!isClosed && t("lessonHint")}
        </p>
      )}
      {source && (
        <p className={styles.details}>
          <SmartLink to={source.url} className={text.link}>
            {t("source", { name: source.name })}
          </SmartLink>
        </p>
      )}
      <Form
        method="post"
        action={to("/app/plan")}
        preventScrollReset
        className={`${layout.cluster} ${layout.wide}`}
      >
        <input type="hidden" name="step" value={step.id} />
        {isClosed ? (
          <Mark intent="open" word={isDone ? "markOpen" : "takeBack"} title={title} />
        ) : (
          <>
            <Mark intent="done" word="markDone" title={title} />
            <Mark intent="drop" word="drop" title={title} />
          </>
        )}
      </Form>
    </li>
  );
}

type MarkProps = {
  intent: "done" | "drop" | "open";
  word: "markDone" | "markOpen" | "drop" | "takeBack";
  title: string;
};

function Mark({ intent, word, title }: MarkProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="sm"
      variant={intent === "done" ? "outline" : "text"}
      aria-label={t("ofStep", { action: t(word), step: title })}
    >
      {t(word)}
    </Button>
  );
}

type PlanPageProps = {
  plan: Plan;
  answer: PlanAnswer | undefined;
};

export function PlanPage({ plan, answer }: PlanPageProps) {
  const { steps, doneCount, ownCount, arrival, feed } = plan;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <Form method="post" action={to("/app/plan")} className={styles.form} key={arrival.day}>
        <input type="hidden" name="intent" value="arrival" />
        <TextField
          type="date"
          name="arrival"
          label={t("arrival")}
          hint={t("arrivalHint")}
          error={answer?.failed === "day" ? t("wrongDay") : undefined}
          defaultValue={arrival.kind === "day" ? arrival.day : ""}
        />
        <Button type="submit" variant="outline">
          {t("recount")}
        </Button>
      </Form>
      <p className={styles.from}>{fromText(arrival)}</p>
      {steps.length === 0 ? (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      ) : (
        <>
          <p role="status">{t("done", { count: doneCount, all: ownCount })}</p>
          {answer?.failed === "tick" && (
            <p role="alert" className={styles.failed}>
              {t("failed")}
            </p>
          )}
          <ol className={layout.stack}>
            {steps.map((step) => (
              <PlanStepItem key={step.id} step={step} />
            ))}
          </ol>
          {arrival.day !== null && (
            <PlanCalendar
              feed={feed}
              isExact={arrival.kind === "day"}
              feedUrl={answer?.feedUrl ?? null}
              hasFailed={answer?.failed === "feed"}
            />
          )}
          <p>
            <Button to={to("/app/plan/arrival-kit")} variant="outline" size="sm">
              {t("kit")}
            </Button>
          </p>
          <p className={styles.from}>{t("note")}</p>
        </>
      )}
    </div>
  );
}

function fromText(arrival: Arrival): string {
  if (arrival.day === null) return t(arrival.kind);
  return t(arrival.kind === "day" ? "from" : "fromMonth", { day: arrival.label });
}
