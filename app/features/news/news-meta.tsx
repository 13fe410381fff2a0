import { news } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { Icon } from "~/ui/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./news-meta.module.css";
import type { NewsCard } from "./news.schema";

const t = translator("news", news);
const shownCantons = 3;

type NewsMetaProps = {
  /** The clock stands where there is room for it: on the lead and on the item's own page. */
  hasClock?: boolean;
  item: Pick<NewsCard, "readingMinutes" | "publishedAt" | "publishedLabel" | "cantonCodes">;
};

/** Reading time, date and cantons in one quiet line. */
export function NewsMeta({ item, hasClock = false }: NewsMetaProps) {
  const { cantonCodes } = item;
  const hiddenCount = cantonCodes.length - shownCantons;
  return (
    <p className={styles.meta}>
      <span className={hasClock ? styles.clocked : undefined}>
        {hasClock && <Icon name="clock" size={16} className={styles.clock} />}
        {t("readingTime", { count: item.readingMinutes })} ·{" "}
        <time dateTime={item.publishedAt}>{item.publishedLabel}</time>
      </span>
      {cantonCodes.length > 0 && (
        <>
          <VisuallyHidden>{t("cantons", { codes: cantonCodes.join(", ") })}</VisuallyHidden>
          <span className={styles.cantons} aria-hidden="true">
            {cantonCodes.slice(0, shownCantons).join(" ")}
            {hiddenCount > 0 && ` ${t("moreCantons", { count: hiddenCount })}`}
          </span>
        </>
      )}
    </p>
  );
}
