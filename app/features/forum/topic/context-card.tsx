import { contextCard } from "~/features/forum/context-card.words";
import { translator } from "~/i18n/translator";
import styles from "./context-card.module.css";
import type { CardLine } from "../topic";

const t = translator("context-card", contextCard);

export function ContextCard({ lines }: { lines: readonly CardLine[] }) {
  return (
    <dl className={styles.card} aria-label={t("card.title")}>
      {lines.map(({ field, label, text }) => (
        <div key={field} className={styles.line}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
