import type { ReactNode } from "react";
import { course as courseWords } from "~/features/courses/course.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Progress } from "~/ui/feedback/progress";
import { CoverImage } from "~/ui/media/cover-image";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { myLearning } from "./words";
import styles from "./learned-entry.module.css";
import type { LearnedCourse } from "./my-learning.server";

const t = translator("my-learning", myLearning);
const inCourse = translator("course", courseWords);

type LearnedEntryProps = {
  entry: LearnedCourse;
  children?: ReactNode;
};

export function LearnedEntry({ entry, children }: LearnedEntryProps) {
  const { course, progress, lastSeenLabel, next } = entry;
  const { doneCount, allCount, percent } = progress;
  const title = course?.title ?? t("goneTitle");
  return (
    <li className={styles.entry}>
      {course && (
        <CoverImage src={course.coverUrl} alt="" widthPx={200} className={styles.cover} isSmall />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>
          {course ? (
            <PageLink to={course.path} className={styles.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        {!course && <p className={`${text.small} ${text.muted}`}>{t("gone")}</p>}
        {course && (
          <Progress
            label={t("progress")}
            value={doneCount}
            max={allCount}
            text={t("progressText", { done: doneCount, all: allCount, percent })}
          />
        )}
        <p className={`${text.small} ${text.muted}`}>
          {t("lastSeen", { when: lastSeenLabel })}
          {next && percent < 100 && ` · ${inCourse("startsWith", { title: next.title })}`}
        </p>
        <News entry={entry} />
        <div className={`${layout.cluster} ${layout.wide}`}>
          {next && (
            <Button size="sm" to={next.path}>
              {t(percent === 100 ? "again" : "resume")}
            </Button>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

function News({ entry: { changeCount, newCount } }: { entry: LearnedCourse }) {
  if (changeCount === 0 && newCount === 0) return null;
  return (
    <p className={styles.changed}>
      {changeCount > 0
        ? inCourse("changed.title", { count: changeCount })
        : t("newClasses", { count: newCount })}
    </p>
  );
}
