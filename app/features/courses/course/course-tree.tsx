import { course as words } from "~/features/courses/course.words";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { LOCK } from "~/content/content-icons";
import { PageLink } from "~/ui/action/page-link";
import { Icon, Outline } from "~/ui/media/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import type { ClassHead, Course, CourseModule } from "../course";
import { classPath, mayOpen } from "../course-progress";
import styles from "./course-tree.module.css";

const t = translator("course", words);
const inClass = translator("course-class", courseClass);

type CourseTreeProps = {
  course: Course;
  done: readonly string[];
  isPaying: boolean;
  current?: string;
  headingLevel?: 3 | 4;
};

export function CourseTree(props: CourseTreeProps) {
  return (
    <ol className={`${layout.stack} ${layout.wide}`}>
      {props.course.modules.map((module, at) => (
        <Module key={module.id} {...props} module={module} number={at + 1} />
      ))}
    </ol>
  );
}

type ModuleProps = CourseTreeProps & { module: CourseModule; number: number };

function Module({ module, number, headingLevel = 3, ...tree }: ModuleProps) {
  const Heading = `h${headingLevel}` as const;
  const { classes } = module;
  const doneCount = classes.filter(({ id }) => tree.done.includes(id)).length;
  return (
    <li className={styles.module}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <span className={styles.number}>{t("module", { number })}</span> {module.title}
        </Heading>
        <span className={styles.count}>
          {t("moduleDone", { done: doneCount, all: classes.length })}
        </span>
      </div>
      {module.isInOrder && <p className={styles.order}>{t("inOrder")}</p>}
      <ol className={styles.classes}>
        {classes.map((head) => (
          <ClassLine key={head.id} {...tree} module={module} head={head} />
        ))}
      </ol>
    </li>
  );
}

type ClassLineProps = Omit<ModuleProps, "number" | "headingLevel"> & { head: ClassHead };

function ClassLine({ course, module, head, done, isPaying, current }: ClassLineProps) {
  const isDone = done.includes(head.id);
  const isOpen = mayOpen(course, head, isPaying);
  const isFree = head.isPreview && course.isForPaying && !isPaying;
  return (
    <li>
      <PageLink
        to={classPath(course, { module, head })}
        className={styles.line}
        aria-current={head.id === current ? "page" : undefined}
      >
        <span className={isDone ? `${styles.mark} ${styles.done}` : styles.mark}>
          {isDone && <Icon name="circle-check" size={20} />}
          {!isDone && !isOpen && <Outline path={LOCK} size={18} />}
          {!isDone && isOpen && <span className={styles.empty} />}
        </span>
        <span className={styles.name}>{head.title}</span>
        <span className={styles.about}>
          {t(`kinds.${head.kind}`)} · {inClass("minutes", { count: head.minutes })}
          {isFree && <span className={styles.free}>{t("isOpen")}</span>}
        </span>
        {isDone && <VisuallyHidden>{t("done")}</VisuallyHidden>}
        {!isOpen && <VisuallyHidden>{t("forPaying")}</VisuallyHidden>}
      </PageLink>
    </li>
  );
}
