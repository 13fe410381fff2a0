import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { DataTable } from "~/ui/data/data-table";
import { ChartFrame } from "~/ui/data/chart-frame";
import { WaterfallChart } from "~/ui/data/waterfall-chart";
import layout from "~/ui/layout/layout.module.css";
import { ExplainedLine, SourceNote, type ToolSource } from "../explained-line";
import { chf, minusChf, percent } from "../figures";
import type { KnownNetSalary } from "./use-net-salary";
import { netSalary as words } from "./words";

const t = translator("net-salary", words);
const common = translator("tools", tools);

export function NetSalaryChart({ known: { net, isBeforeTax } }: { known: KnownNetSalary }) {
  const netLabel = t(isBeforeTax ? "lines.beforeTax" : "lines.net");
  const { month, extra, year, deductions, allowances } = net;
  const added = allowances && allowances.monthCents > 0 ? allowances : null;
  const steps = [
    {
      label: t("lines.gross"),
      value: month.grossCents,
      text: chf(month.grossCents),
      kind: "sum" as const,
    },
    ...(added
      ? [
          {
            label: t("lines.allowances"),
            value: added.monthCents,
            text: chf(added.monthCents),
            kind: "more" as const,
          },
        ]
      : []),
    ...deductions
      .filter(({ yearCents }) => yearCents > 0)
      .map(({ name, monthCents }) => ({
        label: t(`lines.${name}`),
        value: monthCents,
        text: minusChf(monthCents),
        kind: "less" as const,
      })),
    {
      label: netLabel,
      value: month.netCents,
      text: chf(month.netCents),
      kind: "sum" as const,
    },
  ];
  const rows = [
    [t("lines.gross"), month.grossCents, extra?.grossCents ?? null, year.grossCents] as const,
    ...(added
      ? [[t("lines.allowances"), added.monthCents, extra ? 0 : null, added.yearCents] as const]
      : []),
    ...deductions.map(
      ({ name, monthCents, extraCents, yearCents }) =>
        [t(`lines.${name}`), -monthCents, extra ? -extraCents : null, -yearCents] as const,
    ),
    [netLabel, month.netCents, extra?.netCents ?? null, year.netCents] as const,
  ];
  type Row = (typeof rows)[number];
  const money = (cents: number | null) => (cents === null ? "–" : chf(cents));
  return (
    <ChartFrame
      title={t("chart.title")}
      summary={t(isBeforeTax ? "chart.summaryBeforeTax" : "chart.summary", {
        gross: chf(month.grossCents),
        net: chf(month.netCents),
      })}
      tableLabel={common("result.tableLabel")}
      table={
        <DataTable<Row>
          caption={t("chart.caption")}
          rows={rows}
          keyOf={([label]) => label}
          columns={[
            { title: t("chart.line"), cell: ([label]) => label },
            { title: t("chart.month"), cell: ([, cents]) => money(cents), isNumber: true },
            { title: t("chart.extra"), cell: ([, , cents]) => money(cents), isNumber: true },
            { title: t("chart.year"), cell: ([, , , cents]) => money(cents), isNumber: true },
          ]}
        />
      }
    >
      <WaterfallChart steps={steps} />
    </ChartFrame>
  );
}

export function EmployerCost({ known }: { known: KnownNetSalary }) {
  const { employer, year } = known.net;
  const { sets, year: requestedYear } = known.parameters;
  const [ahv, alv, bvg] = [sets["calc.ahv"], sets["calc.alv"], sets["calc.bvg"]];
  const listed = (set: ToolSource | undefined): ToolSource[] => (set ? [set] : []);
  const rated = (baseCents: number, rate: number, amountCents: number) =>
    t("employer.percent", {
      base: chf(baseCents),
      percent: percent(rate),
      amount: chf(amountCents),
    });
  const alvBase = alv ? Math.min(year.grossCents, alv.value.ceilingPerYearChf * 100) : 0;
  return (
    <section aria-labelledby="employer-cost">
      <h3 id="employer-cost">{t("employer.heading")}</h3>
      <p>{t("employer.lead")}</p>
      <ExplainedLine
        label={t("employer.gross")}
        amount={chf(year.grossCents)}
        formula={t("employer.grossFormula")}
        sources={[]}
      />
      <ExplainedLine
        label={t("employer.ahv")}
        amount={chf(employer.ahvYearCents)}
        formula={rated(year.grossCents, ahv?.value.employerPercent ?? 0, employer.ahvYearCents)}
        law={t("law.ahv")}
        sources={listed(ahv)}
        requestedYear={requestedYear}
      />
      <ExplainedLine
        label={t("employer.alv")}
        amount={chf(employer.alvYearCents)}
        formula={rated(alvBase, alv?.value.employerPercent ?? 0, employer.alvYearCents)}
        law={t("law.alv")}
        sources={listed(alv)}
        requestedYear={requestedYear}
      />
      <ExplainedLine
        label={t("employer.bvg")}
        amount={chf(employer.bvgYearCents)}
        formula={t("employer.pension", { amount: chf(employer.bvgYearCents) })}
        law={t("law.bvg")}
        sources={listed(bvg)}
        requestedYear={requestedYear}
      />
      <ExplainedLine
        label={t("employer.total")}
        amount={chf(employer.totalYearCents)}
        formula={t("employer.sum", {
          gross: chf(year.grossCents),
          social: chf(employer.totalYearCents - year.grossCents),
          amount: chf(employer.totalYearCents),
        })}
        sources={[]}
        isTotal
      />
    </section>
  );
}

/** Family allowances and health premium are not on the pay slip. */
export function BesideNet({ known }: { known: KnownNetSalary }) {
  const { sets, year: requestedYear } = known.parameters;
  const [family, premium] = [sets["calc.family"], sets["calc.health-premium"]];
  const hasAllowances = (known.net.allowances?.monthCents ?? 0) > 0;
  return (
    <section aria-labelledby="beside-net" className={layout.stack}>
      <h3 id="beside-net">{t("beside.heading")}</h3>
      {family && !hasAllowances && (
        <div>
          <p>
            {t("beside.familyNone", {
              child: chf(family.value.childPerMonthChf * 100),
              education: chf(family.value.educationPerMonthChf * 100),
            })}
          </p>
          <SourceNote of={family} requestedYear={requestedYear} />
        </div>
      )}
      {premium && (
        <div>
          <p>{t("beside.premium", { amount: chf(Math.round(premium.value.adultChf * 100)) })}</p>
          <SourceNote of={premium} requestedYear={requestedYear} />
        </div>
      )}
    </section>
  );
}
