import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { contentSearch } from "~/i18n/pt-BR/content/content-search";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import styles from "./filter-form.module.css";
import type { ContentKind, TranslateSearch } from "../content-kind";
import { resultsPath } from "../links";
import { NARROWING, SORTS, type ContentFilter } from "../narrowing";

const t = translator("content-search", contentSearch);

export type FilterChoices = {
  categories: readonly { slug: string; name: string }[];
  tags: readonly { slug: string; name: string }[];
  cantons: readonly { code: string; name: string }[];
  canFilterByCanton: boolean;
};

const fields = [...NARROWING, "sort"] as const;

type FilterFormProps = {
  kind: ContentKind;
  words: TranslateSearch;
  filter: ContentFilter;
  choices: FilterChoices;
};

/** A plain GET form: the address holds the filters, with or without JavaScript. */
export function FilterForm({ kind, words, filter, choices }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  // The address also changes through chips and "back"; the fields follow without losing focus.
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
    navigate(resultsPath(kind, values as Partial<ContentFilter>), { preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      action={resultsPath(kind)}
      onSubmit={search}
      className={styles.form}
      aria-label={t("filter.label")}
    >
      <div className={styles.line}>
        <TextField
          type="search"
          name="query"
          label={t("filter.query")}
          placeholder={t("filter.queryPlaceholder")}
          defaultValue={filter.query}
          maxLength={QUERY_MAX_LENGTH}
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {t("filter.submit")}
        </Button>
      </div>
      <input type="hidden" name="tag" defaultValue={filter.tag} />
      <details>
        <summary className={styles.summary}>{t("filter.more")}</summary>
        <div className={styles.fields}>
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
          {kind.choices.map(({ name, label, any, options }) => (
            <Select
              key={name}
              name={name}
              label={label}
              defaultValue={filter[name] ?? ""}
              options={[{ value: "", label: any }, ...options]}
            />
          ))}
          <TextField type="date" name="from" label={t("filter.from")} defaultValue={filter.from} />
          <TextField
            type="date"
            name="until"
            label={t("filter.until")}
            defaultValue={filter.until}
          />
          <Select
            name="unread"
            label={t("filter.unread")}
            defaultValue={filter.unread ?? ""}
            options={[
              { value: "", label: t("filter.anyRead") },
              { value: "1", label: t("filter.onlyUnread") },
            ]}
          />
          <Select
            name="sort"
            label={t("filter.sort")}
            defaultValue={filter.sort}
            options={SORTS.map((sort) => ({
              value: sort,
              label:
                sort === "new" || sort === "old"
                  ? words(`filter.sorts.${sort}`)
                  : t(`filter.sorts.${sort}`),
            }))}
          />
        </div>
      </details>
    </Form>
  );
}
