import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/media/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./content-meta.module.css";
import { LockedMark } from "./locked-mark";
import type { ContentCard } from "../schema";

const t = translator("content", content);
const SHOWN_CANTONS = 3;

type ContentMetaProps = {
  hasClock?: boolean;
  item: Pick<
    ContentCard,
    | "readingMinutes"
    | "publishedAt"
    | "publishedLabel"
    | "publishedFullLabel"
    | "cantonCodes"
    | "lengthLabel"
    | "marks"
    | "isLocked"
    | "commentCount"
  >;
};

export function ContentMeta({ item, hasClock = false }: ContentMetaProps) {
  const { cantonCodes } = item;
  const hiddenCount = cantonCodes.length - SHOWN_CANTONS;
  return (
    <p className={styles.meta}>
      <span className={hasClock ? styles.clocked : undefined}>
        {hasClock && <Icon name="clock" size={16} className={styles.clock} />}
        {item.lengthLabel ?? t("readingTime", { count: item.readingMinutes })} ·{" "}
        <time dateTime={item.publishedAt} title={item.publishedFullLabel}>
          {item.publishedLabel}
        </time>
        {item.marks?.map((mark) => ` · ${mark}`)}
        {item.commentCount && ` · ${t("comments", { count: item.commentCount })}`}
      </span>
      {item.isLocked && <LockedMark />}
      {cantonCodes.length > 0 && (
        <>
          <VisuallyHidden>{t("cantons", { codes: cantonCodes.join(", ") })}</VisuallyHidden>
          <span className={styles.cantons} aria-hidden="true">
            {cantonCodes.slice(0, SHOWN_CANTONS).join(" ")}
            {hiddenCount > 0 && ` ${t("moreCantons", { count: hiddenCount })}`}
          </span>
        </>
      )}
    </p>
  );
}
