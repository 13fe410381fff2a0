import { Form } from "@remix-run/react";
import { supermarketCosts as words } from "~/i18n/pt-BR/classifieds/supermarket-costs";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { chains } from "../../../../contract/classifieds/supermarket.ts";
import styles from "../frame/classifieds.module.css";
import type { PriceAnswer } from "./check-price.server";
import type { Product } from "./products.server";

const t = translator("supermarket-costs", words);

type PriceFormProps = {
  products: readonly Product[];
  today: string;
  answer: PriceAnswer | null;
};

export function PriceForm({ products, today, answer }: PriceFormProps) {
  return (
    <details className={styles.more} open={answer !== null || undefined}>
      <summary>{t("check.title")}</summary>
      <p className={styles.quiet}>{t("check.lead")}</p>
      {answer && (
        <Notice kind={answer.isDone ? "success" : "error"} isAnnounced>
          {t(`check.${answer.problem ?? "done"}`)}
        </Notice>
      )}
      <Form method="post" className={styles.filters} preventScrollReset>
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
        <div className={styles.actions}>
          <Button type="submit" variant="outline">
            {t("check.submit")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
