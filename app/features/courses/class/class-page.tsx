import { useFetcher, useRouteLoaderData } from "@remix-run/react";
import { useState, type ReactNode, useEffect } from "react";
import { ContentOutline } from "~/content/item/content-outline";
import { TermedProse } from "~/content/glossary/termed-prose";
import type { FilmNow } from "~/content/film/film";
import type { OwnWatching } from "~/content/film/watching";
import { ReaderTools } from "~/content/item/reader-tools";
import { useReadingLook } from "~/content/reading/reading-look";
import { useReading } from "~/content/reading/use-reading";
import { Useful } from "~/content/reading/useful-of";
import { AfterText, BeforeText } from "~/content/item/text-parts";
import { formatBytes } from "~/i18n/format";
import { course as courseWords } from "~/features/courses/course.words";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { whenIdle } from "~/pwa/when-idle";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { lazyPart } from "~/ui/later";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { usualChoices, type ReadingChoices } from "../../../../contract/content/reading.ts";
import { classFailure } from "../class-failure";
import type { loadClassPage } from "./class-loader.server";
import type { ClassContent } from "./class.server";
import styles from "./class-page.module.css";
import type { ClassNote, ClassTopic, Course, Quiz, ClassHead, TaughtStep } from "../course";
import { ClassesAround, ClassHeader, CourseSidebar } from "./class-frame";
import { classSlug, coursePath, progressOf, type ClassInCourse } from "../course-progress";
import { courses } from "../courses";
import { QuizForm } from "../quiz/quiz-form";

const t = translator("course-class", courseClass);
const inCourse = translator("course", courseWords);

const ClassNotes = lazyPart(() => import("./class-notes").then((part) => part.ClassNotes));
const ClassQuestions = lazyPart(() =>
  import("./class-questions").then((part) => part.ClassQuestions),
);
const ClassFilm = lazyPart(() => import("./class-film").then((part) => part.ClassFilm));

export type ClassPageProps = {
  course: Course;
  classInCourse: ClassInCourse;
  done: readonly string[] | null;
  isPaying: boolean;
  content: ClassContent;
  quiz: Quiz | null;
  planStep: TaughtStep | null;
  notes: readonly ClassNote[] | null;
  topics: readonly ClassTopic[] | null;
  watching: OwnWatching | null;
  choices?: ReadingChoices;
  renderComments?: (film?: FilmNow) => ReactNode;
};

type ClassFinishProps = {
  head: ClassHead;
  isDone: boolean;
  quiz: Quiz | null;
  planStep: TaughtStep | null;
  children?: ReactNode;
};

/** True once the answers are checked, and passed where the class asks for it. */
const isAnswered = ({ pass, attempt }: Quiz): boolean => pass?.isPassed ?? attempt !== null;

function ClassFinish({ head, isDone, quiz, planStep, children }: ClassFinishProps) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const failure = isSending ? null : (fetcher.data?.code ?? null);
  const { kind, completionRule, passPercent } = head;
  return (
    <section className={styles.finish} aria-labelledby="class-finish">
      <h2 id="class-finish" className={styles.title}>
        {t("rules.title")}
      </h2>
      {quiz && passPercent !== null && <p>{t("rules.pass", { percent: passPercent })}</p>}
      {(passPercent === null || completionRule === "video_90") && (
        <p>{t(`rules.${kind === "quiz" ? "quiz" : completionRule}`)}</p>
      )}
      {planStep && (planStep.endsWithClass || isDone) && (
        <p>
          <PageLink to={planStep.path}>
            {t(planStep.endsWithClass ? "planStepEnds" : "planStep", { step: planStep.title })}
          </PageLink>
        </p>
      )}
      <fetcher.Form method="post" className={`${layout.cluster} ${layout.wide}`}>
        <input type="hidden" name="intent" value={isDone ? "undo" : "finish"} />
        {isDone && (
          <p className={styles.done}>
            <Icon name="circle-check" size={20} />
            {t("done")}
          </p>
        )}
        <Button
          type="submit"
          variant={isDone || (quiz && !isAnswered(quiz)) ? "outline" : "fill"}
          isLoading={isSending}
        >
          {t(isDone ? "undo" : "finish")}
        </Button>
      </fetcher.Form>
      <p role="status" className={styles.told}>
        {failure !== null && t(`failed.${classFailure(failure)}`)}
      </p>
      {children}
    </section>
  );
}

