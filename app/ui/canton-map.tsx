import styles from "./canton-map.module.css";
import mapUrl from "./canton-map.svg";

/** The drawing's own order, so that the smaller cantons lie above their neighbours. */
export const cantonCodes: readonly string[] =
  "ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU".split(" ");

export const drawing = { viewBox: "0 0 1000 642", className: styles.map } as const;

type CantonShapeProps = { code: string; isSelected: boolean };

export function CantonShape({ code, isSelected }: CantonShapeProps) {
  return (
    <use
      href={`${mapUrl}#${code}`}
      className={isSelected ? `${styles.canton} ${styles.selected}` : styles.canton}
    />
  );
}

/** Drawn last, over every neighbour. */
export function CantonOutline({ code }: { code: string }) {
  return <use href={`${mapUrl}#${code}`} className={styles.outline} />;
}

export function Lakes() {
  return <use href={`${mapUrl}#lakes`} className={styles.lakes} />;
}

type CantonMapProps = { label: string; selectedCode: string | null };

/** A picture; `CantonChooser` is the map to choose from. */
export function CantonMap({ label, selectedCode }: CantonMapProps) {
  return (
    <svg {...drawing} role="img" aria-label={label}>
      {cantonCodes.map((code) => (
        <CantonShape key={code} code={code} isSelected={code === selectedCode} />
      ))}
      <Lakes />
    </svg>
  );
}
