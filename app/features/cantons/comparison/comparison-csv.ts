import { cantonComparison } from "~/i18n/pt-BR/switzerland/canton-comparison";
import { translator } from "~/i18n/translator";
import type { Comparison } from "./comparison.schema";

const t = translator("canton-comparison", cantonComparison);

/** Spreadsheets treat a cell with this start as a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\ufeff";

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const numberText = (value: number | null) =>
  value === null ? t("missing") : String(Math.round(value * 100) / 100).replace(".", ",");

const valueText = (figure: string, value: number | null) =>
  numberText(value !== null && figure.endsWith("Cents") ? value / 100 : value);

/**
 * The comparison as CSV for Brazilian spreadsheets: semicolons, decimal commas, unknown values as "s/d".
 */
export function comparisonCsv({ cantons, groups }: Comparison): string {
  const head = [
    t("figure"),
    "Unidade",
    t("year"),
    ...cantons.map(({ name }) => name),
    t("sources"),
  ];
  const lines = groups.flatMap(({ rows }) =>
    rows.map(({ figure, label, unit, year, cells, sources }) => [
      label,
      unitInFile(figure, unit),
      year,
      ...cells.map(({ value }) => valueText(figure, value)),
      sources.map(({ name, url }) => [name, url].filter(Boolean).join(" ")).join(" | "),
    ]),
  );
  const rows = [head, ...lines].map((line) => line.map(cell).join(";"));
  return `${BYTE_ORDER_MARK}${rows.join("\r\n")}\r\n`;
}

/** The file holds raw numbers, so the unit names thousands or millions. */
function unitInFile(figure: string, unit: string): string {
  if (unit.includes("habitante") && unit !== "habitantes") return unit;
  if (figure === "populationInThousands") return "mil habitantes";
  return figure === "grdpInChfMillions" ? "milhões de CHF por ano" : unit;
}
