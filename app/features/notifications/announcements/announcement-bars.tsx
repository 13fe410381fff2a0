import { lazyPart } from "~/ui/later";
import type { Announcement } from "./announcement-bar";
import styles from "./announcements.module.css";

// Lazy: most pages have nothing to announce.
const AnnouncementBar = lazyPart(() =>
  import("./announcement-bar").then((part) => part.AnnouncementBar),
);

const roles = { warning: "alert", info: "status" } as const;

/**
 * The two live regions are always in the document, so that assistive technology reads announcements that
 * arrive later.
 */
export function AnnouncementBars({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <>
      {(["warning", "info"] as const).map((level) => (
        <div key={level} role={roles[level]} className={styles.bars}>
          {announcements.map(
            (each) => each.level === level && <AnnouncementBar key={each.id} {...each} />,
          )}
        </div>
      ))}
    </>
  );
}
