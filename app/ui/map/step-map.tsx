import { cantonCodes, drawing, shapeUrl } from "./canton-map";
import styles from "./step-patterns.module.css";
import { patternOf, StepPatterns } from "./step-patterns";

/** 0 without a figure. */
export type Steps = Readonly<Record<string, number>>;

export function StepShape({ code, step }: { code: string; step: number }) {
  const pattern = patternOf(step);
  return (
    <>
      <use href={shapeUrl(code)} className={`${styles.shape} ${styles[`step${step}`]}`} />
      {pattern && <use href={shapeUrl(code)} fill={pattern} className={styles.pattern} />}
    </>
  );
}

export function StepMap({ label, steps }: { label: string; steps: Steps }) {
  return (
    <svg {...drawing} role="img" aria-label={label}>
      <StepPatterns />
      {cantonCodes.map((code) => (
        <StepShape key={code} code={code} step={steps[code] ?? 0} />
      ))}
    </svg>
  );
}
