import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/select";
import { visibilityOptions, type Visibility } from "./profile-choices";

const t = translator("profile", profile);

type VisibilitySelectProps = {
  name: string;
  /** What is shown or hidden, as a word in the middle of a sentence: "profissão". */
  what: string;
  chosen: Visibility;
};

export function VisibilitySelect({ name, what, chosen }: VisibilitySelectProps) {
  return (
    <Select
      name={name}
      label={t("visibility.label", { field: what.toLocaleLowerCase("pt-BR") })}
      options={visibilityOptions}
      defaultValue={chosen}
    />
  );
}
