import { ContentGrid } from "~/content/teasers/content-grid";
import type { ContentCard } from "~/content/schema";
import { Teaser } from "~/content/teasers/teaser";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { watchHistory } from "./history.words";
import { videos } from "./videos";
import styles from "./watch-history.module.css";

const t = translator("watch-history", watchHistory);

export function ContinueWatching({ items }: { items: readonly ContentCard[] }) {
  return (
    <>
      <p className={styles.open}>
        <Button variant="text" size="sm" icon="clock" to="/app/videos/history">
          {t("open")}
        </Button>
      </p>
      {items.length > 0 && (
        <section className={styles.section} aria-labelledby="continue-watching">
          <h2 id="continue-watching" className={styles.title}>
            {t("continue")}
          </h2>
          <ContentGrid>
            {items.map((item) => (
              <Teaser kind={videos} key={item.id} item={item} />
            ))}
          </ContentGrid>
        </section>
      )}
    </>
  );
}
