import type { DeductibleCurve } from "./health-answer";
import styles from "./health.module.css";

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 52;
const RIGHT = 104;
const TOP = 12;
const BOTTOM = 48;
const CENTS = 100;
const TICKS = 5;
/** So far apart that two labels never lie on each other. */
const LABEL_GAP = 21;
/** Lines differ by more than their color. */
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "6 6", "1 5", "16 6"];

type CurveDrawingProps = { curve: DeductibleCurve; axis: string };

/** Heights of the labels at the ends of the lines, each at least a line of text from the next. */
function spread(heights: readonly number[]): number[] {
  const order = heights
    .map((_height, at) => at)
    .toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = TOP;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, last);
    last = (placed[at] ?? 0) + LABEL_GAP;
  }
  return placed;
}

/** The cost of a year by what was treated, one line for each deductible. Drawn on the server, without script. */
export function CurveDrawing({ curve: { options, lastChf }, axis }: CurveDrawingProps) {
  const all = options.flatMap(({ bends }) => bends.map(({ cents }) => cents));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (chf: number) => LEFT + (chf / lastChf) * (WIDTH - LEFT - RIGHT);
  const y = (cents: number) =>
    TOP + ((most - cents) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM);
  const ticks = Array.from({ length: TICKS }, (_, at) => at / (TICKS - 1));
  const labels = spread(options.map(({ worstCents }) => y(worstCents)));
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.curve} aria-hidden="true">
      <line className={styles.axis} x1={LEFT} x2={LEFT} y1={TOP} y2={HEIGHT - BOTTOM} />
      <line
        className={styles.axis}
        {...{ x1: LEFT, x2: WIDTH - RIGHT, y1: HEIGHT - BOTTOM, y2: HEIGHT - BOTTOM }}
      />
      {ticks.map((part) => {
        const [chf, cents] = [Math.round(part * lastChf), least + part * (most - least)];
        return (
          <g key={part}>
            <text className={styles.tick} x={x(chf)} y={HEIGHT - BOTTOM + 19} textAnchor="middle">
              {chf}
            </text>
            <text className={styles.tick} x={LEFT - 6} y={y(cents) + 4} textAnchor="end">
              {Math.round(cents / CENTS)}
            </text>
          </g>
        );
      })}
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
        <text
          key={deductibleChf}
          className={styles.end}
          x={WIDTH - RIGHT + 6}
          y={round((labels[at] ?? 0) + 4)}
        >
          CHF {deductibleChf}
        </text>
      ))}
    </svg>
  );
}
