import { officialYears as words } from "~/i18n/pt-BR/official-years";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/notice";
import { officialSets, type YearStanding } from "../../../contract/official-years.ts";
import { yearText } from "./year-text";
import styles from "./year-notice.module.css";

const t = translator("official-years", words);

/** Of which year a page's figures are, by today's calendar; loud when the year that runs is not here. */
export function YearNotice({ standings }: { standings: readonly YearStanding[] }) {
  const late = standings.find(({ current }) => current.state !== "held");
  if (standings.length === 0) return null;
  const lines = (
    <ul>
      {standings.map((standing) => (
        <li key={standing.set}>
          {yearText(standing)}
          <MissingLink standing={standing} />
        </li>
      ))}
    </ul>
  );
  if (!late) {
    return (
      <details className={styles.quiet}>
        <summary>{t("info")}</summary>
        {lines}
      </details>
    );
  }
  const { year } = late.current;
  return (
    <Notice kind="error" title={t("warning.title", { year })}>
      <p>{t("warning.text", { year })}</p>
      {lines}
    </Notice>
  );
}

function MissingLink({ standing: { set, current, coming } }: { standing: YearStanding }) {
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
