import { Card } from "~/ui/card";
import { Skeleton } from "~/ui/skeleton";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { NewsGrid } from "./news-grid";
import styles from "./news-skeleton.module.css";

const places = [1, 2, 3, 4, 5, 6];

/** A list of news before it is there. */
export function NewsSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <NewsGrid>
        {places.map((place) => (
          <Card key={place}>
            <div className={styles.cover}>
              <Skeleton shape="cover" />
            </div>
            <div className={styles.text}>
              <Skeleton shape="short" />
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </div>
          </Card>
        ))}
      </NewsGrid>
    </div>
  );
}
