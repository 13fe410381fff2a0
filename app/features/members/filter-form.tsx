import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { members as words } from "~/i18n/pt-BR/community/members";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  DIRECTORY_QUERY_MAX_LENGTH,
  directorySorts,
  stageNames,
} from "../../../contract/community/members.ts";
import { LANGUAGES } from "../../../contract/account/profile.ts";
import { MEMBERS, membersPath, type MemberFilter } from "./member-filter";
import type { CantonChoice } from "./members.server";
import styles from "./members.module.css";

const t = translator("members", words);
const tProfile = translator("profile", profile);

type FilterFormProps = { filter: MemberFilter; cantons: readonly CantonChoice[] };

export function FilterForm({ filter, cantons }: FilterFormProps) {
  const isNarrowed = membersPath({ ...filter, sort: "new", page: 1 }) !== MEMBERS;
  const { name: _name, canton: _canton, page: _page, ...others } = filter;
  const hasMore = membersPath(others) !== MEMBERS;
  const form = useRef<HTMLFormElement>(null);
  const path = membersPath(filter);
  useEffect(() => {
    if (form.current) fill(form.current, new URLSearchParams(path.split("?")[1]));
  }, [path]);
  return (
    <Form
      ref={form}
      action={MEMBERS}
      className={styles.filters}
      aria-label={t("filter.label")}
      preventScrollReset
    >
      <TextField
        name="name"
        type="search"
        label={t("filter.name")}
        defaultValue={filter.name ?? ""}
        maxLength={DIRECTORY_QUERY_MAX_LENGTH}
        autoComplete="off"
      />
      <Select
        name="canton"
        label={t("filter.canton")}
        defaultValue={filter.canton ?? ""}
        options={[
          { value: "", label: t("filter.anyCanton") },
          ...cantons.map(({ code, name, count }) => ({
            value: code,
            label: count === null ? name : t("filter.counted", { name, count }),
          })),
        ]}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="outline">
          {t("filter.submit")}
        </Button>
        {isNarrowed && (
          <Button variant="text" to={MEMBERS}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
      <details className={styles.more} open={hasMore}>
        <summary>{t("filter.more")}</summary>
        <div className={styles.filters}>
          <TextField
            name="profession"
            type="search"
            label={t("filter.profession")}
            defaultValue={filter.profession ?? ""}
            maxLength={DIRECTORY_QUERY_MAX_LENGTH}
            autoComplete="off"
          />
          <Select
            name="language"
            label={t("filter.language")}
            defaultValue={filter.language ?? ""}
            options={[
              { value: "", label: t("filter.anyLanguage") },
              ...LANGUAGES.map((value) => ({ value, label: tProfile(`languages.${value}`) })),
            ]}
          />
          <Select
            name="stage"
            label={t("filter.stage")}
            defaultValue={filter.stage ?? ""}
            options={[
              { value: "", label: t("filter.anyStage") },
              ...stageNames.map((value) => ({ value, label: t(`filter.stages.${value}`) })),
            ]}
          />
          <Select
            name="sort"
            label={t("filter.sort")}
            defaultValue={filter.sort}
            options={directorySorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
          />
          <Checkbox
            name="volunteers"
            value="1"
            defaultChecked={filter.isVolunteer}
            label={t("filter.volunteers")}
          />
        </div>
      </details>
    </Form>
  );
}

/** For an address that changed by a link. The focus stays. */
function fill(form: HTMLFormElement, asked: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = asked.has(field.name);
    } else if (field instanceof HTMLInputElement) {
      field.value = asked.get(field.name) ?? "";
    } else if (field instanceof HTMLSelectElement) {
      field.value = asked.get(field.name) ?? field.options[0]?.value ?? "";
    }
  }
}
