import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatMoney, formatWholeChf, zurichDay } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { listCantons } from "~/reference/cantons.server";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import { newerYearOf } from "~/reference/official-years/year-text";
import { listParameterSets } from "~/reference/parameters.server";
import type { WithholdingTaxApi } from "~/service/official-tables-api.server";
import type { OfficialSource } from "../../../../contract/api/common.ts";
import type { FigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import {
  disposableIncomeCents,
  exampleHousehold,
  savingsOf,
  type CantonCosts,
  cheapestPremiumFigures,
  rentFigures,
} from "../../../../contract/calculators/disposable-income.ts";
import { leastAllowancesOf, netSalaryOf } from "../../../../contract/calculators/net-salary.ts";
import { parametersOf, type YearParameters } from "../../../../contract/calculators/parameters.ts";
import { tariffCodeOf } from "../../../../contract/calculators/tariff-code.ts";
import { ageClassAt } from "../../../../contract/switzerland/health-insurance.ts";
import { drawFigure } from "../choropleth/choropleth.server";
import { onceEach, sourcesOf } from "../choropleth/figure-sources";
import type { Choropleth, FigureSource } from "../choropleth/choropleth.schema";
import { findSetOfParameter } from "../../../../contract/calculators/official-years.ts";
import type { DisposableIncomeQuestion } from "./disposable-income-values";
import { disposableIncomeWords as words } from "./words";

const t = translator("left-in-canton", words);

const BEST_SHOWN = 5;

function premiumsOf(question: DisposableIncomeQuestion): [FigureKey, number][] {
  const { age, isMarried, children, isHighDeductible } = question;
  const { adult: standard, adultHighDeductible, young, child } = cheapestPremiumFigures;
  const adult = isHighDeductible ? adultHighDeductible : standard;
  const all: [FigureKey, number][] = [
    [{ child, young, adult }[ageClassAt(age)], 1],
    [adult, isMarried ? 1 : 0],
    [child, children],
  ];
  return all.filter(([, times]) => times > 0);
}

/** Net salary before tax, without family allowances; null without the year's parameters. */
function netBeforeTaxCents(
  question: DisposableIncomeQuestion,
  parameters: YearParameters,
): number | null {
  const { grossCents, age } = question;
  const nbuPercent = parameters.sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const employment = { period: "month", salaries: 12, workloadPercent: 100 } as const;
  const insurance = { nbuPercent, ktgPercent: 0, pensionPerMonthCents: null, withholding: null };
  const payslip = { ...insurance, allowancesPerMonthCents: 0, children: 0, canton: null };
  const salary = netSalaryOf({ grossCents, age, ...employment, ...payslip }, parameters);
  return salary && salary.month.netCents;
}

/** Ranked only if no canton falls back on the federal minimum. */
function allowancesOf(
  children: number,
  cantons: readonly { code: string }[],
  { sets }: YearParameters,
) {
  const found = cantons.map(({ code }) => {
    return [code, leastAllowancesOf({ children, canton: code }, sets)] as const;
  });
  const cents = Object.fromEntries(found.map(([code, each]) => [code, each?.monthCents ?? 0]));
  return { cents, isRanked: children === 0 || found.every(([, each]) => each?.basis === "canton") };
}

const calculatorKeys = ["calc.ahv", "calc.alv", "calc.nbu", "calc.bvg"] as const;
const allowanceKeys = ["calc.family", "calc.family-canton"] as const;

function allowanceLine(cents: readonly number[]) {
  const [least, most] = [Math.min(...cents), Math.max(...cents)].map((each) =>
    formatMoney(each, "CHF"),
  );
  return least === most ? `${least}` : t("range", { least: `${least}`, most: `${most}` });
}

function parameterSources(
  { sets }: YearParameters,
  children: number,
  today: string,
): FigureSource[] {
  return [...calculatorKeys, ...(children > 0 ? allowanceKeys : [])].flatMap((key) => {
    const set = sets[key];
    if (!set) return [];
    const newerYear = newerYearOf(findSetOfParameter(key), set.year, today);
    const more = { reviewedOn: null, reviewer: null, note: null, newerYear };
    return [{ year: String(set.year), name: set.source, title: null, url: set.sourceUrl, ...more }];
  });
}

const sourceOfTable = (
  { publisher, title, url }: OfficialSource,
  year: number,
  today: string,
): FigureSource => ({
  year: String(year),
  name: publisher,
  title,
  url,
  reviewedOn: null,
  reviewer: null,
  note: null,
  newerYear: newerYearOf("withholdingTax", year, today),
});

/** With minimum allowances in every canton, a ranking would be wrong. */
const withoutRanks = (shown: Choropleth): Choropleth => ({
  ...shown,
  cantons: shown.cantons
    .map((canton) => ({ ...canton, place: null }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "pt-BR")),
});

type BestCanton = { code: string; name: string; text: string; reasons: string[] };

export type DisposableIncomeAnswer = {
  shown: Choropleth;
  best: BestCanton[];
  /** False for families: allowances differ by canton, and the portal lacks them. */
  isRanked: boolean;
  lines: { label: string; text: string }[];
  sources: FigureSource[];
};

type Deps = { cms: TierCms; withholdingTax: Pick<WithholdingTaxApi, "listRates"> };

type Named = { code: string; name: string };
type IncomeByCanton = {
  cantons: readonly Named[];
  costs: ReadonlyMap<string, CantonCosts>;
  netCents: number;
  allowances: ReturnType<typeof allowancesOf>;
  tariff: string;
  sources: FigureSource[];
};

/** Null while data is unavailable. @throws {CmsError} */
async function findIncomeByCanton(
  question: DisposableIncomeQuestion,
  { cms, withholdingTax }: Deps,
  now: Date,
): Promise<IncomeByCanton | null> {
  const [cantons, sets, written] = await Promise.all([
    listCantons(cms),
    listFigureSets(cms),
    listParameterSets(cms),
  ]);
  const today = zurichDay(now);
  const parameters = parametersOf(Number(today.slice(0, 4)), written);
  const netCents = netBeforeTaxCents(question, parameters);
  const year = parameters.sets["calc.withholding"]?.year ?? parameters.year;
  const code = tariffCodeOf({
    civilStatus: question.isMarried ? "married" : "single",
    isSpouseWorking: false,
    children: question.children,
    isInChurch: question.isInChurch,
  });
  if (netCents === null) return null;
  const { grossCents: incomeCents, children } = question;
  const allowances = allowancesOf(children, cantons, parameters);
  // Family allowances are subject to tax at source (ESTV, Kreisschreiben 45).
  const added = children > 0 ? { added: allowances.cents } : {};
  const rates = await withholdingTax.listRates({ year, code, incomeCents, ...added });
  if (rates.isError || rates.data.rates.length === 0) return null;

  const find = (key: FigureKey): FigureSet | undefined => sets.find((set) => set.key === key);
  const valueOf = (key: FigureKey, canton: string) => find(key)?.values[canton]?.value ?? null;
  const taxes = new Map(rates.data.rates.map(({ canton, taxCents }) => [canton, taxCents]));
  const premiums = premiumsOf(question);
  const rentKey = rentFigures[question.rooms];
  const costsOf = (canton: string): CantonCosts => {
    const rent = valueOf(rentKey, canton);
    const each = premiums.map(([key, times]) => {
      const premium = valueOf(key, canton);
      return premium === null ? null : premium * times;
    });
    const known = each.flatMap((cents) => cents ?? []);
    return {
      taxCents: taxes.get(canton) ?? null,
      rentCents: rent === null ? null : rent * 100,
      allowancesCents: -(allowances.cents[canton] ?? 0),
      premiumsCents:
        known.length === each.length ? known.reduce((sum, cents) => sum + cents, 0) : null,
    };
  };
  const costs = new Map(cantons.map((canton) => [canton.code, costsOf(canton.code)]));
  const used = [rentKey, ...premiums.map(([key]) => key)].flatMap((key) => find(key) ?? []);
  const codes = cantons.map((canton) => canton.code);
  const official = rates.data.rates[0]?.source;
  return {
    ...{ cantons, costs, netCents, allowances, tariff: `${code}, ${year}` },
    sources: onceEach([
      ...(official ? [sourceOfTable(official, year, today)] : []),
      ...used.flatMap((set) => sourcesOf(set, codes, today)),
      ...parameterSources(parameters, children, today),
    ]).map((source) => ({ ...source, note: null })),
  };
}

function drawIncome({ cantons, costs, netCents }: IncomeByCanton): Choropleth {
  return drawFigure(cantons, {
    figure: "left",
    label: t("figure"),
    unit: t("unit"),
    valueOf(canton) {
      const own = costs.get(canton);
      return own ? disposableIncomeCents(netCents, own) : null;
    },
    textOf: (cents) => formatWholeChf(cents / 100),
    sources: [],
  });
}

/**
 * Sends one service request for all cantons. For the paying tier only: the caller must check it. Null while
 * data is unavailable.
 * @throws {CmsError}
 */
export async function disposableIncomeByCanton(
  question: DisposableIncomeQuestion,
  deps: Deps,
  now: Date,
): Promise<DisposableIncomeAnswer | null> {
  const found = await findIncomeByCanton(question, deps, now);
  if (!found) return null;
  const { costs, netCents, allowances, tariff, sources } = found;
  const all = [...costs.values()];
  const shown = drawIncome(found);
  const { isRanked } = allowances;
  return {
    shown: isRanked ? shown : withoutRanks(shown),
    isRanked,
    best: shown.cantons
      .slice(0, isRanked ? BEST_SHOWN : 0)
      .flatMap(({ code: canton, name, text }) => {
        const own = costs.get(canton);
        if (text === null || !own) return [];
        const reasons = savingsOf(own, all).map((saving) =>
          t(`reason.${saving.name}`, { amount: formatWholeChf(saving.cents / 100) }),
        );
        return [
          { code: canton, name, text, reasons: reasons.length > 0 ? reasons : [t("noReason")] },
        ];
      }),
    lines: [
      { label: t("net"), text: formatMoney(netCents, "CHF") },
      ...(question.children > 0
        ? [{ label: t("allowances"), text: allowanceLine(Object.values(allowances.cents)) }]
        : []),
      { label: t("tariff"), text: tariff },
    ],
    sources,
  };
}

const sampleCanton = shape("Cantons", { cantonCode: z.string() });

/** The canton that editors opened to guests; null if there is none. */
function findSampleCanton(cms: TierCms): Promise<string | null> {
  return cms.cached("cantons:sample", async (ask) => {
    const filter = { isSample: { _eq: true } };
    const [row] = await ask(readRows(sampleCanton, { filter, limit: 1 }));
    return row?.cantonCode ?? null;
  });
}

/**
 * What is left of one example household, which guests see. Amounts of three cantons only: those of all are
 * for the paying tier.
 * @throws {CmsError}
 */
export async function findExampleIncome(deps: Deps, now: Date) {
  const [openedCode, found] = await Promise.all([
    findSampleCanton(deps.cms),
    findIncomeByCanton(exampleHousehold, deps, now),
  ]);
  if (!found) return null;
  const { cantons } = drawIncome(found);
  const leftOf = (code: string) => {
    const own = found.costs.get(code);
    return own ? disposableIncomeCents(found.netCents, own) : null;
  };
  const known = cantons.filter(({ code }) => leftOf(code) !== null);
  const [best, least] = [known[0], known.at(-1)];
  const opened = known.find(({ code }) => code === openedCode);
  const mostCents = best ? (leftOf(best.code) ?? 0) : 0;
  if (mostCents <= 0) return null;
  const rows = [...new Set([best, opened, least])].flatMap((canton) => {
    if (!canton?.text) return [];
    const { code, name, text } = canton;
    return [{ code, name, text, share: Math.max(0, leftOf(code) ?? 0) / mostCents }];
  });
  return {
    // By code: the order of the amounts is for the paying tier.
    steps: Object.fromEntries(
      cantons
        .map(({ code, step }) => [code, step] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    rows,
    opened: opened ? amountsOf(opened, found) : null,
    sources: found.sources,
  };
}

/** Monthly CHF; null if a part is unknown. */
function amountsOf({ code, name }: Named, { costs, netCents }: IncomeByCanton) {
  const { taxCents = null, rentCents = null, premiumsCents = null } = costs.get(code) ?? {};
  if (taxCents === null || rentCents === null || premiumsCents === null) return null;
  const [salary = 0, rent = 0, premium = 0] = [netCents - taxCents, rentCents, premiumsCents].map(
    (cents) => Math.round(cents / 100),
  );
  return { name, salary, rent, premium };
}
