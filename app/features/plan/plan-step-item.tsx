import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { LockedMark } from "~/content/teasers/locked-mark";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Prose } from "~/ui/data/prose";
import { TextField } from "~/ui/form/text-field";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { DROP_NOTE_MAX_LENGTH, type PostponeDays } from "../../../contract/switzerland/plan.ts";
import type { PlanStep, Typed } from "./plan.server";
import { stepLineId } from "./use-open-step";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

/** A longer task of the step with this key. It replaces the step's links to its tool and letter. */
export type StepJourney = { step: string; node: ReactNode };

export type PlanStepProps = {
  step: PlanStep;
  journey?: StepJourney | undefined;
  /** The step that could not be dropped, and the reason typed. */
  drop?: Typed["drop"];
};

type PlanStepLineProps = PlanStepProps & {
  /** True below a title that says when the step is due. */
  isRuleKnown?: boolean | undefined;
};

/** A step as one line that opens. */
export function PlanStepLine({ step, journey, drop, isRuleKnown }: PlanStepLineProps) {
  const { isDone, isDropped, title, note } = step;
  const isClosed = isDone || isDropped;
  return (
    <li id={stepLineId(step.key)}>
      <details
        className={isClosed ? `${styles.line} ${styles.closed}` : styles.line}
        open={drop?.step === step.id}
      >
        <summary>
          {isDone && <Icon name="circle-check" size={20} />}
          <span className={styles.lineText}>
            <b>{title}</b>
            {!isClosed && <StepDate step={step} isRuleKnown={isRuleKnown} />}
            {note && <span className={styles.details}>{note}</span>}
          </span>
        </summary>
        <PlanStepBody step={step} journey={journey} drop={drop} />
      </details>
    </li>
  );
}

export function StepDate({ step, isRuleKnown }: Pick<PlanStepLineProps, "step" | "isRuleKnown">) {
  const { when, left, isOver, postponed, people } = step;
  const count = people.filter(({ isDone }) => isDone).length;
  const more = [
    postponed && t("postponed", { day: postponed }),
    people.length > 0 && t("people.done", { count, all: people.length }),
  ].filter(Boolean);
  if (isRuleKnown && more.length === 0) return null;
  return (
    <span className={styles.details}>
      {!isRuleKnown && (when ?? t("noDay"))}
      {left && <span className={isOver ? styles.over : undefined}> ({left})</span>}
      {!isRuleKnown && more.length > 0 && " · "}
      {more.join(" · ")}
    </span>
  );
}

