import { Form } from "@remix-run/react";
import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { chains } from "../../../../contract/classifieds/supermarket.ts";
import { SourceLine } from "../frame/source-line";
import type { Cart, Product } from "./cart.server";
import { supermarketCosts as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { PriceAnswer } from "./check-price.server";

const t = translator("supermarket-costs", words);

type PriceFormProps = {
  products: readonly Product[];
  today: string;
  answer: PriceAnswer | null;
};

export function PriceForm({ products, today, answer }: PriceFormProps) {
  return (
    <details open={answer !== null || undefined}>
      <summary>{t("check.title")}</summary>
      <p className={`${text.small} ${text.muted}`}>{t("check.lead")}</p>
      {answer && (
        <Alert kind={answer.isDone ? "success" : "error"} isAnnounced>
          {t(`check.${answer.problem ?? "done"}`)}
        </Alert>
      )}
      <Form method="post" className={layout.filters} preventScrollReset>
        <Select
          name="product"
          label={t("check.product")}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          name="chain"
          label={t("check.chain")}
          options={chains.map((value) => ({ value, label: value }))}
        />
        <TextField
          name="price"
          label={t("check.price")}
          inputMode="decimal"
          required
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          name="seenAt"
          label={t("check.seenAt")}
          type="date"
          required
          defaultValue={today}
          max={today}
        />
        <div className={layout.cluster}>
          <Button type="submit" variant="outline">
            {t("check.submit")}
          </Button>
        </div>
      </Form>
    </details>
  );
}

type Total = { chain: string; cents: number | null };

const columns: Column<Total>[] = [
  { title: t("surveys.chain"), cell: ({ chain }) => chain },
  {
    title: t("surveys.total"),
    isNumber: true,
    cell: ({ cents }) => (cents === null ? t("unknown") : formatMoney(cents, "CHF")),
  },
];

export function PriceSurveys({ surveys }: Pick<Cart, "surveys">) {
  return (
    <section className={styles.section} aria-labelledby="cestas">
      <h2 id="cestas" className={text.large}>
        {t("surveys.title")}
      </h2>
      <p className={`${text.small} ${text.muted}`}>
        {t(surveys.length > 0 ? "surveys.lead" : "surveys.none")}
      </p>
      <ul className={styles.list}>
        {surveys.map(({ id, value, source, sourceUrl }) => (
          <li key={id} className={styles.card}>
            <DataTable
              caption={t("surveys.caption", { name: value.name, period: value.period })}
              isCaptionShown
              columns={columns}
              rows={Object.entries(value.totalsCents).map(([chain, cents]) => ({ chain, cents }))}
              keyOf={({ chain }) => chain}
            />
            {value.note && <p className={`${text.small} ${text.muted}`}>{value.note}</p>}
            <SourceLine {...{ source, sourceUrl }} checked={null} until={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
