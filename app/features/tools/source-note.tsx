import { formatDate } from "~/i18n/format";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./explained-line.module.css";

const t = translator("tools", words);

export type ToolSource = {
  year: number;
  source: string;
  publisher: string | null;
  sourceUrl: string | null;
  reviewedAt: string | null;
};

export function SourceNote({ of, askedYear }: { of: ToolSource; askedYear?: number }) {
  const { year, source, publisher, sourceUrl, reviewedAt } = of;
  const checked =
    reviewedAt &&
    t("explain.reviewed", { date: formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`) });
  return (
    <p data-source className={styles.source}>
      {t("explain.source")}: {sourceUrl ? <SmartLink to={sourceUrl}>{source}</SmartLink> : source}
      {publisher && `, ${publisher}`}, {year}
      {checked && ` · ${checked}`}
      {askedYear !== undefined && year < askedYear && (
        <strong className={styles.older}>
          {" "}
          {t("explain.olderYear", { year, asked: askedYear })}
        </strong>
      )}
    </p>
  );
}
