import { landing } from "~/i18n/pt-BR/landing";
import { translator } from "~/i18n/translator";
import styles from "./questions.module.css";

const t = translator("landing", landing);

const ROWS = ["pay", "price", "ready", "youtube", "advice", "data"] as const;

export function Questions({ priceLabel }: { priceLabel: string | null }) {
  return (
    <section id="perguntas" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{t("faq.heading")}</h2>
      <div className={styles.list}>
        {ROWS.map((row) => (
          <details key={row}>
            <summary>{t(`faq.rows.${row}.question`)}</summary>
            <p>{answerTo(row, priceLabel)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function answerTo(row: (typeof ROWS)[number], priceLabel: string | null): string {
  if (row !== "price") return t(`faq.rows.${row}.answer`);
  return priceLabel
    ? t("faq.rows.price.answer", { price: priceLabel })
    : t("faq.rows.price.answerUnknown");
}
