import styles from "./reader-skeleton.module.css";
import { Skeleton } from "./skeleton";
import { VisuallyHidden } from "~/ui/visually-hidden";

const paragraphs = [1, 2, 3];

export function ReaderSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.reader}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.title}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
      <div className={styles.cover}>
        <Skeleton shape="cover" />
      </div>
      {paragraphs.map((paragraph) => (
        <div key={paragraph}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
