import { ListSkeleton } from "~/ui/list-skeleton";
import { LoadingLine } from "~/ui/loading-line";
import { Progress } from "~/ui/progress";
import { ReaderSkeleton } from "~/ui/reader-skeleton";
import { Skeleton } from "~/ui/skeleton";
import { Spinner } from "~/ui/spinner";
import { t } from "./gallery-words";
import { GallerySection, Specimen } from "./specimen";
import styles from "./waiting-section.module.css";

const lessonCount = 8;
const shapes = ["title", "text", "short", "cover"] as const;

export function WaitingSection() {
  return (
    <GallerySection id="waiting" title={t("waiting.title")}>
      <Specimen title={t("waiting.progress")} flow="columns">
        {[0, 3, lessonCount].map((done) => (
          <Progress
            key={done}
            label={t("waiting.course")}
            value={done}
            max={lessonCount}
            text={t("waiting.lessons", { done, all: lessonCount })}
          />
        ))}
      </Specimen>
      <Specimen title={t("waiting.strip")} flow="columns">
        <div className={styles.window}>
          <LoadingLine phase="full" hasFailed={false} />
        </div>
        <div className={styles.window}>
          <LoadingLine phase="full" hasFailed />
        </div>
      </Specimen>
      <Specimen title={t("waiting.spinner")}>
        <Spinner />
      </Specimen>
      <Specimen title={t("waiting.shapes")} flow="columns">
        {shapes.map((shape) => (
          <div key={shape}>
            <Skeleton shape={shape} />
          </div>
        ))}
      </Specimen>
      <Specimen title={t("waiting.list")} flow="stack">
        <ListSkeleton label={t("waiting.list")} rowCount={3} />
      </Specimen>
      <Specimen title={t("waiting.reader")} flow="stack">
        <ReaderSkeleton label={t("waiting.reader")} />
      </Specimen>
    </GallerySection>
  );
}
