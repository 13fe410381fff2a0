import type { ReactNode } from "react";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import styles from "./tool-result.module.css";

const t = translator("tools", words);

type Headline = {
  label: string;
  amount: string;
  /** Screen readers announce these lines with the headline. */
  notes?: readonly string[];
  isBad?: boolean;
};

type ToolResultProps = {
  waiting: "empty" | "invalid" | "missing" | null;
  headline: Headline | null;
  edition?: string;
  /** The result uses only the member's inputs, so it has no other source. */
  isTypedOnly?: boolean;
  children?: ReactNode;
};

/** Screen readers announce changes of the headline only. */
export function ToolResult(props: ToolResultProps) {
  const { waiting, headline, edition, isTypedOnly = false, children } = props;
  return (
    <section
      className={styles.result}
      aria-labelledby="tool-result"
      data-typed={isTypedOnly || undefined}
    >
      <h2 id="tool-result" className={styles.heading}>
        {t("result.heading")}
      </h2>
      <output aria-live="polite" className={styles.headline}>
        {waiting && <span className={styles.pending}>{t(`result.${waiting}`)}</span>}
        {headline && !waiting && (
          <>
            <span>{headline.label}</span>
            <strong className={headline.isBad ? `${styles.amount} ${styles.bad}` : styles.amount}>
              {headline.amount}
            </strong>
            {headline.notes?.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </>
        )}
      </output>
      {!waiting && children}
      {!waiting && (
        <footer className={styles.footer}>
          {edition && <p>{t("result.edition", { edition })}</p>}
          <p>{t("result.disclaimer")}</p>
        </footer>
      )}
    </section>
  );
}
