import { landing } from "~/i18n/pt-BR/public/landing";
import { formatList } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { comingOffers, freeToday, openOffers } from "../../../contract/account/offer.ts";
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

const open = formatList(openOffers.map(({ title }) => title));

function answerTo(row: (typeof ROWS)[number], priceLabel: string | null): string {
  switch (row) {
    case "price":
      return priceLabel
        ? t("faq.rows.price.answer", { price: priceLabel })
        : t("faq.rows.price.answerUnknown");
    case "pay":
      return t("faq.rows.pay.answer", { free: freeToday });
    case "ready":
      return comingOffers.length > 0
        ? t("faq.rows.ready.answerPartly", { open })
        : t("faq.rows.ready.answer");
    default:
      return t(`faq.rows.${row}.answer`);
  }
}
