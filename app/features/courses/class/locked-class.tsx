import { course as courseWords } from "~/features/courses/course.words";
import { MembershipButton } from "~/content/locked/membership-button";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { Course, ClassHead } from "../course";
import { ClassHeader } from "./class-frame";
import styles from "./class-page.module.css";
import { classPath, listClasses, type ClassInCourse, mayOpen } from "../course-progress";

const t = translator("course-class", courseClass);
const inCourse = translator("course", courseWords);

export const isWithinReach = (
  course: Pick<Course, "isForPaying">,
  { module, head }: ClassInCourse,
  { done, isPaying }: { done: readonly string[]; isPaying: boolean },
): boolean => {
  const before = module.isInOrder ? module.classes.slice(0, module.classes.indexOf(head)) : [];
  const isPassable = (each: ClassHead) => done.includes(each.id) || mayOpen(course, each, isPaying);
  return mayOpen(course, head, isPaying) && before.every(isPassable);
};

type LockedClassProps = {
  course: Course;
  classInCourse: ClassInCourse;
  done?: readonly string[] | null;
};

export function LockedClass({ course, classInCourse, done }: LockedClassProps) {
  const reader = { done: done ?? [], isPaying: false };
  const open = listClasses(course).filter(
    (each) => each.head.isPreview && isWithinReach(course, each, reader),
  );
  return (
    <article className={styles.page}>
      <ClassHeader course={course} classInCourse={classInCourse} />
      <section className={styles.gate} aria-labelledby="class-locked">
        <h2 id="class-locked" className={styles.heading}>
          {t("locked.title")}
        </h2>
        <p>{inCourse("locked.text")}</p>
        <MembershipButton size="lg">{t("locked.action")}</MembershipButton>
      </section>
      {open.length > 0 && (
        <section className={styles.section} aria-labelledby="open-classes">
          <h2 id="open-classes" className={styles.heading}>
            {t("locked.openClasses")}
          </h2>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {open.map((each) => (
              <li key={each.head.id}>
                <PageLink to={classPath(course, each)} className={`${text.link} ${text.tap}`}>
                  {each.head.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
