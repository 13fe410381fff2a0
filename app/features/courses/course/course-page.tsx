import type { ReactNode } from "react";
import { CoverFigure } from "~/content/item/cover-figure";
import { ContentFacts } from "~/content/item/content-facts";
import { LOCK } from "~/content/content-icons";
import { categoryPath, listPath } from "~/content/links";
import { ReaderTools } from "~/content/item/reader-tools";
import { UsefulOf } from "~/content/reading/useful-of";
import type { ContentFact } from "~/content/schema";
import { formatList } from "~/i18n/format";
import { course as words } from "~/features/courses/course.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import { Progress } from "~/ui/feedback/progress";
import { StateMessage } from "~/ui/feedback/state-message";
import { Icon, Outline } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import type { ClassPart } from "../../../../contract/content/courses.ts";
import type { Course, Learning } from "../course";
import head from "~/content/item/item-head.module.css";
import { MembershipButton } from "~/content/locked/membership-button";
import styles from "./course-page.module.css";
import { type ClassChange, classPath, findNextClass, progressOf } from "../course-progress";
import { CourseTree } from "./course-tree";
import { courses } from "../courses";

const t = translator("course", words);

export type CoursePageProps = {
  course: Course;
  facts: readonly ContentFact[];
  isPaying: boolean;
  learning: Learning | null;
  changes: readonly ClassChange[];
  favorite: ReactNode;
  children: ReactNode;
  neighbors: ReactNode;
};

type CourseStartProps = { course: Course; isPaying: boolean; learning: Learning | null };

export function CourseStart({ course, isPaying, learning }: CourseStartProps) {
  const own = learning ?? { done: [], lastClass: null };
  const { doneCount, allCount, percent } = progressOf(course, own.done);
  const next = findNextClass(course, own, isPaying);
  const isStarted = doneCount > 0 || own.lastClass !== null;
  const isLocked = course.isForPaying && !isPaying;
  // Without a next class, only a started course with locked classes shows its progress.
  if (!next && !(isStarted && isLocked)) return null;
  const word = percent === 100 ? "again" : isStarted ? "resume" : isLocked ? "openFirst" : "start";
  return (
    <div className={styles.start}>
      {isStarted && (
        <Progress
          label={t("progress")}
          value={doneCount}
          max={allCount}
          text={t("progressText", { done: doneCount, all: allCount, percent })}
        />
      )}
      {learning === null && <p>{t("unavailable")}</p>}
      <div className={`${layout.cluster} ${layout.wide}`}>
        {next ? (
          <Button size="lg" to={classPath(course, next)} iconAfter="arrow-right">
            {t(word)}
          </Button>
        ) : (
          <MembershipButton size="lg">{t("locked.action")}</MembershipButton>
        )}
        {percent < 100 && (
          <p className={styles.next}>
            {next ? t("startsWith", { title: next.head.title }) : t("locked.rest")}
          </p>
        )}
      </div>
    </div>
  );
}

export function CoursePage(props: CoursePageProps) {
  const { course, facts, isPaying, learning, favorite, children } = props;
  const isLocked = course.isForPaying && !isPaying;
  return (
    <article className={styles.page}>
      <Head course={course} isLocked={isLocked}>
        <ReaderTools kind={courses} key={course.id} item={course} favorite={favorite} />
      </Head>
      <CourseStart {...{ course, isPaying, learning }} />
      <Changes changes={props.changes} />
      <Contents {...{ course, facts, isPaying }} done={learning?.done ?? []} />
      {children}
      {!isLocked && <UsefulOf key={`useful ${course.id}`} type="courses" item={course.id} />}
      {props.neighbors}
    </article>
  );
}

export function CoursePreview(props: Pick<CoursePageProps, "course" | "facts" | "isPaying">) {
  const { course, isPaying } = props;
  return (
    <article className={styles.page}>
      <Head course={course} isLocked={course.isForPaying && !isPaying} />
      <Contents {...props} done={[]} />
    </article>
  );
}

type HeadProps = { course: Course; isLocked: boolean; children?: ReactNode };

function Head({ course, isLocked, children }: HeadProps) {
  const { category, title, summary } = course;
  return (
    <>
      <PageLink to={listPath(courses)} className={head.back}>
        ← {courses.t("title")}
      </PageLink>
      {category && (
        <PageLink to={categoryPath(courses, category.slug)} className={head.category}>
          <Tag>{category.name}</Tag>
        </PageLink>
      )}
      {isLocked && (
        <p className={head.mark}>
          <Outline path={LOCK} size={16} />
          {t("forPaying")}
        </p>
      )}
      <h1 className={head.title}>{title}</h1>
      <p className={head.summary}>{summary}</p>
      {children}
      <CoverFigure {...course} isLow />
      {isLocked && <Gate />}
    </>
  );
}

type ContentsProps = Pick<CoursePageProps, "course" | "facts" | "isPaying"> & {
  done: readonly string[];
};

function Contents({ course, facts, isPaying, done }: ContentsProps) {
  const { outcomes, modules } = course;
  return (
    <>
      <ContentFacts facts={facts} />
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      <section className={styles.section} aria-labelledby="course-outline">
        <h2 id="course-outline" className={styles.heading}>
          {t("outline")}
        </h2>
        {modules.length === 0 ? (
          <StateMessage kind="empty" title={t("noClasses.title")}>
            {t("noClasses.text")}
          </StateMessage>
        ) : (
          <CourseTree course={course} done={done} isPaying={isPaying} />
        )}
      </section>
    </>
  );
}

function Gate() {
  return (
    <section className={styles.gate} aria-labelledby="course-locked">
      <h2 id="course-locked" className={styles.heading}>
        {courses.t("locked.title")}
      </h2>
      <p>{t("locked.text")}</p>
      <MembershipButton>{t("locked.action")}</MembershipButton>
    </section>
  );
}

const nameOf = (part: ClassPart) => t(`changed.part.${part}`);

function Changes({ changes }: { changes: readonly ClassChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert kind="info" title={t("changed.title", { count: changes.length })}>
        <ul className={styles.changes}>
          {changes.map(({ title, isNew, parts, note }, at) => (
            <li key={at}>
              {isNew && t("changed.added", { title })}
              {!isNew && parts.length === 0 && t("changed.updated", { title })}
              {parts.length > 0 &&
                t("changed.parts", { title, parts: formatList(parts.map(nameOf)) })}
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <section className={styles.section} aria-labelledby="course-outcomes">
      <h2 id="course-outcomes" className={styles.heading}>
        {t("outcomes")}
      </h2>
      <ul className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <Icon name="circle-check" size={18} className={styles.tick ?? ""} />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}
