import { Form } from "@remix-run/react";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { FilterPanel } from "~/ui/form/filter-panel";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import type { FilterField } from "./offer";

const t = translator("classifieds", words);

/** The other filters are collapsed. */
const IN_SIGHT = 3;

const isChosen = (field: FilterField): boolean =>
  field.kind === "check"
    ? field.isChecked
    : field.value !== "" && !(field.kind === "select" && field.value === field.options[0]?.value);

type OfferFiltersProps = {
  path: string;
  filters: readonly FilterField[];
  isFiltered: boolean;
  compared: string;
};

/** Words with the number of active filters. */
export const filtersTitle = (filters: readonly FilterField[]): string =>
  t("filter.active", { count: filters.filter(isChosen).length });

export function OfferFilters(props: OfferFiltersProps) {
  const { filters } = props;
  // Remounts for new values: the fields follow the address.
  const values = filters.map((field) => ("value" in field ? field.value : field.isChecked));
  return (
    <FilterPanel title={filtersTitle(filters)}>
      <FilterForm key={values.join("|")} {...props} />
    </FilterPanel>
  );
}

function FilterForm({ path, filters, isFiltered, compared }: OfferFiltersProps) {
  const others = filters.slice(IN_SIGHT);
  return (
    <Form
      action={path}
      className={layout.filters}
      aria-label={t("filter.label")}
      preventScrollReset
    >
      {compared && <input type="hidden" name="compare" value={compared} />}
      {filters.slice(0, IN_SIGHT).map((field) => (
        <Filter key={field.name} field={field} />
      ))}
      {others.length > 0 && (
        <details open={others.some(isChosen)}>
          <summary>{t("filter.more")}</summary>
          <div className={layout.filters}>
            {others.map((field) => (
              <Filter key={field.name} field={field} />
            ))}
          </div>
        </details>
      )}
      <div className={layout.cluster}>
        <Button type="submit" variant="outline">
          {t("filter.submit")}
        </Button>
        {isFiltered && (
          <Button variant="text" to={path}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
    </Form>
  );
}

function Filter({ field }: { field: FilterField }) {
  const { name, label } = field;
  if (field.kind === "check")
    return <Checkbox name={name} value="1" label={label} defaultChecked={field.isChecked} />;
  if (field.kind === "select") {
    const { value, options } = field;
    return <Select {...{ name, label, options }} defaultValue={value} />;
  }
  const { kind, value, hint } = field;
  const numeric = { inputMode: "numeric", pattern: "[0-9]*", maxLength: 6 } as const;
  return (
    <TextField
      {...{ name, label }}
      {...(hint && { hint })}
      {...(kind === "number" ? numeric : { type: "search", maxLength: 80 })}
      defaultValue={value}
      autoComplete="off"
    />
  );
}
