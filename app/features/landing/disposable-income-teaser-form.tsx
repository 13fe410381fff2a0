import { useState } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import type { ExampleIncome } from "./landing.server";
import { formatPercent, formatWholeChf } from "~/i18n/format";
import { landing } from "./words";
import styles from "./disposable-income-teaser-form.module.css";
import {
  disposableIncomeTeaser,
  type DisposableIncomeField,
  type DisposableIncomeInput,
} from "./disposable-income-teaser";

const t = translator("landing", landing);

const NOTHING: DisposableIncomeInput = { salary: "", rent: "", premium: "" };

const startOf = (example: ExampleIncome["opened"]): DisposableIncomeInput =>
  example
    ? { salary: `${example.salary}`, rent: `${example.rent}`, premium: `${example.premium}` }
    : NOTHING;

type DisposableIncomeTeaserFormProps = {
  example: ExampleIncome["opened"];
  /** POST, so that no address contains a salary. */
  sent: DisposableIncomeInput | null;
};

/** The browser computes and sends nothing; without JavaScript, the server computes. */
export function DisposableIncomeTeaserForm({ example, sent }: DisposableIncomeTeaserFormProps) {
  const [typed, setTyped] = useState(sent ?? startOf(example));
  const result = disposableIncomeTeaser(typed);
  const isShort = result.state === "known" && result.leftChf < 0;
  const field = (name: DisposableIncomeField) => (
    <TextField
      name={name}
      unit="CHF"
      label={t(`left.${name}`)}
      error={
        result.state === "invalid" && result.field === name
          ? t(result.reason === "large" ? "left.large" : "left.invalid")
          : undefined
      }
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <section className={styles.section} id="quanto-sobra" aria-labelledby="left-heading">
      <div>
        <h2 id="left-heading">{t("left.heading")}</h2>
        <p className={styles.lead}>
          {example ? t("left.leadExample", { name: example.name }) : t("left.lead")}
        </p>
      </div>
      <form
        className={layout.stack}
        method="post"
        action="?index#quanto-sobra"
        onSubmit={(event) => event.preventDefault()}
      >
        {field("salary")}
        {field("rent")}
        {field("premium")}
        <noscript>
          <Button type="submit">{t("left.submit")}</Button>
        </noscript>
      </form>
      <output className={isShort ? `${styles.result} ${styles.short}` : styles.result}>
        {result.state === "known" ? (
          <>
            <span>{isShort ? t("left.missing") : t("left.result")}</span>
            <strong>{formatWholeChf(Math.abs(result.leftChf))}</strong>
            {result.rentShare === null ? null : (
              <span>{t("left.rentShare", { share: formatPercent(result.rentShare * 100) })}</span>
            )}
            <small>{t("left.note")}</small>
          </>
        ) : (
          <span>{t(result.state === "invalid" ? "left.wrong" : "left.empty")}</span>
        )}
      </output>
    </section>
  );
}
