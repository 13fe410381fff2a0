import { Fragment } from "react";
import { Icon } from "~/ui/media/icon";
import styles from "./pagination.module.css";
import { SmartLink } from "~/ui/action/smart-link";

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
};

/** `null` is a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const requested = [1, page - 1, page, page + 1, pageCount];
  const pages = [...new Set(requested)].filter((n) => n >= 1 && n <= pageCount);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1] ?? n - 1;
    if (n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

/** Narrow windows lack room for every number: those that the arrows also reach are dropped first. */
function placeOf(n: number, page: number, pageCount: number): "kept" | "neighbor" | "filler" {
  const distance = Math.abs(n - page);
  if (distance === 0 || n === 1 || n === pageCount) return "kept";
  return distance === 1 ? "neighbor" : "filler";
}

function Gap({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <span className={isNarrow ? `${styles.gap} ${styles.narrow}` : styles.gap} aria-hidden="true">
      …
    </span>
  );
}

export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={labels.navigation}>
      {page > 1 && (
        <SmartLink to={hrefOf(page - 1)} className={styles.page} rel="prev">
          <Icon name="chevron-left" size={18} />
          <span className={styles.word}>{labels.previous}</span>
        </SmartLink>
      )}
      {pageWindow(page, pageCount).map((n, i) => {
        if (n === null) return <Gap key={`gap-${i}`} />;
        const place = placeOf(n, page, pageCount);
        return (
          <Fragment key={n}>
            <SmartLink
              to={hrefOf(n)}
              className={`${styles.page} ${styles[place] ?? ""}`}
              aria-label={labels.page(n)}
              aria-current={n === page ? "page" : undefined}
            >
              {n}
            </SmartLink>
            {place === "filler" && <Gap isNarrow />}
          </Fragment>
        );
      })}
      {page < pageCount && (
        <SmartLink to={hrefOf(page + 1)} className={styles.page} rel="next">
          <span className={styles.word}>{labels.next}</span>
          <Icon name="chevron-right" size={18} />
        </SmartLink>
      )}
    </nav>
  );
}
