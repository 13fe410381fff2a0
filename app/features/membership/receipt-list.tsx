import { formatDate, formatMoney, formatPercent } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { Alert } from "~/ui/feedback/alert";
import { VisuallyHidden } from "~/ui/visually-hidden";
import text from "~/ui/text/text.module.css";
import { membership } from "./words";
import styles from "./receipt-list.module.css";

const t = translator("membership", membership);

export type ShownReceipt = {
  id: string;
  number: string;
  status: string | null;
  currency: string;
  amountCents: number;
  taxCents: number;
  taxPercent: number | null;
  taxNumber: string | null;
  createdAt: string;
  url: string | null;
};

type ReceiptListProps = { receipts: ShownReceipt[] | null; seller: string };

export function ReceiptList({ receipts, seller }: ReceiptListProps) {
  return (
    <div className={styles.receipts}>
      <h3 className={styles.title}>{t("receipts.title")}</h3>
      {receipts === null ? (
        <Alert kind="warning">{t("receipts.failed")}</Alert>
      ) : receipts.length === 0 ? (
        <p>{t("receipts.empty")}</p>
      ) : (
        <>
          <p className={`${text.small} ${text.faint}`}>{t("receipts.seller", { seller })}</p>
          <ul className={styles.list}>
            {receipts.map((receipt) => (
              <Row key={receipt.id} {...receipt} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Row(receipt: ShownReceipt) {
  const { number, status, currency, amountCents, taxCents, taxPercent, taxNumber } = receipt;
  const { createdAt, url } = receipt;
  const money = (cents: number) =>
    formatMoney(cents, currency.toUpperCase() === "BRL" ? "BRL" : "CHF");
  const state = status === "paid" || status === "open" ? status : "other";
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {url ? (
          <a
            className={text.link}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-describedby={NEW_TAB_NOTE_ID}
          >
            <span aria-hidden="true">{number}</span>
            <VisuallyHidden>{t("receipts.open", { number })}</VisuallyHidden>
          </a>
        ) : (
          number
        )}
        <span className={`${text.small} ${text.faint}`}>
          {formatDate(createdAt)} · {t(`receipts.states.${state}`)}
        </span>
      </span>
      <span className={styles.amount}>
        {money(amountCents)}
        {taxCents > 0 && (
          <span className={`${text.small} ${text.faint}`}>
            {taxPercent === null
              ? t("receipts.tax")
              : t("receipts.taxWithRate", { percent: formatPercent(taxPercent, 3) })}{" "}
            {money(taxCents)}
          </span>
        )}
        {taxCents > 0 && taxNumber && (
          <span className={`${text.small} ${text.faint}`}>
            {t("receipts.taxNumber", { number: taxNumber })}
          </span>
        )}
      </span>
    </li>
  );
}