export function ClassPage(props: ClassPageProps) {
  const {
    course,
    classInCourse,
    done,
    isPaying,
    content,
    quiz,
    planStep,
    notes,
    topics,
    watching,
    choices = usualChoices,
    renderComments,
  } = props;
  const { head } = classInCourse;
  const { film, posterUrl } = content;
  const hasFilm = film && watching;
  const [filmNow, setFilmNow] = useState<FilmNow>();
  const known = done ?? [];
  const reading = { type: "classes" as const, item: head.id };
  const { own, text } = useReading(reading);
  const hasText = content.bodyHtml !== "";
  const look = useReadingLook({ saved: choices, hasText, text, itemId: head.id });
  return (
    <article {...look.page} className={`${styles.page} ${look.page.className}`}>
      {look.leave}
      <ClassHeader course={course} classInCourse={classInCourse} />
      <div key={`tools-${head.id}`} className={styles.tools}>
        <ReaderTools
          kind={courses}
          item={{ slug: classSlug(course, classInCourse), title: head.title }}
          favorite={null}
        >
          {look.opener}
        </ReaderTools>
        {look.panel}
      </div>
      <CourseSidebar {...{ course, isPaying }} done={known} current={head.id} place="text" />
      {hasFilm && (
        <ClassFilm
          key={`film-${head.id}`}
          {...{ film, posterUrl, head }}
          own={watching}
          isDone={known.includes(head.id)}
          onNow={setFilmNow}
        />
      )}
      {head.kind === "video" && !hasFilm && <Alert kind="info">{t("videoMissing")}</Alert>}
      {content.warning && <Alert kind="warning">{content.warning}</Alert>}
      {content.wording && (
        <BeforeText
          key={`before-${head.id}`}
          target={reading}
          item={content}
          own={own}
          isPersonal={false}
        />
      )}
      <ContentOutline outline={content.outline} place="text" />
      {hasText && (
        <div key={`text-${head.id}`} ref={text}>
          <TermedProse html={content.bodyHtml} terms={content.terms ?? []} />
        </div>
      )}
      {(content.films || content.footnotes) && (
        <AfterText key={`after-${head.id}`} item={content} text={text} />
      )}
      {quiz && <QuizForm key={`quiz-${head.id}`} classId={head.id} quiz={quiz} />}
      <Downloads files={content.files} classId={head.id} />
      {done === null ? (
        <Alert kind="warning">{t("readOnly")}</Alert>
      ) : (
        <ClassFinish
          key={`finish-${head.id}`}
          {...{ head, planStep, quiz }}
          isDone={known.includes(head.id)}
        >
          <CourseEnd course={course} done={known} />
        </ClassFinish>
      )}
      {/* Notes from before the class had a film stay visible; new notes belong to a second of the film. */}
      {(!hasFilm || (notes && notes.length > 0)) && (
        <ClassNotes key={`notes-${head.id}`} notes={notes} />
      )}
      <ClassQuestions key={`questions-${head.id}`} classId={head.id} topics={topics} />
      <Useful key={`useful-${head.id}`} {...reading} own={own} />
      <ClassesAround course={course} classInCourse={classInCourse} />
      {renderComments?.(filmNow)}
    </article>
  );
}

function Downloads({ files, classId }: Pick<ClassContent, "files"> & { classId: string }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="class-files">
      <h2 id="class-files" className={styles.heading}>
        {t("downloads.title")}
      </h2>
      <ul className={`${layout.stack} ${layout.tight}`}>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <a
              href={`/media/class-files/${classId}/${id}`}
              download
              className={`${textStyles.link} ${textStyles.tap}`}
            >
              {t("downloads.file", { name, size: formatBytes(bytes) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseEnd({ course, done }: { course: Course; done: readonly string[] }) {
  const { doneCount, allCount, percent } = progressOf(course, done);
  return (
    <div className={styles.end}>
      <p>{inCourse("progressText", { done: doneCount, all: allCount, percent })}</p>
      {percent === 100 && (
        <>
          <p className={styles.all}>{t("finishedAll")}</p>
          <Button variant="outline" to={`${coursePath(course)}#certificate`}>
            {t("toCertificate")}
          </Button>
        </>
      )}
    </div>
  );
}

export function ClassAside() {
  const shown = useRouteLoaderData<typeof loadClassPage>("routes/courses/class");
  if (!shown) return null;
  const { course, classInCourse, isPaying, done } = shown;
  return (
    <CourseSidebar
      {...{ course, isPaying }}
      done={done ?? []}
      current={classInCourse.head.id}
      place="aside"
    />
  );
}

/**
 * Waits until the browser is idle: an earlier submission would re-render parts of the page that still load
 * their code.
 */
export function useOpenClass(path: string, isOpen: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => void submit({ intent: "open" }, { method: "post", action: path }));
  }, [path, isOpen, submit]);
}
