import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Progress } from "~/ui/feedback/progress";
import { StateMessage } from "~/ui/feedback/state-message";
import { TextField } from "~/ui/form/text-field";
import { PillNav } from "~/ui/navigation/pill-nav";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { isNewcomer } from "../../../contract/switzerland/situation.ts";
import { CatchUpForm, MarkedTogether } from "./catch-up";
import { lifeChanges } from "./life-changes.words";
import { EVENT_FIELDS_PATH, eventFieldPath } from "./life-events";
import {
  PlanStepBody,
  PlanStepLine,
  StepDate,
  type PlanStepProps,
  type StepJourney,
} from "./plan-step-item";
import type { PlanView } from "./plan-view.server";
import type { Plan, PlanAnswer, PlanFeed, PlanStep } from "./plan.server";
import { useOpenStep } from "./use-open-step";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

type PlanCalendarProps = {
  feed: PlanFeed;
  /** The calendar address created just now. */
  feedUrl: string | null;
  hasFailed: boolean;
};

function PlanCalendar({ feed, feedUrl, hasFailed }: PlanCalendarProps) {
  return (
    <>
      <h3 className={text.strong}>{t("calendarTitle")}</h3>
      <p className={styles.details}>{t("calendarHint")}</p>
      <a href={to("/app/plan.ics")} download className={`${text.link} ${text.tap} ${text.strong}`}>
        {t("calendar")}
      </a>
      <h3 className={text.strong}>{t("feed.title")}</h3>
      <p className={styles.details}>{t("feed.text")}</p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("failed")}
        </p>
      )}
      {feedUrl && <MadeFeed url={feedUrl} />}
      {!feedUrl && feed.kind === "made" && (
        <p className={styles.details}>{t("feed.made", { day: feed.when })}</p>
      )}
      {feed.kind === "unavailable" && <p className={styles.details}>{t("feed.unavailable")}</p>}
      {feed.kind !== "unavailable" && (
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
    </>
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

type PlanPageProps = {
  plan: PlanView;
  answer: PlanAnswer | undefined;
  /** Of the step that starts a longer task. */
  journey?: StepJourney;
};

function nothingNext({ steps, missed }: Pick<PlanView, "steps" | "missed">) {
  if (steps.some(({ isDone, isDropped, postponed }) => !isDone && !isDropped && postponed))
    return "allPostponed";
  return missed.length > 0 ? "allMissed" : "allDone";
}

export function PlanPage({ plan, answer, journey }: PlanPageProps) {
  const { steps, next, opened, groups, view, doneCount, ownCount, stage, feed, catchUp } = plan;
  const page = useOpenStep();
  const [marked] = plan.marked;
  const drop = answer?.typed.drop ?? null;
  const hasDays = steps.some(({ dueOn }) => dueOn !== null);
  const [done, dropped] = [
    steps.filter(({ isDone }) => isDone),
    steps.filter(({ isDropped }) => isDropped),
  ];
  return (
    <div ref={page} className={styles.page}>
      <h1>{t("title")}</h1>
      {steps.length > 0 && (
        <Progress
          label={t("progress")}
          value={doneCount}
          max={ownCount}
          text={t("done", { count: doneCount, all: ownCount })}
        />
      )}
      {opened && (
        <TopStep key={opened.id} id="plan-opened" step={opened} journey={journey} drop={drop} />
      )}
      <p className={`${layout.cluster} ${layout.wide}`}>
        <Button to={to("/app/plan/situation")} variant="outline" size="sm">
          {t("situation")}
        </Button>
        <SmartLink to={EVENT_FIELDS_PATH} className={`${text.link} ${text.tap}`}>
          {lifeChanges.title}
        </SmartLink>
      </p>
      {plan.marked.length > 1 ? (
        <MarkedTogether steps={plan.marked} />
      ) : (
        marked && <Marked step={marked} who={plan.markedFor} />
      )}
      {answer?.failed === "tick" && (
        <p role="alert" className={styles.failed}>
          {t("failed")}
        </p>
      )}
      {isArrivalEnough(plan) && answer?.failed !== "day" ? (
        <p className={styles.from}>{fromText(plan)}</p>
      ) : (
        <ArrivalForm plan={plan} typed={answer?.failed === "day" ? answer.typed.arrival : null} />
      )}
      {plan.asksDay && (
        <p className={styles.from}>
          {t(`ask.${plan.asksDay}.text`)}{" "}
          <SmartLink to={eventFieldPath(plan.asksDay)} className={text.link}>
            {t(`ask.${plan.asksDay}.link`)}
          </SmartLink>
        </p>
      )}
      {catchUp && (
        <CatchUpForm catchUp={catchUp} isCommuter={stage === "commuter"} answer={answer} />
      )}
      {steps.length === 0 ? (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      ) : (
        <>
          {!next && <p role="status">{t(nothingNext(plan))}</p>}
          {next && next !== opened && (
            <TopStep key={next.id} id="plan-next" step={next} journey={journey} drop={drop} />
          )}
          <PillNav
            label={t("view")}
            items={(["byDate", "byPhase"] as const).map((each) => ({
              to: to(each === "byDate" ? "/app/plan" : "/app/plan?view=phases"),
              label: t(each),
              isCurrent: view === each,
            }))}
          />
          {groups.map((group) => (
            <section key={group.key} aria-labelledby={`plan-${group.key}`}>
              <h2 id={`plan-${group.key}`} className={styles.group}>
                {group.title} <span className={text.faint}>{group.steps.length}</span>
              </h2>
              <ol className={styles.lines}>
                {group.steps.map((step) => (
                  <PlanStepLine
                    key={step.id}
                    {...{ step, journey, drop }}
                    isRuleKnown={group.hasRuleInTitle}
                  />
                ))}
              </ol>
            </section>
          ))}
          <StepsAside
            title={t("missedSteps", { count: plan.missed.length })}
            text={t("missedText")}
            steps={plan.missed}
            drop={drop}
          />
          <StepsAside title={t("doneSteps", { count: done.length })} steps={done} />
          <StepsAside title={t("droppedSteps", { count: dropped.length })} steps={dropped} />
          {(hasDays || isNewcomer(stage)) && (
            <section className={styles.step} aria-labelledby="plan-take-with">
              <h2 id="plan-take-with" className={styles.name}>
                {t("takeWith")}
              </h2>
              {hasDays && (
                <PlanCalendar
                  feed={feed}
                  feedUrl={answer?.feedUrl ?? null}
                  hasFailed={answer?.failed === "feed"}
                />
              )}
              {isNewcomer(stage) && (
                <>
                  <h3 className={text.strong}>{t("kit.title")}</h3>
                  <p className={styles.details}>{t("kit.text")}</p>
                  <Button to={to("/app/plan/arrival-kit")} variant="outline" size="sm">
                    {t("kit.open")}
                  </Button>
                </>
              )}
            </section>
          )}
          <p className={styles.from}>{t("note")}</p>
        </>
      )}
    </div>
  );
}

type TopStepProps = PlanStepProps & { id: "plan-next" | "plan-opened" };

function TopStep({ id, step, journey, drop }: TopStepProps) {
  return (
    <section className={styles.next} aria-labelledby={id}>
      <p className={styles.details}>{t(id === "plan-next" ? "next" : "opened")}</p>
      <h2 id={id} className={styles.name}>
        {step.title}
      </h2>
      <StepDate step={step} />
      <PlanStepBody step={step} journey={journey} drop={drop} />
    </section>
  );
}

type StepsAsideProps = Pick<PlanStepProps, "drop"> & {
  title: string;
  text?: string;
  steps: readonly PlanStep[];
};

/** Steps that the plan no longer puts forward. */
function StepsAside({ title, text: lead, steps, drop }: StepsAsideProps) {
  if (steps.length === 0) return null;
  return (
    <details className={styles.stepsAside} open={steps.some(({ id }) => id === drop?.step)}>
      <summary>{title}</summary>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={styles.lines}>
        {steps.map((step) => (
          <PlanStepLine key={step.id} step={step} drop={drop} />
        ))}
      </ul>
    </details>
  );
}

/** What the member did a moment ago, with its way back. */
function Marked({ step, who }: { step: PlanStep; who: PlanView["markedFor"] }) {
  const { id, title, isDone, isDropped, postponed, people } = step;
  const one = people.find(({ person }) => person === who);
  const isMarked = one ? one.isDone : isDone;
  const state = isMarked ? "done" : isDropped ? "dropped" : postponed ? "postponed" : "open";
  const name = one ? t("markedFor", { step: title, person: one.name }) : title;
  return (
    <Form method="post" action={to("/app/plan")} className={styles.marked}>
      <span role="status">{t(`marked.${state}`, { step: name })}</span>
      <input type="hidden" name="step" value={id} />
      {one && <input type="hidden" name="who" value={one.person} />}
      {state !== "open" && (
        <Button type="submit" name="intent" value="open" variant="text" size="sm">
          {t("undo")}
        </Button>
      )}
    </Form>
  );
}

type Start = Pick<Plan, "arrival" | "stage" | "workStart">;

type ArrivalFormProps = {
  plan: Start;
  /** The day of a form that failed; null for a first look. */
  typed: string | null;
};

function ArrivalForm({ plan, typed }: ArrivalFormProps) {
  return (
    <section className={styles.banner}>
      <p>
        {fromText(plan)} {plan.arrival.kind === "month" && t("exactDay")}
      </p>
      <Form method="post" action={to("/app/plan")} className={styles.form}>
        <input type="hidden" name="intent" value="arrival" />
        <TextField
          type="date"
          name="arrival"
          label={t(plan.stage === "commuter" ? "commuterArrival" : "arrival")}
          hint={t("arrivalHint")}
          error={typed === null ? undefined : t("wrongDay")}
          defaultValue={typed ?? ""}
        />
        <Button type="submit" variant="outline">
          {t("recount")}
        </Button>
      </Form>
    </section>
  );
}

/** The month is enough for a resident, who can still write the day in "Minha situação". */
const isArrivalEnough = ({ arrival, stage }: Start): boolean =>
  arrival.kind === "day" || (arrival.kind === "month" && stage === "resident");

function fromText({ arrival, stage, workStart: work }: Start): string {
  const isCommuter = stage === "commuter";
  if (arrival.day === null) return t(isCommuter ? "commuterUnknown" : arrival.kind);
  const { kind, label: day } = arrival;
  if (work) return t(kind === "day" ? "fromWithWork" : "fromMonthWithWork", { day, work });
  if (kind === "day") return t("from", { day });
  return t(isCommuter ? "commuterFromMonth" : "fromMonth", { day });
}
