import { courseClass } from "~/i18n/pt-BR/courses/course-class";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Icon } from "~/ui/media/icon";
import type { Answer, OpenQuestion, QuestionResult } from "../../../../contract/content/quiz.ts";
import type { Quiz, QuizAttempt } from "../course";
import { answerWords } from "./submitted-answers";
import styles from "./quiz.module.css";

const t = translator("course-class", courseClass);

type QuizResultsProps = { quiz: Quiz; attempt: QuizAttempt; onRetry: () => void };

export function QuizResults({ quiz: { questions }, attempt, onRetry }: QuizResultsProps) {
  const { results, answers } = attempt;
  const right = results.filter(({ isRight }) => isRight).length;
  return (
    <>
      <p role="status" className={styles.score}>
        {t("quiz.score", { right, all: results.length })}
      </p>
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
      <Button variant="outline" onClick={onRetry}>
        {t("quiz.retry")}
      </Button>
    </>
  );
}

type ResultProps = { question: OpenQuestion; result: QuestionResult; answer: Answer };

function Result({ question, result, answer }: ResultProps) {
  const { isRight, right, explanation } = result;
  const truth = { yes: t("quiz.yes"), no: t("quiz.no") };
  const words = (given: Answer) => answerWords(question, given, truth, question.kind !== "numeric");
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
