import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import type { ClassHead, Course } from "../course";
import { ClassHeader, CourseSidebar } from "./class-frame";
import styles from "./class-page.module.css";
import { classPath, type ClassInCourse } from "../course-progress";

const t = translator("course-class", courseClass);

type BlockedPageProps = {
  course: Course;
  classInCourse: ClassInCourse;
  blocker: ClassHead;
  done: readonly string[] | null;
  isPaying: boolean;
};

export function BlockedPage({ course, classInCourse, blocker, done, isPaying }: BlockedPageProps) {
  const { module, head } = classInCourse;
  const { title } = blocker;
  return (
    <article className={styles.page}>
      <ClassHeader course={course} classInCourse={classInCourse} />
      <CourseSidebar {...{ course, isPaying }} done={done ?? []} current={head.id} place="text" />
      <section className={styles.blocked} aria-labelledby="class-blocked">
        <h2 id="class-blocked" className={styles.heading}>
          {t("blocked.title")}
        </h2>
        <p>{t("blocked.text", { title })}</p>
        <PageLink
          to={classPath(course, { module, head: blocker })}
          className={`${text.link} ${text.tap}`}
        >
          {t("blocked.action", { title })}
        </PageLink>
      </section>
    </article>
  );
}
