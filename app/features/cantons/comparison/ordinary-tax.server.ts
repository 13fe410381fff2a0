import { formatDate, formatList, formatPercent } from "~/i18n/format";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import type { TaxEstimates } from "~/reference/tax-estimates.server";
import { chfToCents } from "../../../../contract/calculators/cents.ts";
import { estimateOrdinaryTax } from "../../../../contract/calculators/ordinary-tax.ts";
import type { FigureSource } from "../choropleth/choropleth.schema";
import type { ComparedFigure } from "./comparison-query";
import { ordinaryTaxExamples, type OrdinaryTaxKey } from "./ordinary-tax-examples";
import { ordinaryTax as words } from "./ordinary-tax.words";

const t = translator("ordinary-tax", words);
const names: Readonly<Record<string, string>> = cantonNames;

const households = {
  single: { civilStatus: "single", children: 0 },
  family: { civilStatus: "married", children: 2 },
} as const;

const MONTHS = 12;

/** Percent of the gross salary with one decimal: an estimate knows no more. */
function percentOf(key: OrdinaryTaxKey, canton: string, { cantons }: TaxEstimates): number | null {
  const { household, monthChf } = ordinaryTaxExamples[key];
  const grossYearCents = chfToCents(monthChf * MONTHS);
  const taxpayer = { ...households[household], canton, isSpouseWorking: false, isInChurch: false };
  const tax = estimateOrdinaryTax(taxpayer, grossYearCents, cantons);
  return tax && Math.round((tax.yearCents / grossYearCents) * 1_000) / 10;
}

function sourceOf({ cantons, source }: TaxEstimates, codes: readonly string[]): FigureSource {
  const capitals = codes.flatMap((code) => cantons[code]?.municipality ?? []);
  const without = codes.filter((code) => !cantons[code]).map((code) => names[code] ?? code);
  const notes = [
    capitals.length > 0 && t("note", { capitals: formatList(capitals) }),
    without.length > 0 && t("without", { cantons: formatList(without) }),
  ];
  const { year, source: name, sourceUrl: url, reviewedAt } = source;
  return {
    ...{ year: String(year), name, title: null, url },
    reviewedOn: reviewedAt && formatDate(`${reviewedAt.slice(0, 10)}T12:00:00Z`),
    ...{ reviewer: null, note: notes.filter(Boolean).join(" "), newerYear: null },
  };
}

/** The ordinary tax in the capitals, for members without tax at source. */
export function listOrdinaryTaxes(estimates: TaxEstimates): ComparedFigure[] {
  return (Object.keys(ordinaryTaxExamples) as OrdinaryTaxKey[]).map((figure) => ({
    figure,
    label: t(`names.${figure}`),
    unit: t("unit"),
    year: String(estimates.source.year),
    valueOf: (code) => percentOf(figure, code, estimates),
    textOf: (value) => formatPercent(value, 1),
    sourcesOf: (codes) => [sourceOf(estimates, codes)],
  }));
}
