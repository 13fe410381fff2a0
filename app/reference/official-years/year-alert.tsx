import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import text from "~/ui/text/text.module.css";
import { officialSets, type YearStatus } from "../../../contract/calculators/official-years.ts";
import { officialYears as words } from "./words";
import { yearText } from "./year-text";

const t = translator("official-years", words);

export function YearAlert({ yearStatuses }: { yearStatuses: readonly YearStatus[] }) {
  const late = yearStatuses.find(({ current }) => current.state !== "held");
  if (yearStatuses.length === 0) return null;
  const lines = (
    <ul>
      {yearStatuses.map((yearStatus) => (
        <li key={yearStatus.set}>
          {yearText(yearStatus)}
          <MissingLink yearStatus={yearStatus} />
        </li>
      ))}
    </ul>
  );
  if (!late) {
    return (
      <details className={`${text.small} ${text.muted}`}>
        <summary>{t("info")}</summary>
        {lines}
      </details>
    );
  }
  const { year } = late.current;
  return (
    <Alert kind="error" title={t("warning.title", { year })}>
      <p>{t("warning.text", { year })}</p>
      {lines}
    </Alert>
  );
}

function MissingLink({ yearStatus: { set, current, coming } }: { yearStatus: YearStatus }) {
  const missing = [current, coming].find((each) => each?.state === "missing");
  if (missing?.state !== "missing") return null;
  const { publisher, url } = officialSets[set];
  return (
    <>
      {". "}
      <SmartLink to={url}>{t("where", { year: missing.year, publisher })}</SmartLink>
    </>
  );
}
