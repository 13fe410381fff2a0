import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { to } from "~/i18n/paths";
import { newsSearch } from "~/i18n/pt-BR/news-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import styles from "./news-filter-form.module.css";
import { resultsPath } from "./news-links";
import type { NewsFilter } from "./news.schema";

const t = translator("news-search", newsSearch);

export type FilterChoices = {
  categories: readonly { slug: string; name: string }[];
  cantons: readonly { code: string; name: string }[];
  canFilterByCanton: boolean;
};

const fields = ["query", "category", "canton", "from", "until", "sort"] as const;

/** A plain GET form: the address holds the filters, with or without JavaScript. */
export function NewsFilterForm({
  filter,
  choices,
}: {
  filter: NewsFilter;
  choices: FilterChoices;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  // The address also changes by chips and by "back"; the fields follow without losing the focus.
  useEffect(() => {
    for (const name of fields) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = filter[name] ?? "";
      }
    }
  }, [filter]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    navigate(resultsPath(values as Partial<NewsFilter>), { preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      action={to("/app/news/results")}
      onSubmit={search}
      className={styles.form}
      aria-label={t("filter.label")}
    >
      <div className={styles.fields}>
        <TextField
          type="search"
          name="query"
          label={t("filter.query")}
          placeholder={t("filter.queryPlaceholder")}
          defaultValue={filter.query}
          maxLength={200}
        />
        <Select
          name="category"
          label={t("filter.category")}
          defaultValue={filter.category ?? ""}
          options={[
            { value: "", label: t("filter.anyCategory") },
            ...choices.categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Select
          name="canton"
          label={t("filter.canton")}
          hint={choices.canFilterByCanton ? undefined : t("filter.cantonLocked")}
          disabled={!choices.canFilterByCanton}
          defaultValue={filter.canton ?? ""}
          options={[
            { value: "", label: t("filter.anyCanton") },
            ...choices.cantons.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <TextField type="date" name="from" label={t("filter.from")} defaultValue={filter.from} />
        <TextField type="date" name="until" label={t("filter.until")} defaultValue={filter.until} />
        <Select
          name="sort"
          label={t("filter.sort")}
          defaultValue={filter.sort}
          options={(["new", "old", "comments"] as const).map((sort) => ({
            value: sort,
            label: t(`filter.sorts.${sort}`),
          }))}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {t("filter.submit")}
        </Button>
      </div>
    </Form>
  );
}
