import { Form } from "@remix-run/react";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { FileField } from "~/ui/form/file-field";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  RECEIPT_DAYS,
  RECEIPT_MAX_BYTES,
} from "../../../../contract/classifieds/price-receipts.ts";
import { chains } from "../../../../contract/classifieds/supermarket.ts";
import type { Product } from "./cart.server";
import { supermarketCosts as words } from "./words";
import type { PriceAnswer } from "./check-price.server";

const t = translator("supermarket-costs", words);

const RECEIPT_TYPES = "image/jpeg,image/png,image/webp";
const MEGABYTE = 1_048_576;

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
      {answer && (answer.isDone || answer.problem) && (
        <Alert kind={answer.isDone ? "success" : "error"} isAnnounced>
          {t(`check.${answer.problem ?? "done"}`)}
        </Alert>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className={layout.filters}
        preventScrollReset
      >
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
        <FileField
          words={ui.file}
          name="receipt"
          label={t("check.receipt")}
          hint={t("check.receiptHint", {
            megabytes: RECEIPT_MAX_BYTES / MEGABYTE,
            days: RECEIPT_DAYS,
          })}
          accept={RECEIPT_TYPES}
          required
          error={answer?.receiptError ?? undefined}
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
