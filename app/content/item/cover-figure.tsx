import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { CoverImage } from "~/ui/media/cover-image";
import styles from "./cover-figure.module.css";
import type { ContentItem } from "../schema";

const t = translator("content", content);

type CoverFigureProps = Pick<ContentItem, "coverUrl" | "coverAlt" | "coverCredit"> & {
  isLow?: boolean;
};

export function CoverFigure({ coverUrl, coverAlt, coverCredit, isLow = false }: CoverFigureProps) {
  return (
    <figure className={isLow ? `${styles.figure} ${styles.low}` : styles.figure}>
      <CoverImage src={coverUrl} alt={coverAlt} widthPx={672} className={styles.cover} isFirst />
      {coverCredit && (
        <figcaption className={styles.credit}>
          {t("page.credit", { credit: coverCredit })}
        </figcaption>
      )}
    </figure>
  );
}
