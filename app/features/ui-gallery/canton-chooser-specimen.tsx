import { useState } from "react";
import { cantonNames } from "~/i18n/pt-BR/canton-names";
import { CantonChooser } from "~/ui/canton-chooser";
import { t } from "./gallery-words";

const names: Readonly<Record<string, string>> = cantonNames;

export function CantonChooserSpecimen({ chosen = null }: { chosen?: string | null }) {
  const [code, setCode] = useState(chosen);
  return (
    <CantonChooser
      label={t(chosen ? "fields.mapChosen" : "fields.map")}
      nameOf={(one) => names[one] ?? one}
      selectedCode={code}
      onSelect={setCode}
    />
  );
}