/** Everything about a step but its title and date. */
export function PlanStepBody({ step, journey, drop }: PlanStepProps) {
  const { isDone, isDropped, bodyHtml, waitsFor, people, schoolYears, takeAlong } = step;
  const { office, lesson } = step;
  const isClosed = isDone || isDropped;
  const own = !isClosed && journey?.step === step.key ? journey.node : null;
  const links = own ? step.links.filter(({ kind }) => kind === "guide") : step.links;
  return (
    <div className={styles.body}>
      {!isClosed && waitsFor.length > 0 && (
        <p className={styles.details}>{t("waitsFor", { steps: waitsFor.join(", ") })}</p>
      )}
      {own}
      {bodyHtml && <Prose html={bodyHtml} />}
      {schoolYears.length > 0 && (
        <div>
          <p className={`${text.small} ${text.strong}`}>{t("school.title")}</p>
          <ul className={styles.takeAlong}>
            {schoolYears.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {takeAlong.length > 0 && (
        <div>
          <p className={`${text.small} ${text.strong}`}>{t("takeAlong")}</p>
          <ul className={styles.takeAlong}>
            {takeAlong.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {office && (
        <p className={text.small}>
          <b>{t("office")}:</b>{" "}
          <SmartLink to={office.url} className={text.link}>
            {office.name}
          </SmartLink>
          {office.address && `, ${office.address}`}
          {office.note && ` · ${office.note}`}
        </p>
      )}
      {(links.length > 0 || lesson) && (
        <p className={`${layout.cluster} ${layout.wide}`}>
          {links.map((link) => (
            <SmartLink key={link.to} to={link.to} className={`${text.link} ${text.tap}`}>
              {link.label} {link.isLocked && <LockedMark />}
            </SmartLink>
          ))}
          {lesson && (
            <SmartLink to={lesson.path} className={`${text.link} ${text.tap}`}>
              {t("lesson", { title: lesson.title })}
            </SmartLink>
          )}
        </p>
      )}
      {!isClosed && people.length > 0 && <StepPeople step={step} />}
      <StepMarks step={step} drop={drop} />
      <StepBasis step={step} />
    </div>
  );
}

function StepBasis({ step: { source, basis, law, toConfirm } }: { step: PlanStep }) {
  if (!source && basis.length === 0 && !law) return null;
  return (
    <div className={styles.basis}>
      {(source || basis.length > 0) && (
        <p>
          {source && (
            <>
              <SmartLink to={source.url} className={text.link}>
                {t("source", { name: source.name })}
              </SmartLink>{" "}
            </>
          )}
          {basis.join(" ")}
        </p>
      )}
      {law && (
        <details>
          <summary>{t("law")}</summary>
          <p>{law}</p>
        </details>
      )}
      {toConfirm && (
        <details>
          <summary>{t("toConfirm")}</summary>
          <p>{toConfirm}</p>
        </details>
      )}
    </div>
  );
}

function useMarkPath(): string {
  const [search] = useSearchParams();
  const view = search.get("view");
  return to(view ? `/app/plan?view=${encodeURIComponent(view)}` : "/app/plan");
}

/** One mark for each person. */
function StepPeople({ step: { id, title, people } }: { step: PlanStep }) {
  const action = useMarkPath();
  return (
    <ul className={styles.people} aria-label={t("people.title", { step: title })}>
      {people.map(({ person, name, isDone }) => (
        <li key={person}>
          <Form method="post" action={action}>
            <input type="hidden" name="step" value={id} />
            <input type="hidden" name="who" value={person} />
            {isDone && <Icon name="circle-check" size={20} />}
            <span>
              {name}
              {isDone && <span className={styles.details}> · {t("people.isDone")}</span>}
            </span>
            <Mark
              intent={isDone ? "open" : "done"}
              word={isDone ? "markOpen" : "markDone"}
              title={`${title} (${name})`}
              isMain={false}
            />
          </Form>
        </li>
      ))}
    </ul>
  );
}

const POSTPONE_WORDS: Record<PostponeDays, MarkWord> = { 7: "postponeWeek", 30: "postponeMonth" };

function StepMarks({ step, drop }: PlanStepProps) {
  const { id, title, isDone, isDropped, postponed, postponeDays, people } = step;
  const action = useMarkPath();
  const typed = drop?.step === id ? drop : null;
  const mark = (intent: string, word: MarkWord) => <Mark {...{ intent, word, title }} />;
  const form = (className: string | undefined, content: ReactNode) => (
    // The page goes up to what was done and its way back.
    <Form method="post" action={action} className={className}>
      <input type="hidden" name="step" value={id} />
      {content}
    </Form>
  );
  if (isDone || isDropped) {
    // A step done person by person has a mark for each of them.
    const intent = people.length > 0 ? "reopen" : "open";
    return form(styles.marks, mark(intent, isDone ? "markOpen" : "takeBack"));
  }
  return (
    <>
      {form(
        styles.marks,
        <>
          {mark("done", people.length > 0 ? "markAllDone" : "markDone")}
          {postponed && mark("open", "resume")}
          {!postponed && postponeDays.length > 0 && (
            <details>
              <summary>{t("postpone")}</summary>
              {postponeDays.map((days) => (
                <Mark
                  key={days}
                  {...{ intent: `postpone-${days}`, word: POSTPONE_WORDS[days], title }}
                />
              ))}
            </details>
          )}
        </>,
      )}
      <details className={styles.drop} open={typed !== null}>
        <summary>{t("drop")}</summary>
        {/* A form of its own: Enter in the field must not mark the step as done. */}
        {form(
          styles.dropForm,
          <>
            <TextField
              name="note"
              label={t("dropWhy")}
              hint={t("dropHint")}
              limit={DROP_NOTE_MAX_LENGTH}
              defaultValue={typed?.note}
              error={typed?.error ?? undefined}
            />
            {mark("drop", "drop")}
          </>,
        )}
      </details>
    </>
  );
}

type MarkWord =
  | "markDone"
  | "markAllDone"
  | "markOpen"
  | "postponeWeek"
  | "postponeMonth"
  | "resume"
  | "drop"
  | "takeBack";

type MarkProps = { intent: string; word: MarkWord; title: string; isMain?: boolean };

function Mark({ intent, word, title, isMain = intent === "done" }: MarkProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="sm"
      variant={isMain ? "fill" : "text"}
      aria-label={t("ofStep", { action: t(word), step: title })}
    >
      {t(word)}
    </Button>
  );
}
