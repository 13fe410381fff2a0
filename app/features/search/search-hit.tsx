import { formatDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { search } from "~/i18n/pt-BR/search";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import type { SearchHit } from "../../../contract/api/search-v1.ts";
import { Marked } from "./marked";
import styles from "./search-hit.module.css";

const t = translator("search", search);

/** `75` → `1:15`. */
export function momentOf(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
}

export function SearchHitCard({ hit }: { hit: SearchHit }) {
  const {
    kind,
    path,
    title,
    snippet,
    category,
    publishedAt,
    isLocked,
    isStale,
    isSolved,
    atSecond,
  } = hit;
  return (
    <article className={styles.hit}>
      <p className={styles.meta}>
        <Tag>{t(`kinds.${kind}`)}</Tag>
        {category && <span>{category.name}</span>}
        {publishedAt && (
          <time dateTime={publishedAt} title={formatFullDateTime(publishedAt)}>
            {formatDate(publishedAt)}
          </time>
        )}
        {isLocked && <span className={styles.lock}>{t("locked")}</span>}
        {isSolved && <span className={styles.solved}>✓ {t("solved")}</span>}
        {isStale && (
          <span className={styles.stale}>{t(kind === "offers" ? "staleOffer" : "stale")}</span>
        )}
      </p>
      <h2 className={styles.title}>
        <PageLink to={to(path as `/${string}`)} className={styles.link}>
          <Marked text={title} />
        </PageLink>
      </h2>
      {(snippet.length > 0 || atSecond !== null) && (
        <p className={styles.snippet}>
          {atSecond !== null && (
            <span className={styles.moment}>{t("moment", { at: momentOf(atSecond) })}</span>
          )}
          <Marked text={snippet} />
        </p>
      )}
    </article>
  );
}
