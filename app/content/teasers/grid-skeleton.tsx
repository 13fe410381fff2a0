import { Card } from "~/ui/data/card";
import { Skeleton } from "~/ui/feedback/skeleton";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ContentGrid } from "./content-grid";
import styles from "./grid-skeleton.module.css";

const places = [1, 2, 3, 4, 5, 6];

export function GridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <ContentGrid>
        {places.map((place) => (
          <Card key={place} className={styles.row}>
            <div className={styles.cover} />
            <div className={styles.text}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </div>
          </Card>
        ))}
      </ContentGrid>
    </div>
  );
}
