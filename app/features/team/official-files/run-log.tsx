import { Form } from "@remix-run/react";
import { formatDateTime, formatNumber } from "~/i18n/format";
import { officialFiles as words } from "~/i18n/pt-BR/switzerland/official-files";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./official-files.module.css";
import type { OfficialRun } from "../../../../contract/api/official-tables-v1.ts";

const t = translator("official-files", words);

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

export function RunLog({ runs }: { runs: readonly OfficialRun[] | null }) {
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
    <details className={styles.takeBack}>
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
