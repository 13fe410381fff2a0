import { useId } from "react";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { Prose } from "~/ui/data/prose";
import textStyles from "~/ui/text/text.module.css";
import type { Answer, OpenQuestion } from "../../../../contract/content/quiz.ts";
import { answerName } from "./submitted-answers";
import styles from "./quiz.module.css";

const t = translator("course-class", courseClass);

type QuizQuestionProps = {
  question: OpenQuestion;
  at: number;
  all: number;
  /** Answer that the question begins with. */
  saved?: Answer;
};

type Choice = { value: string; label: string };

const choicesOf = ({ kind, options }: OpenQuestion): Choice[] =>
  kind === "true_false"
    ? [
        { value: "true", label: t("quiz.yes") },
        { value: "false", label: t("quiz.no") },
      ]
    : options.map((label, place) => ({ value: String(place), label }));

export function QuizQuestion({ question, at, all, saved = null }: QuizQuestionProps) {
  const { kind } = question;
  const savedValues = [saved ?? []].flat().map(String);
  const name = answerName(at);
  const text = useId();
  return (
    <fieldset className={styles.question} aria-describedby={text}>
      <legend className={styles.number}>{t("quiz.number", { number: at + 1, all })}</legend>
      <div id={text} className={styles.asked}>
        <Prose html={question.question} />
      </div>
      {kind === "multiple" && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t("quiz.multiple")}</p>
      )}
      {kind === "numeric" ? (
        <label className={styles.numeric}>
          <span className={`${textStyles.small} ${textStyles.muted}`}>{t("quiz.numeric")}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            defaultValue={savedValues[0]?.replace(".", ",")}
            className={styles.control}
            required
          />
        </label>
      ) : (
        choicesOf(question).map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={kind === "multiple" ? "checkbox" : "radio"}
              name={name}
              value={value}
              defaultChecked={savedValues.includes(value)}
              required={kind !== "multiple"}
            />
            <span>{label}</span>
          </label>
        ))
      )}
    </fieldset>
  );
}
