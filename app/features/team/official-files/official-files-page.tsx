import { Form } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { Outcome } from "~/forms/outcome";
import { useSending } from "~/forms/use-answer";
import { formatNumber, formatDateTime } from "~/i18n/format";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { yearStateText } from "~/reference/official-years/year-text";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import { FileField } from "~/ui/form/file-field";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import type {
  OfficialRun,
  OfficialFileReport,
} from "../../../../contract/api/official-tables-v1.ts";
import {
  OFFICIAL_KINDS,
  officialSets,
  referenceRate,
} from "../../../../contract/calculators/official-years.ts";
import type { FilesAnswer, MissingYear } from "./official-files.server";
import type { PlanFileAnswer } from "./plan-file.server";
import { PlanFileSection } from "./plan-file-section";
import { officialFiles as words } from "./words";
import styles from "./official-files.module.css";

const t = translator("official-files", words);

type FileReportProps = { report: OfficialFileReport; answer: unknown };

function FileReport({ report, answer }: FileReportProps) {
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
        <dl className={`${styles.difference} ${layout.cluster} ${layout.wide}`}>
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

type MissingYearsProps = {
  missing: readonly MissingYear[] | null;
  /** A new mortgage reference rate was published. */
  isRateDue: boolean;
};

function MissingYears({ missing, isRateDue }: MissingYearsProps) {
  return (
    <>
      <YearTasks missing={missing} />
      {isRateDue && (
        <Alert
          kind="warning"
          title={t("missing.rate", { percent: formatNumber(referenceRate.percent) })}
        >
          <SmartLink to={referenceRate.url}>{referenceRate.source}</SmartLink>
        </Alert>
      )}
    </>
  );
}

function YearTasks({ missing }: Pick<MissingYearsProps, "missing">) {
  if (!missing) return null;
  if (missing.length === 0) return <p>{t("missing.none")}</p>;
  return (
    <Alert kind="warning" title={t("missing.heading", { count: missing.length })}>
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
    </Alert>
  );
}

const nameOf = ({ kind, year, scope }: OfficialRun) =>
  `${t(`kinds.${kind}`)} ${year}${scope ? ` (${scope})` : ""}`;

function stateOf({ state, rolledBackAt, isInForce }: OfficialRun): string {
  if (rolledBackAt) return t("log.takenBack", { date: formatDateTime(rolledBackAt) });
  return isInForce ? t("log.inForce") : t(`log.states.${state}`);
}

const columns: readonly Column<OfficialRun>[] = [
  { title: t("log.what"), cell: nameOf },
  { title: t("log.file"), cell: ({ fileName }) => fileName },
  { title: t("log.when"), cell: ({ importedAt }) => formatDateTime(importedAt) },
  { title: t("log.who"), cell: ({ isOwn }) => t(isOwn ? "log.you" : "log.team") },
  { title: t("log.rows"), cell: ({ rowCount }) => formatNumber(rowCount), isNumber: true },
  { title: t("log.state"), cell: stateOf },
  { title: t("log.action"), cell: takeBackOf },
];

function RunLog({ runs }: { runs: readonly OfficialRun[] | null }) {
  return (
    <section aria-labelledby="official-runs">
      <h2 id="official-runs">{t("log.heading")}</h2>
      {runs === null && <p>{t("log.away")}</p>}
      {runs?.length === 0 && <p>{t("log.none")}</p>}
      {runs && runs.length > 0 && (
        <DataTable
          caption={t("log.heading")}
          rows={runs}
          keyOf={({ id }) => String(id)}
          columns={columns}
        />
      )}
    </section>
  );
}

function takeBackOf(run: OfficialRun) {
  if (!run.isInForce) return "–";
  return (
    <details>
      <summary>
        {t("log.takeBack")}
        <VisuallyHidden>: {nameOf(run)}</VisuallyHidden>
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="take-back" />
        <input type="hidden" name="run" value={run.id} />
        <p>{t("log.takeBackText")}</p>
        <Button type="submit" variant="outline" size="sm">
          {t("log.takeBackNow")}
          <VisuallyHidden>: {nameOf(run)}</VisuallyHidden>
        </Button>
      </Form>
    </details>
  );
}

type OfficialFilesPageProps = {
  runs: readonly OfficialRun[] | null;
  answer: FilesAnswer | null;
  planAnswer: PlanFileAnswer | null;
  year: number;
  missing: readonly MissingYear[] | null;
  isRateDue: boolean;
};

export function OfficialFilesPage({
  runs,
  answer,
  planAnswer,
  year,
  missing,
  isRateDue,
}: OfficialFilesPageProps) {
  const isBusy = useSending();
  const problem = answer?.problem ?? null;
  const errorOf = (...of: readonly FilesAnswer["problem"][]) =>
    problem && of.includes(problem) ? t(`problems.${problem}`) : undefined;
  const isOfField = errorOf("kind", "year", "file", "large") !== undefined;
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <ContentHeader title={t("title")} />
      <p>{t("lead")}</p>
      <MissingYears missing={missing} isRateDue={isRateDue} />
      {problem && !isOfField && (
        <Outcome kind="error" title={t(`problems.${problem}`)} answer={answer} />
      )}
      {answer?.takenBack != null && (
        <Outcome
          kind="success"
          title={t("takenBack", { count: answer.takenBack })}
          answer={answer}
        />
      )}
      {answer?.report && <FileReport report={answer.report} answer={answer} />}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        className={`${styles.form} ${layout.stack} ${layout.wide}`}
      >
        <Select
          name="kind"
          label={t("kind")}
          error={errorOf("kind")}
          defaultValue={answer?.typed.kind || OFFICIAL_KINDS[0]}
          options={OFFICIAL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextField
          name="year"
          label={t("year")}
          error={errorOf("year")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answer?.typed.year || String(year)}
        />
        <FileField
          words={ui.file}
          name="file"
          label={t("file")}
          hint={t("fileHint")}
          error={errorOf("file", "large")}
        />
        <div className={layout.cluster}>
          <Button type="submit" name="intent" value="try" variant="outline" isLoading={isBusy}>
            {t("try")}
          </Button>
          <Button type="submit" name="intent" value="import" isLoading={isBusy}>
            {t("import")}
          </Button>
        </div>
      </Form>
      <RunLog runs={runs} />
      <PlanFileSection answer={planAnswer} />
    </div>
  );
}
