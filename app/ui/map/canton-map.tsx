import styles from "./canton-map.module.css";
import mapUrl from "./canton-map.svg";

/** In drawing order: smaller cantons lie above their neighbors. */
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

export const shapeUrl = (code: string) => `${mapUrl}#${code}`;

type CantonOutlineProps = { code: string; isSelected?: boolean };

export function CantonOutline({ code, isSelected = false }: CantonOutlineProps) {
  const className = isSelected ? `${styles.outline} ${styles.selectedOutline}` : styles.outline;
  return <use href={shapeUrl(code)} className={className} />;
}

export function Lakes() {
  return <use href={`${mapUrl}#lakes`} className={styles.lakes} />;
}

type CantonMapProps = {
  label: string;
  selectedCode: string | null;
  names?: Readonly<Record<string, string>>;
};

export function CantonMap({ label, selectedCode, names }: CantonMapProps) {
  return (
    <svg {...drawing} role="img" aria-label={label}>
      {cantonCodes.map((code) => (
        <g key={code}>
          {names?.[code] && <title>{names[code]}</title>}
          <CantonShape code={code} isSelected={code === selectedCode} />
        </g>
      ))}
      <Lakes />
    </svg>
  );
}
