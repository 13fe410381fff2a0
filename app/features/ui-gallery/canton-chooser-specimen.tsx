import { useState } from "react";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { CantonChooser } from "~/ui/map/canton-chooser";
import { CantonMap } from "~/ui/map/canton-map";
import { t } from "./gallery-words";

const names: Readonly<Record<string, string>> = cantonNames;

/** Rendered in the browser only: its headless library sets an inline style. */
export function CantonChooserSpecimen({ chosen = null }: { chosen?: string | null }) {
  const isInBrowser = useIsInBrowser();
  const [code, setCode] = useState(chosen);
  const label = t(chosen ? "fields.mapChosen" : "fields.map");
  if (!isInBrowser) return <CantonMap label={label} selectedCode={code} />;
  return (
    <CantonChooser
      label={label}
      nameOf={(one) => names[one] ?? one}
      selectedCode={code}
      onSelect={setCode}
    />
  );
}
