import { course as words } from "~/i18n/pt-BR/courses/course";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Progress } from "~/ui/feedback/progress";
import type { Course, Learning } from "../course";
import { classPath, findNextClass, progressOf } from "../course-progress";
import styles from "./course-start.module.css";

const t = translator("course", words);

type CourseStartProps = { course: Course; isPaying: boolean; learning: Learning | null };

export function CourseStart({ course, isPaying, learning }: CourseStartProps) {
  const own = learning ?? { done: [], lastClass: null };
  const { doneCount, allCount, percent } = progressOf(course, own.done);
  const next = findNextClass(course, own, isPaying);
  const isBegun = doneCount > 0 || own.lastClass !== null;
  const isLocked = course.isForPaying && !isPaying;
  // Without a next class, only a started course with locked classes shows its progress.
  if (!next && !(isBegun && isLocked)) return null;
  const word = percent === 100 ? "again" : isBegun ? "resume" : isLocked ? "openFirst" : "start";
  return (
    <div className={styles.start}>
      {isBegun && (
        <Progress
          label={t("progress")}
          value={doneCount}
          max={allCount}
          text={t("progressText", { done: doneCount, all: allCount, percent })}
        />
      )}
      {learning === null && <p>{t("unavailable")}</p>}
      <div className={styles.way}>
        {next ? (
          <Button size="lg" to={classPath(course, next)} iconAfter="arrow-right">
            {t(word)}
          </Button>
        ) : (
          <Button size="lg" to="/app/membership">
            {t("locked.action")}
          </Button>
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
