import { translator } from "~/i18n/translator";
import type {
  Deduction,
  DeductionName,
  FamilyAllowances,
} from "../../../../contract/calculators/net-salary.ts";
import { ExplainedLine, type ToolSource } from "../explained-line";
import { chf, minusChf, percent } from "../figures";
import type { NetSalaryValues } from "./net-salary-values";
import type { KnownNetSalary } from "./use-net-salary";
import { netSalary as words } from "./words";

const t = translator("net-salary", words);

type LinesProps = { known: KnownNetSalary; values: NetSalaryValues };
type DeductionDetails = { formula: string; sources: ToolSource[] };

export function NetSalaryLines({ known, values }: LinesProps) {
  const { net, parameters, question } = known;
  const requested = { requestedYear: parameters.year };
  const allowancesCents = net.allowances?.monthCents ?? 0;
  const taken = net.month.grossCents + allowancesCents - net.month.netCents;
  return (
    <section aria-labelledby="net-lines">
      <h3 id="net-lines">{t("lines.heading")}</h3>
      <ExplainedLine
        label={t("lines.gross")}
        amount={chf(net.month.grossCents)}
        formula={grossFormula(known, values)}
        sources={[]}
        isTotal
      />
      {net.allowances && allowancesCents > 0 && (
        <ExplainedLine
          label={t("lines.allowances")}
          amount={chf(allowancesCents)}
          formula={t(`formula.allowances.${net.allowances.basis}`, {
            ...{ children: question.children, canton: values.canton },
            amount: chf(allowancesCents),
            year: chf(net.allowances.yearCents),
          })}
          law={t("law.allowances")}
          changes={t("changes.allowances")}
          sources={allowanceSources(net.allowances, parameters)}
          {...requested}
        />
      )}
      {net.deductions.map((each) => (
        <ExplainedLine
          key={each.name}
          label={t(`lines.${each.name}`)}
          amount={minusChf(each.monthCents)}
          law={t(`law.${each.name}`)}
          changes={t(`changes.${each.name}`, ceilingOf(each.name, known))}
          {...describeDeduction(each, known, values)}
          {...requested}
        />
      ))}
      <ExplainedLine
        label={t(known.isBeforeTax ? "lines.beforeTax" : "lines.net")}
        amount={chf(net.month.netCents)}
        formula={t("formula.net", {
          gross: chf(net.month.grossCents + allowancesCents),
          deducted: chf(taken),
          amount: chf(net.month.netCents),
        })}
        sources={[]}
        isTotal
      />
    </section>
  );
}

function allowanceSources(
  { basis }: FamilyAllowances,
  { sets }: KnownNetSalary["parameters"],
): ToolSource[] {
  if (basis === "typed") return [];
  const set = basis === "canton" ? sets["calc.family-canton"] : sets["calc.family"];
  return set ? [set] : [];
}

function grossFormula({ question, net }: KnownNetSalary, { workload }: NetSalaryValues): string {
  const isYear = question.period === "year";
  return t(isYear ? "formula.grossYear" : "formula.gross", {
    typed: chf(question.grossCents),
    salaries: question.salaries,
    workload: workload.trim() === "" ? percent(100) : percent(question.workloadPercent),
    amount: chf(net.month.grossCents),
    year: chf(net.year.grossCents),
  });
}

function ceilingOf(name: DeductionName, { parameters: { sets } }: KnownNetSalary) {
  const set = name === "alv" ? sets["calc.alv"] : name === "nbu" ? sets["calc.nbu"] : undefined;
  return { ceiling: set ? chf(set.value.ceilingPerYearChf * 100) : "" };
}

function describeDeduction(
  line: Deduction,
  known: KnownNetSalary,
  values: NetSalaryValues,
): DeductionDetails {
  const { question, net, parameters } = known;
  const { sets } = parameters;
  const { explained } = net;
  const [amount, year] = [chf(line.monthCents), chf(line.yearCents)];
  const rated = (baseCents: number, rate: number): string =>
    t("formula.rated", { base: chf(baseCents), percent: percent(rate), amount, year });
  const listed = (set: ToolSource | undefined): ToolSource[] => (set ? [set] : []);
  switch (line.name) {
    case "ahv": {
      const rate = sets["calc.ahv"]?.value.employeePercent ?? 0;
      return { formula: rated(net.month.grossCents, rate), sources: listed(sets["calc.ahv"]) };
    }
    case "alv": {
      const rate = sets["calc.alv"]?.value.employeePercent ?? 0;
      return {
        formula: rated(explained.alvBaseMonthCents, rate),
        sources: listed(sets["calc.alv"]),
      };
    }
    case "nbu":
      return {
        formula: rated(explained.nbuBaseMonthCents, question.nbuPercent ?? 0),
        sources: listed(sets["calc.nbu"]),
      };
    case "ktg":
      return { formula: rated(net.month.grossCents, question.ktgPercent), sources: [] };
    case "bvg":
      return { formula: pensionFormula(line, known), sources: listed(sets["calc.bvg"]) };
    case "withholding":
      return withholdingDetails(line, known, values);
  }
}

function pensionFormula(line: Deduction, { question, net, parameters }: KnownNetSalary): string {
  const [amount, year] = [chf(line.monthCents), chf(line.yearCents)];
  const own = question.pensionPerMonthCents;
  if (own !== null && own > line.monthCents) {
    return t("formula.bvgCapped", { typed: chf(own), amount, year });
  }
  if (own !== null) return t("formula.bvgOwn", { amount, year });
  if (line.monthCents === 0) return t("formula.bvgNone");
  return t("formula.bvg", {
    base: chf(net.explained.coordinatedYearCents),
    credit: percent(net.explained.creditPercent),
    share: percent(parameters.sets["calc.bvg"]?.value.employeeSharePercent ?? 0),
    amount,
    year,
  });
}

function withholdingDetails(
  line: Deduction,
  known: KnownNetSalary,
  values: NetSalaryValues,
): DeductionDetails {
  const { net, tariff, parameters } = known;
  const { withheld } = net.explained;
  if (!withheld || tariff?.state !== "known") return { formula: "", sources: [] };
  const month = t(withheld.isMinimum ? "formula.withholdingMinimum" : "formula.withholding", {
    base: chf(net.month.grossCents + (net.allowances?.monthCents ?? 0)),
    percent: percent(withheld.ratePercent),
    code: tariff.code,
    canton: values.canton,
    amount: chf(line.monthCents),
    year: chf(line.yearCents),
  });
  const deciding = known.isAnnual
    ? [t("formula.withholdingAnnual", { deciding: chf(withheld.decidingCents) })]
    : [];
  const extra =
    withheld.extraCents > 0
      ? [
          t(known.isAnnual ? "formula.withholdingExtraAnnual" : "formula.withholdingExtra", {
            percent: percent(withheld.extraRatePercent),
            amount: chf(withheld.extraCents),
          }),
        ]
      : [];
  const rules = parameters.sets["calc.withholding"];
  return {
    formula: [month, ...deciding, ...extra].join(" "),
    sources: [tariff.source, ...(rules ? [rules] : [])],
  };
}
