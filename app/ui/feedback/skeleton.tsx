import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import styles from "./skeleton.module.css";

export function Skeleton({ shape }: { shape: "text" | "short" | "title" | "cover" }) {
  const classes = [styles.bone, styles[shape]];
  if (shape === "short") classes.push(styles.text);
  return <span className={classes.join(" ")} aria-hidden="true" />;
}

export function ListSkeleton({ label, rowCount = 4 }: { label: string; rowCount?: number }) {
  return (
    <div role="status" className={layout.stack}>
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
