import layout from "~/ui/layout/layout.module.css";
import styles from "./line-chart.module.css";

export type Line = {
  label: string;
  points: readonly { at: number; value: number }[];
};

type LineChartProps = {
  lines: readonly Line[];
  valueText: (value: number) => string;
  placeText: (at: number) => string;
};

const WIDTH = 600;
const HEIGHT = 200;
/** Quarters of the height. */
const GRID = [1, 2, 3].map((each) => `M0 ${(each * HEIGHT) / 4}H${WIDTH}`).join("");
/** A single point is a dot: a zero-length line with round ends. */
const DOT = "h0.01";

/** Lines differ in stroke as well as colour. Use inside a `ChartFrame`, which provides the table. */
export function LineChart({ lines, valueText, placeText }: LineChartProps) {
  const points = lines.flatMap((line) => line.points);
  if (points.length === 0) return null;
  const [begin, end] = limits(points.map(({ at }) => at));
  const [lowest, highest] = limits(points.map(({ value }) => value));
  const share = (value: number, from: number, until: number) =>
    until > from ? (value - from) / (until - from) : 0.5;
  const pathOf = ({ points: own }: Line) => {
    const places = own.map(
      ({ at, value }) =>
        `${(share(at, begin, end) * WIDTH).toFixed(1)} ${((1 - share(value, lowest, highest)) * HEIGHT).toFixed(1)}`,
    );
    return `M${places.join("L")}${places.length === 1 ? DOT : ""}`;
  };
  return (
    <div className={styles.chart}>
      <span className={styles.value}>{valueText(highest)}</span>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
      >
        <path d={GRID} className={styles.grid} />
        {lines.map((line, place) => (
          <path
            key={line.label}
            d={pathOf(line)}
            className={place === 0 ? styles.first : styles.other}
          />
        ))}
      </svg>
      <span className={styles.value}>{valueText(lowest)}</span>
      <span className={styles.ends}>
        <span>{placeText(begin)}</span>
        <span>{placeText(end)}</span>
      </span>
      <ul className={`${styles.legend} ${layout.cluster} ${layout.wide}`}>
        {lines.map(({ label }, place) => (
          <li key={label}>
            <svg width="32" height="8" viewBox="0 0 32 8" aria-hidden="true">
              <path d="M1 4H31" className={place === 0 ? styles.first : styles.other} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function limits(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
