import styles from "./canton-map.module.css";
import mapUrl from "./canton-map.svg";

/** The drawing's own order, so that the smaller cantons lie above their neighbours. */
const cantonCodes =
  "ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU".split(" ");

type CantonMapProps = {
  label: string;
  selectedCode: string | null;
  /** Gets `null` when the selected canton is chosen again. */
  onSelect?: (code: string | null) => void;
};

/** For eyes and pointer; always put a list with the same cantons beside it for the keyboard. */
export function CantonMap({ label, selectedCode, onSelect }: CantonMapProps) {
  return (
    <svg className={styles.map} viewBox="0 0 1000 642" role="img" aria-label={label}>
      {cantonCodes.map((code) => (
        <use
          key={code}
          href={`${mapUrl}#${code}`}
          className={code === selectedCode ? `${styles.canton} ${styles.selected}` : styles.canton}
          onClick={onSelect && (() => onSelect(code === selectedCode ? null : code))}
        />
      ))}
      <use href={`${mapUrl}#lakes`} className={styles.lakes} />
    </svg>
  );
}
