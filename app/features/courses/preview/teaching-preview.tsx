import { ContentOutline } from "~/content/item/content-outline";
import { TermedProse } from "~/content/glossary/termed-prose";
import { useReading } from "~/content/reading/use-reading";
import { AfterText, BeforeText } from "~/content/item/text-parts";
import { courseClass } from "~/features/courses/class.words";
import { preview } from "~/i18n/pt-BR/content/preview";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { ClassHeader } from "../class/class-frame";
import styles from "../class/class-page.module.css";
import type { PreviewedTeaching } from "./course-preview.server";
import { CoursePreview } from "../course/course-page";
import { LockedClass } from "../class/locked-class";
import quiz from "../quiz/quiz.module.css";
import { QuizQuestion } from "../quiz/quiz-question";

const t = translator("preview", preview);
const inClass = translator("course-class", courseClass);

export function TeachingPreview({ shown }: { shown: PreviewedTeaching }) {
  if (shown.kind === "course") return <CoursePreview {...shown} />;
  if (shown.kind === "no-guests") {
    return (
      <>
        <h1>{shown.title}</h1>
        <StateMessage kind="empty" title={t("guestClass")}>
          {t("guestClassText")}
        </StateMessage>
      </>
    );
  }
  if (shown.kind === "locked-class") return <LockedClass {...shown} />;
  return <OpenClass {...shown} />;
}

type OpenClassProps = Extract<PreviewedTeaching, { kind: "class" }>;

function OpenClass({ course, classInCourse, content }: OpenClassProps) {
  const { head } = classInCourse;
  const reading = { type: "classes" as const, item: head.id };
  const { own, text } = useReading(reading, true);
  const { questions } = content;
  return (
    <article className={styles.page}>
      <ClassHeader course={course} classInCourse={classInCourse} />
      {content.warning && <Alert kind="warning">{content.warning}</Alert>}
      {content.wording && (
        <BeforeText target={reading} item={content} own={own} isPersonal={false} isPreview />
      )}
      <ContentOutline outline={content.outline} place="text" />
      {content.bodyHtml !== "" && (
        <div ref={text}>
          <TermedProse html={content.bodyHtml} terms={content.terms ?? []} />
        </div>
      )}
      {content.footnotes && <AfterText item={content} text={text} />}
      {questions.length > 0 && (
        <section className={quiz.quiz} aria-labelledby="quiz">
          <h2 id="quiz" className={quiz.title}>
            {inClass("quiz.title")}
          </h2>
          <div className={quiz.form}>
            {questions.map((question, at) => (
              <QuizQuestion key={at} question={question} at={at} all={questions.length} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
