import { yearStateText } from "~/reference/official-years/year-text";
import { formatNumber } from "~/i18n/format";
import { officialFiles as words } from "~/i18n/pt-BR/switzerland/official-files";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/notice";
import { officialSets, referenceRate } from "../../../../contract/calculators/official-years.ts";
import type { MissingYear } from "./missing-years.server";

const t = translator("official-files", words);

type MissingYearsProps = {
  missing: readonly MissingYear[] | null;
  /** A new mortgage reference rate was published. */
  isRateDue: boolean;
};

export function MissingYears({ missing, isRateDue }: MissingYearsProps) {
  return (
    <>
      <YearTasks missing={missing} />
      {isRateDue && (
        <Notice
          kind="warning"
          title={t("missing.rate", { percent: formatNumber(referenceRate.percent) })}
        >
          <SmartLink to={referenceRate.url}>{referenceRate.source}</SmartLink>
        </Notice>
      )}
    </>
  );
}

function YearTasks({ missing }: Pick<MissingYearsProps, "missing">) {
  if (!missing) return null;
  if (missing.length === 0) return <p>{t("missing.none")}</p>;
  return (
    <Notice kind="warning" title={t("missing.heading", { count: missing.length })}>
      <ul>
        {missing.map(({ set, missing: year }) => {
          const { name, publisher, url, file, everyYears } = officialSets[set];
          // A survey has no figures for this year: none of it is here at all.
          const isWholeSurvey = everyYears > 1 && year.state === "overdue";
          return (
            <li key={`${set} ${year.year}`}>
              <strong>{name}</strong>: {isWholeSurvey ? t("missing.survey") : yearStateText(year)}.{" "}
              {t(file ? "missing.file" : "missing.parameter")}{" "}
              <SmartLink to={url}>{publisher}</SmartLink>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
