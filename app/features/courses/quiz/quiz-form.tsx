import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { courseClass } from "~/i18n/pt-BR/courses/course-class";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { classFailure } from "../class-failure";
import type { Quiz } from "../course";
import styles from "./quiz.module.css";
import { forgetDraft, keepDraft, restoreDraft } from "./quiz-draft";
import { QuizQuestion } from "./quiz-question";
import { QuizResults } from "./quiz-results";

const t = translator("course-class", courseClass);

/** The server sends correct answers only with results. */
export function QuizForm({ classId, quiz }: { classId: string; quiz: Quiz }) {
  const [isAgain, setIsAgain] = useState(false);
  const { attempt, questions } = quiz;
  const isOfThese = attempt?.results.length === questions.length && !attempt.isOutdated;
  const showsResults = attempt !== null && isOfThese && !isAgain;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(showsResults);
  useEffect(() => {
    if (shown.current === showsResults) return;
    shown.current = showsResults;
    // Only if the pressed button was removed with its form; focus elsewhere stays.
    if (document.activeElement === document.body) title.current?.focus();
  }, [showsResults]);
  return (
    <section className={styles.quiz} aria-labelledby="quiz">
      <h2 id="quiz" ref={title} tabIndex={-1} className={styles.title}>
        {t("quiz.title")}
      </h2>
      {attempt && showsResults ? (
        <QuizResults quiz={quiz} attempt={attempt} onRetry={() => setIsAgain(true)} />
      ) : (
        <>
          {attempt && !isOfThese && <p>{t("quiz.changed")}</p>}
          <Questions {...{ classId, quiz }} onAnswered={() => setIsAgain(false)} />
        </>
      )}
    </section>
  );
}

type QuestionsProps = { classId: string; quiz: Quiz; onAnswered: () => void };

function Questions({ classId, quiz: { questions }, onAnswered }: QuestionsProps) {
  const fetcher = useFetcher<{ code: string | null }>();
  const form = useRef<HTMLFormElement>(null);
  const { state, data } = fetcher;
  const failure = state === "idle" ? (data?.code ?? null) : null;
  useEffect(() => {
    if (form.current) restoreDraft(classId, form.current);
  }, [classId]);
  useEffect(() => {
    if (state !== "idle" || data?.code !== null) return;
    forgetDraft(classId);
    onAnswered();
  }, [state, data, classId, onAnswered]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={styles.form}
      onChange={({ currentTarget }) => keepDraft(classId, currentTarget)}
    >
      <input type="hidden" name="intent" value="answer" />
      {questions.map((question, at) => (
        <QuizQuestion key={at} question={question} at={at} all={questions.length} />
      ))}
      <Button type="submit" isLoading={state !== "idle"}>
        {t("quiz.send")}
      </Button>
      <p role="status" className={styles.status}>
        {failure !== null && t(`failed.${classFailure(failure)}`)}
      </p>
    </fetcher.Form>
  );
}
