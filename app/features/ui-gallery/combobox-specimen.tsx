import { useState } from "react";
import { Combobox } from "~/ui/form/combobox";
import { t } from "./gallery-words";

const cantons = [
  { value: "AG", label: "Argóvia", code: "AG" },
  { value: "GE", label: "Genebra", code: "GE" },
  { value: "SG", label: "São Galo", code: "SG" },
  { value: "ZH", label: "Zurique", code: "ZH" },
];
const words = {
  none: t("fields.choose"),
  clear: t("fields.clear"),
  found: (count: number) => t("fields.found", { count }),
};

type State = { chosen?: string; hint?: string; error?: string; isDisabled?: boolean };

export function ComboboxSpecimen({ chosen = "", ...state }: State) {
  const [value, setValue] = useState(chosen);
  return (
    <Combobox
      {...state}
      label={t("fields.search")}
      options={cantons}
      value={value}
      onChange={setValue}
      words={words}
    />
  );
}
