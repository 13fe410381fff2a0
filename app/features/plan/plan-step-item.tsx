import { Form } from "@remix-run/react";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Prose } from "~/ui/data/prose";
import { Icon } from "~/ui/media/icon";
import type { PlanStep } from "./plan.schema";
import styles from "./plan-page.module.css";

const t = translator("plan", words);

export function PlanStepItem({ step }: { step: PlanStep }) {
  const { isDone, isDropped, title, when, left, isOver, waitsFor, source, lesson } = step;
  const isClosed = isDone || isDropped;
  return (
    <li className={isClosed ? `${styles.step} ${styles.done}` : styles.step}>
      <h2 className={styles.name}>
        {isDone && <Icon name="circle-check" size={20} />}
        {title}
      </h2>
      <p className={styles.when}>
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
          <SmartLink to={lesson.path}>{t("lesson", { title: lesson.title })}</SmartLink>{" "}
          {!isClosed && t("lessonHint")}
        </p>
      )}
      {source && (
        <p className={styles.details}>
          <SmartLink to={source.url}>{t("source", { name: source.name })}</SmartLink>
        </p>
      )}
      <Form method="post" action={to("/app/plan")} preventScrollReset className={styles.ways}>
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
