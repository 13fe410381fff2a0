import { useState, useSyncExternalStore } from "react";
import { cantonNames } from "~/i18n/pt-BR/canton-names";
import { CantonChooser } from "~/ui/canton-chooser";
import { CantonMap } from "~/ui/canton-map";
import { t } from "./gallery-words";

const names: Readonly<Record<string, string>> = cantonNames;
const neverChanges = () => () => undefined;

/** Drawn in the browser only, as on the map panel: its headless part writes a style of its own. */
export function CantonChooserSpecimen({ chosen = null }: { chosen?: string | null }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
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
