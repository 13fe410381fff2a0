import { formatMoney, formatPercent, formatWholeChf, formatFrancsOfAxis } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable, type Column } from "~/ui/data/data-table";
import type { DeductibleCurve as Curve, HealthRules } from "./health-answer";
import { RulesSource } from "./source-lines";
import { healthInsurances as words } from "./words";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

type DeductibleCurveProps = {
  curve: Curve;
  treatmentChf: number;
  rules: HealthRules;
  coinsuranceMaxChf: number;
};

const amount = (cents: number) => formatMoney(cents, "CHF");

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 52;
const RIGHT = 104;
const TOP = 12;
const BOTTOM = 48;
const CENTS = 100;
const LEADER = 16;
const TICKS = 5;
const LABEL_GAP = 21;
/** Lines differ by dash pattern, not by color alone. */
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "6 6", "1 5", "16 6"];

type CurveDrawingProps = { curve: Curve; axis: string };

type Cluster = { members: number[]; begin: number };

/**
 * Labels stay as near to their line ends as possible, at least `LABEL_GAP` apart, between `TOP` and the
 * axis.
 */
export function spread(heights: readonly number[]): number[] {
  const order = heights
    .map((_, at) => at)
    .toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const clusters: Cluster[] = [];
  for (const at of order) {
    let cluster = clusterOf([at], heights);
    for (
      let above = clusters.at(-1);
      above && endOf(above) > cluster.begin;
      above = clusters.at(-1)
    ) {
      clusters.pop();
      cluster = clusterOf([...above.members, ...cluster.members], heights);
    }
    clusters.push(cluster);
  }
  const labels = [...heights];
  for (const { members, begin } of clusters) {
    members.forEach((at, place) => (labels[at] = begin + place * LABEL_GAP));
  }
  return labels;
}

const endOf = ({ members, begin }: Cluster): number => begin + members.length * LABEL_GAP;

function clusterOf(members: number[], heights: readonly number[]): Cluster {
  const ideal = members.map((at, place) => (heights[at] ?? 0) - place * LABEL_GAP);
  const mean = ideal.reduce((sum, each) => sum + each, 0) / members.length;
  const lowest = HEIGHT - BOTTOM - (members.length - 1) * LABEL_GAP;
  return { members, begin: Math.max(TOP, Math.min(mean, lowest)) };
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

export function roundTicks(least: number, most: number): number[] {
  const rough = (most - least) / (TICKS - 1) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (ROUND_STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

function CurveDrawing({ curve: { options, lastChf }, axis }: CurveDrawingProps) {
  const all = options.flatMap(({ bends }) => bends.map(({ cents }) => cents));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (chf: number) => LEFT + (chf / lastChf) * (WIDTH - LEFT - RIGHT);
  const y = (cents: number) =>
    TOP + ((most - cents) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM);
  const ends = options.map(({ bends, worstCents }) => y(bends.at(-1)?.cents ?? worstCents));
  const labels = spread(ends);
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.curve} aria-hidden="true">
      <line className={styles.axis} x1={LEFT} x2={LEFT} y1={TOP} y2={HEIGHT - BOTTOM} />
      <line
        className={styles.axis}
        {...{ x1: LEFT, x2: WIDTH - RIGHT, y1: HEIGHT - BOTTOM, y2: HEIGHT - BOTTOM }}
      />
      {roundTicks(0, lastChf).map((chf) => (
        <text
          key={chf}
          className={styles.tick}
          x={round(x(chf))}
          y={HEIGHT - BOTTOM + 19}
          textAnchor="middle"
        >
          {formatFrancsOfAxis(chf)}
        </text>
      ))}
      {roundTicks(least / CENTS, most / CENTS).map((chf) => (
        <text
          key={chf}
          className={styles.tick}
          x={LEFT - 6}
          y={round(y(chf * CENTS) + 4)}
          textAnchor="end"
        >
          {formatFrancsOfAxis(chf)}
        </text>
      ))}
      <text
        className={styles.tick}
        x={(LEFT + WIDTH - RIGHT) / 2}
        y={HEIGHT - 3}
        textAnchor="middle"
      >
        {axis}
      </text>
      {options.map(({ deductibleChf, bends }, at) => (
        <polyline
          key={deductibleChf}
          className={styles.line}
          strokeDasharray={DASHES[at % DASHES.length]}
          points={bends.map(({ chf, cents }) => `${round(x(chf))},${round(y(cents))}`).join(" ")}
        />
      ))}
      {options.map(({ deductibleChf }, at) => (
        <g key={deductibleChf}>
          <line
            className={styles.axis}
            x1={WIDTH - RIGHT + 2}
            y1={round(ends[at] ?? 0)}
            x2={WIDTH - RIGHT + LEADER}
            y2={round(labels[at] ?? 0)}
          />
          <text
            className={styles.end}
            x={WIDTH - RIGHT + LEADER + 4}
            y={round((labels[at] ?? 0) + 4)}
          >
            {formatWholeChf(deductibleChf)}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function DeductibleCurve(props: DeductibleCurveProps) {
  const { curve, treatmentChf, rules, coinsuranceMaxChf } = props;
  const { insurer, tariff } = curve;
  const ranges = curve.ranges.map(({ fromChf, deductibleChf }) =>
    fromChf === 0
      ? t("curve.rangeFirst", { deductible: formatWholeChf(deductibleChf) })
      : t("curve.range", {
          from: formatWholeChf(fromChf),
          deductible: formatWholeChf(deductibleChf),
        }),
  );
  const columns: Column<Curve["options"][number]>[] = [
    { title: t("curve.deductible"), cell: (row) => formatWholeChf(row.deductibleChf) },
    { title: t("curve.premium"), cell: (row) => amount(row.premiumCents), isNumber: true },
    { title: t("curve.none"), cell: (row) => amount(row.noneCents), isNumber: true },
    {
      title: t("curve.total", { treatment: formatWholeChf(treatmentChf) }),
      cell: (row) => amount(row.totalCents),
      isNumber: true,
    },
    { title: t("curve.worst"), cell: (row) => amount(row.worstCents), isNumber: true },
  ];
  return (
    <>
      <ChartFrame
        title={t("curve.title", { insurer, tariff })}
        summary={t("curve.summary", {
          last: formatWholeChf(curve.lastChf),
          ranges: ranges.join(" "),
        })}
        tableLabel={t("curve.table")}
        table={
          <DataTable
            caption={t("curve.caption")}
            columns={columns}
            rows={curve.options}
            keyOf={(row) => String(row.deductibleChf)}
          />
        }
        source={<RulesSource rules={rules} />}
      >
        <CurveDrawing curve={curve} axis={t("curve.axis")} />
      </ChartFrame>
      <ul className={styles.list}>
        {ranges.map((range) => (
          <li key={range}>{range}</li>
        ))}
        <li>
          {t("curve.rules", {
            percent: formatPercent(rules.coinsurancePercent, 2),
            max: formatWholeChf(coinsuranceMaxChf),
          })}
        </li>
      </ul>
    </>
  );
}
