import { useFetcher, useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { ownKey } from "~/session/owner";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Icon } from "~/ui/media/icon";
import {
  leastRight,
  type Answer,
  type OpenQuestion,
  type QuestionResult,
} from "../../../../contract/content/quiz.ts";
import { classFailure } from "../class-failure";
import type { Quiz, QuizAttempt, QuizPass } from "../course";
import { answerWords } from "./submitted-answers";
import styles from "./quiz.module.css";
import { QuizQuestion } from "./quiz-question";

const t = translator("course-class", courseClass);

type QuizResultsProps = { quiz: Quiz; attempt: QuizAttempt; onRetry: () => void };

/** Without scripts, the button that asks the questions again sends this with the address. */
const AGAIN = "again";

function QuizResults({ quiz: { questions, pass }, attempt, onRetry }: QuizResultsProps) {
  const { results, answers } = attempt;
  const right = results.filter(({ isRight }) => isRight).length;
  return (
    <>
      <div role="status">
        <p className={styles.score}>{t("quiz.score", { right, all: results.length })}</p>
        {pass && <Passing pass={pass} right={right} all={results.length} />}
      </div>
      <ol className={styles.results}>
        {questions.map((question, at) => {
          const result = results[at];
          return (
            result && (
              <Result key={at} question={question} result={result} answer={answers[at] ?? null} />
            )
          );
        })}
      </ol>
      <form
        method="get"
        action="#quiz"
        onSubmit={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        <input type="hidden" name={AGAIN} value="1" />
        <Button type="submit" variant="outline">
          {t("quiz.retry")}
        </Button>
      </form>
    </>
  );
}

type PassingProps = { pass: QuizPass; all: number; right?: number };

function Passing({ pass: { percent, isPassed }, all, right }: PassingProps) {
  const least = leastRight(percent, all);
  if (isPassed) return <p className={styles.passing}>{t("quiz.passed")}</p>;
  return (
    <div className={styles.passing}>
      <p>{t("quiz.least", { least, all, percent })}</p>
      {right !== undefined && <p>{t("quiz.missing", { count: least - right })}</p>}
    </div>
  );
}

type ResultProps = { question: OpenQuestion; result: QuestionResult; answer: Answer };

function Result({ question, result, answer }: ResultProps) {
  const { isRight, right, explanation } = result;
  const truth = { yes: t("quiz.yes"), no: t("quiz.no") };
  const words = (input: Answer) => answerWords(question, input, truth, question.kind !== "numeric");
  return (
    <li className={styles.result}>
      <Prose html={question.question} />
      <p className={isRight ? `${styles.verdict} ${styles.right}` : styles.verdict}>
        <Icon name={isRight ? "circle-check" : "circle-alert"} size={18} />
        {t(isRight ? "quiz.right" : "quiz.wrong")}
      </p>
      <p>{t("quiz.yours", { answer: words(answer) })}</p>
      {!isRight && <p>{t("quiz.rightAnswer", { answer: words(right) })}</p>}
      {explanation !== "" && <p className={styles.explanation}>{explanation}</p>}
    </li>
  );
}

/** The server sends correct answers only with results. */
export function QuizForm({ classId, quiz }: { classId: string; quiz: Quiz }) {
  const [search] = useSearchParams();
  const [isAgain, setIsAgain] = useState(search.has(AGAIN));
  const { attempt, questions, pass } = quiz;
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
          {pass && <Passing pass={pass} all={questions.length} />}
          <Questions
            {...{ classId, quiz }}
            saved={attempt && isOfThese && pass ? rightAnswers(attempt) : []}
            onAnswered={() => setIsAgain(false)}
          />
        </>
      )}
    </section>
  );
}

/** Null in place of each wrong answer. */
const rightAnswers = ({ answers, results }: QuizAttempt): Answer[] =>
  answers.map((answer, at) => (results[at]?.isRight ? answer : null));

const keyOf = (classId: string) => ownKey(`quiz:${classId}`);

type SavedAnswers = [name: string, value: string][];

export function keepDraft(classId: string, form: HTMLFormElement): void {
  const saved: SavedAnswers = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value]] : [],
  );
  try {
    sessionStorage.setItem(keyOf(classId), JSON.stringify(saved));
  } catch {
    // Without session storage, a reload loses the answers.
  }
}

function forgetDraft(classId: string): void {
  try {
    sessionStorage.removeItem(keyOf(classId));
  } catch {
    // Session storage is unavailable.
  }
}

function readDraft(classId: string): SavedAnswers {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(classId)) ?? "[]") as SavedAnswers;
  } catch {
    return [];
  }
}

export function restoreDraft(classId: string, form: HTMLFormElement): void {
  for (const [name, value] of readDraft(classId)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(
      `input[name="${CSS.escape(name)}"]`,
    )) {
      if (field.type === "text") field.value = value;
      else if (field.value === value) field.checked = true;
    }
  }
}

type QuestionsProps = {
  classId: string;
  quiz: Quiz;
  /** Answers that the form begins with, in the order of the questions. */
  saved: readonly Answer[];
  onAnswered: () => void;
};

function Questions({ classId, quiz: { questions }, saved, onAnswered }: QuestionsProps) {
  const { pathname } = useLocation();
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
      action={pathname}
      className={styles.form}
      onChange={({ currentTarget }) => keepDraft(classId, currentTarget)}
    >
      <input type="hidden" name="intent" value="answer" />
      {questions.map((question, at) => (
        <QuizQuestion
          key={at}
          question={question}
          at={at}
          all={questions.length}
          saved={saved[at] ?? null}
        />
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
