import styles from "./list-skeleton.module.css";
import { Skeleton } from "./skeleton";
import { VisuallyHidden } from "~/ui/visually-hidden";

export function ListSkeleton({ label, rowCount = 4 }: { label: string; rowCount?: number }) {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, place) => (
        <div key={place} className={styles.row}>
          <div className={styles.picture}>
            <Skeleton shape="cover" />
          </div>
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
