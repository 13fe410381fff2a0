import { Form } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { Outcome } from "~/forms/outcome";
import { useSending } from "~/forms/use-sending";
import { officialFiles as words } from "~/i18n/pt-BR/switzerland/official-files";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import type { OfficialRun } from "../../../../contract/api/official-tables-v1.ts";
import { OFFICIAL_KINDS } from "../../../../contract/calculators/official-years.ts";
import type { FilesAnswer } from "./official-files.server";
import { FileReport } from "./file-report";
import { MissingYears } from "./missing-years";
import type { MissingYear } from "./missing-years.server";
import { RunLog } from "./run-log";
import styles from "./official-files.module.css";

const t = translator("official-files", words);

type OfficialFilesPageProps = {
  runs: readonly OfficialRun[] | null;
  answer: FilesAnswer | null;
  year: number;
  missing: readonly MissingYear[] | null;
  isRateDue: boolean;
};

export function OfficialFilesPage({
  runs,
  answer,
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
    <div className={styles.page}>
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
        className={styles.form}
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
          name="file"
          label={t("file")}
          hint={t("fileHint")}
          error={errorOf("file", "large")}
        />
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="try" variant="outline" isLoading={isBusy}>
            {t("try")}
          </Button>
          <Button type="submit" name="intent" value="import" isLoading={isBusy}>
            {t("import")}
          </Button>
        </div>
      </Form>
      <RunLog runs={runs} />
    </div>
  );
}
