import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";
import { visibilityOptions } from "./profile-choices";
import type { Visibility } from "../../../../contract/account/profile.ts";

const t = translator("profile", profile);

type VisibilitySelectProps = {
  name: string;
  /** For the middle of a sentence, such as "profissão". */
  what: string;
  chosen: Visibility;
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase("pt-BR") + text.slice(1);
}

export function VisibilitySelect({ name, what, chosen }: VisibilitySelectProps) {
  return (
    <Select
      name={name}
      label={t("visibility.label", { field: lowerFirst(what) })}
      options={visibilityOptions}
      defaultValue={chosen}
    />
  );
}
