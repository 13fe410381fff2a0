import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { choropleth as words } from "~/i18n/pt-BR/switzerland/choropleth";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import type { FigureChoice } from "./choropleth.schema";
import styles from "./figure-choice-form.module.css";

const t = translator("choropleth", words);

type FigureChoiceFormProps = { figure: string; choices: readonly FigureChoice[] };

export function FigureChoiceForm({ figure, choices }: FigureChoiceFormProps) {
  const id = useId();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);

  // "Back" also changes the address; this updates the select and keeps its focus.
  useEffect(() => {
    if (select.current) select.current.value = figure;
  }, [figure]);

  return (
    <Form method="get" replace preventScrollReset className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {t("figure")}
      </label>
      <select
        ref={select}
        id={id}
        name="figure"
        defaultValue={figure}
        className={styles.select}
        onChange={({ currentTarget: { form } }) =>
          form && submit(form, { replace: true, preventScrollReset: true })
        }
      >
        {choices.map(({ label, figures }) => (
          <optgroup key={label} label={label}>
            {figures.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <noscript>
        <Button type="submit">{t("show")}</Button>
      </noscript>
    </Form>
  );
}
