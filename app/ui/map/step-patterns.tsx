import styles from "./step-patterns.module.css";

const idOf = (step: number) => `map-step-${step}`;

const TILE = 18;
const MARKS: Readonly<Record<number, string>> = {
  0: `M3 3L${TILE - 3} ${TILE - 3}M${TILE - 3} 3L3 ${TILE - 3}`,
  2: `M${TILE / 2} ${TILE / 2}h.1`,
  3: `M0 ${TILE}L${TILE} 0`,
  4: `M0 ${TILE}L${TILE} 0M0 ${TILE / 2}L${TILE / 2} 0M${TILE / 2} ${TILE}L${TILE} ${TILE / 2}`,
  5: `M0 ${TILE}L${TILE} 0M0 0L${TILE} ${TILE}`,
};

export const patternOf = (step: number | undefined): string | null =>
  step !== undefined && step in MARKS ? `url(#${idOf(step)})` : null;

/** Render it once per page, before the elements that use it. */
export function StepPatterns() {
  return (
    <defs>
      {Object.entries(MARKS).map(([step, path]) => (
        <pattern
          key={step}
          id={idOf(Number(step))}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <path d={path} className={Number(step) > 3 ? styles.onDark : styles.mark} />
        </pattern>
      ))}
    </defs>
  );
}

type StepSwatchProps = { step: number };

export function StepSwatch({ step }: StepSwatchProps) {
  const pattern = patternOf(step);
  return (
    <svg className={styles.swatch} width="30" height="20" viewBox="0 0 54 36" aria-hidden="true">
      <rect width="54" height="36" className={styles[`step${step}`]} />
      {pattern && <rect width="54" height="36" fill={pattern} className={styles.pattern} />}
      <rect width="54" height="36" className={styles.edge} />
    </svg>
  );
}
