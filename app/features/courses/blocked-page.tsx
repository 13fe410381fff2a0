import type { ClassHead, Course } from "./course";
import { ClassHeader, CourseSidebar } from "./class-frame";
import { BlockedClass } from "./class-page";
import styles from "./class-page.module.css";
import { classPath, type PlacedClass } from "./course-progress";

type BlockedPageProps = {
  course: Course;
  placed: PlacedClass;
  blocker: ClassHead;
  done: readonly string[] | null;
  isPaying: boolean;
};

/** A class whose turn has not come yet: why, and what comes first. */
export function BlockedPage({ course, placed, blocker, done, isPaying }: BlockedPageProps) {
  const { module, head } = placed;
  return (
    <article className={styles.page}>
      <ClassHeader course={course} placed={placed} />
      <CourseSidebar {...{ course, isPaying }} done={done ?? []} current={head.id} place="text" />
      <BlockedClass title={blocker.title} path={classPath(course, { module, head: blocker })} />
    </article>
  );
}
