import { ListSkeleton } from "~/ui/feedback/list-skeleton";
import { LoadingLine } from "~/ui/feedback/loading-line";
import { Progress } from "~/ui/feedback/progress";
import { ReaderSkeleton } from "~/ui/feedback/reader-skeleton";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Spinner } from "~/ui/media/spinner";
import { t } from "./gallery-words";
import { GallerySection, Specimen } from "./specimen";
import styles from "./waiting-section.module.css";

const LESSON_COUNT = 8;
const shapes = ["title", "text", "short", "cover"] as const;

export function WaitingSection() {
  return (
    <GallerySection id="waiting" title={t("waiting.title")}>
      <Specimen title={t("waiting.progress")} flow="columns">
        {[0, 3, LESSON_COUNT].map((done) => (
          <Progress
            key={done}
            label={t("waiting.course")}
            value={done}
            max={LESSON_COUNT}
            text={t("waiting.lessons", { done, all: LESSON_COUNT })}
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
