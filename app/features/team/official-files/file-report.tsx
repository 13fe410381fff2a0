import { Outcome } from "~/forms/outcome";
import { formatNumber } from "~/i18n/format";
import { officialFiles as words } from "~/i18n/pt-BR/switzerland/official-files";
import { translator } from "~/i18n/translator";
import type { OfficialFileReport } from "../../../../contract/api/official-tables-v1.ts";
import styles from "./official-files.module.css";

const t = translator("official-files", words);

type FileReportProps = { report: OfficialFileReport; answer: unknown };

export function FileReport({ report, answer }: FileReportProps) {
  const { state, difference, problems, lineCount, rowCount, leftOutCount } = report;
  return (
    <Outcome
      kind={state === "refused" ? "error" : "success"}
      title={t(`states.${state}`)}
      answer={answer}
    >
      {state !== "refused" && (
        <p>
          {t("counts", {
            lines: formatNumber(lineCount),
            rows: formatNumber(rowCount),
            leftOut: formatNumber(leftOutCount),
          })}
        </p>
      )}
      {difference && (
        <dl className={styles.difference}>
          {(["added", "removed", "changed", "same"] as const).map((name) => (
            <div key={name}>
              <dt>{t(`difference.${name}`)}</dt>
              <dd>{formatNumber(difference[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {difference && difference.examples.length > 0 && (
        <>
          <p>{t("examples")}</p>
          <ul>
            {difference.examples.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, code, text }, place) => (
            <li key={place}>
              {line !== null && `${t("line", { line: formatNumber(line) })}: `}
              {text} <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </Outcome>
  );
}
