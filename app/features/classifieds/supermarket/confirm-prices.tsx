import { Form } from "@remix-run/react";
import { formatDate, formatList, formatMoney } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type {
  OwnPrice,
  PricesToConfirm,
  WaitingPrice,
} from "../../../../contract/api/shelf-prices-v1.ts";
import { refusalReasons } from "../../../../contract/classifieds/price-receipts.ts";
import styles from "../frame/classifieds.module.css";
import receipts from "./receipt.module.css";
import type { VoteAnswer } from "./vote-price.server";
import { supermarketCosts as words } from "./words";

const t = translator("supermarket-costs", words);

const DONE = new Set<VoteAnswer["vote"]>(["confirmed", "refused", "waiting"]);

const shownOf = ({ product, chain, cents, seenAt }: WaitingPrice | OwnPrice) => ({
  ...{ product, chain },
  cents: formatMoney(cents, "CHF"),
  date: formatDate(`${seenAt}T12:00:00Z`),
});

type ConfirmPricesProps = { prices: PricesToConfirm | null; answer: VoteAnswer | null };

/** Prices that wait for another member, and the member's own with their state. */
export function ConfirmPrices({ prices, answer }: ConfirmPricesProps) {
  return (
    <section className={styles.section} aria-labelledby="confirmar">
      <h2 id="confirmar" className={text.large}>
        {t("confirm.title")}
      </h2>
      <p className={`${text.small} ${text.muted}`}>{t("confirm.lead")}</p>
      {answer && (
        <Alert kind={DONE.has(answer.vote) ? "success" : "error"} isAnnounced>
          {t(`confirm.answers.${answer.vote}`)}
        </Alert>
      )}
      {!prices && <p>{t("confirm.unavailable")}</p>}
      {prices?.waiting.length === 0 && <p>{t("confirm.none")}</p>}
      {prices && prices.waiting.length > 0 && (
        <ul className={`${layout.stack} ${layout.pairs}`}>
          {prices.waiting.map((price) => (
            <li key={price.receipt} className={styles.card}>
              <Waiting price={price} />
            </li>
          ))}
        </ul>
      )}
      {prices && prices.own.length > 0 && <Own prices={prices.own} />}
    </section>
  );
}

function Waiting({ price }: { price: WaitingPrice }) {
  const { receipt, isRefused } = price;
  const shown = shownOf(price);
  const address = to(`/app/classifieds/supermarket-costs/receipts/${receipt}`);
  const title = `preco-${receipt}`;
  return (
    <>
      <h3 id={title} className={`${styles.subheading} ${styles.title}`}>
        {t("confirm.price", shown)}
      </h3>
      {isRefused && <p>{t("confirm.refused")}</p>}
      <a href={address} target="_blank" rel="noreferrer" className={receipts.link}>
        <img
          src={address}
          alt={t("confirm.picture", shown)}
          loading="lazy"
          className={receipts.picture}
        />
        <span className={text.small}>{t("confirm.open")}</span>
      </a>
      <Form method="post" aria-labelledby={title} preventScrollReset>
        <Vote price={price} />
        <Button type="submit" name="answer" value="right">
          {t("confirm.right")}
        </Button>
      </Form>
      <Form method="post" aria-labelledby={title} className={layout.filters} preventScrollReset>
        <Vote price={price} />
        <Select
          name="reason"
          label={t("confirm.why")}
          options={refusalReasons.map((value) => ({
            value,
            label: t(`confirm.reasons.${value}`),
          }))}
        />
        <div className={layout.cluster}>
          <Button type="submit" name="answer" value="wrong" variant="outline">
            {t("confirm.wrong")}
          </Button>
        </div>
      </Form>
    </>
  );
}

function Vote({ price: { receipt, cents, seenAt } }: { price: WaitingPrice }) {
  return (
    <>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="receipt" value={receipt} />
      <input type="hidden" name="cents" value={cents} />
      <input type="hidden" name="seenAt" value={seenAt} />
    </>
  );
}

function Own({ prices }: { prices: readonly OwnPrice[] }) {
  return (
    <>
      <h3 className={styles.subheading}>{t("own.title")}</h3>
      <ul className={layout.stack}>
        {prices.map((price) => {
          const { product, chain, state } = price;
          const reasons = price.reasons.map((reason) =>
            t(`confirm.reasons.${reason}`).toLowerCase(),
          );
          return (
            <li key={`${product}|${chain}|${price.seenAt}`}>
              {t("own.line", shownOf(price))} <strong>{t(`own.states.${state}`)}</strong>
              {state === "refused" && reasons.length > 0 && (
                <> {t("own.reasons", { reasons: formatList(reasons) })}</>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
