import { course as courseWords } from "~/features/courses/course.words";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Icon } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import type { Course } from "../course";
import styles from "./class-frame.module.css";
import { classPath, coursePath, listClasses, type ClassInCourse } from "../course-progress";
import { CourseTree } from "../course/course-tree";

const t = translator("course-class", courseClass);
const inCourse = translator("course", courseWords);

type PlaceProps = { course: Course; classInCourse: ClassInCourse };

export function ClassHeader({ course, classInCourse: { module, head } }: PlaceProps) {
  return (
    <header>
      <PageLink to={coursePath(course)} className={styles.back}>
        ← {course.title}
      </PageLink>
      <p className={`${text.small} ${text.muted}`}>
        {module.title} · {inCourse(`kinds.${head.kind}`)} · {t("minutes", { count: head.minutes })}
      </p>
      <h1 className={styles.title}>{head.title}</h1>
    </header>
  );
}

type CourseSidebarProps = {
  course: Course;
  done: readonly string[];
  isPaying: boolean;
  current: string;
  /** "text" is hidden where the right column has room for the outline. */
  place: "text" | "aside";
};

export function CourseSidebar({ place, ...tree }: CourseSidebarProps) {
  return (
    <nav className={styles[place]} aria-label={t("outline")}>
      <details className={styles.details} open={place === "aside"}>
        <summary className={styles.summary}>
          {t("outline")}
          <Icon name="chevron-down" size={18} className={styles.chevron ?? ""} />
        </summary>
        <div className={styles.tree}>
          <CourseTree {...tree} />
        </div>
      </details>
    </nav>
  );
}

export function ClassesAround({ course, classInCourse: { head } }: PlaceProps) {
  const classes = listClasses(course);
  const at = classes.findIndex((each) => each.head.id === head.id);
  const [previous, next] = [classes[at - 1], classes[at + 1]];
  return (
    <nav className={styles.around} aria-label={t("around")}>
      {previous && (
        <PageLink to={classPath(course, previous)} className={styles.way}>
          <span className={styles.label}>← {t("previous")}</span>
          {previous.head.title}
        </PageLink>
      )}
      {next && (
        <PageLink to={classPath(course, next)} className={`${styles.way} ${styles.next}`}>
          <span className={styles.label}>{t("next")} →</span>
          {next.head.title}
        </PageLink>
      )}
    </nav>
  );
}
