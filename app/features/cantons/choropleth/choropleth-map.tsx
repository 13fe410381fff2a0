import { lazy, Suspense } from "react";
import { choropleth as words } from "~/i18n/pt-BR/switzerland/choropleth";
import { translator } from "~/i18n/translator";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { StepSwatch } from "~/ui/map/step-patterns";
import { StepMap } from "~/ui/map/step-map";
import type { Choropleth, MappedCanton } from "./choropleth.schema";
import styles from "./choropleth-map.module.css";

const t = translator("choropleth", words);

/** Cantons smaller than a finger on a phone screen. */
const SMALL: readonly string[] = "BS BL SH AR AI ZG NW OW GL UR GE JU NE".split(" ");

// If this chunk fails to load, the map image stays and the table below has the same data.
const StepChooser = lazy(() =>
  import("~/ui/map/step-chooser").then(
    (part) => ({ default: part.StepChooser }),
    () => ({ default: StepMap }),
  ),
);

type ChoroplethMapProps = {
  shown: Choropleth;
  selectedCode: string | null;
  onSelect: (code: string | null) => void;
};

export function ChoroplethMap({ shown, selectedCode, onSelect }: ChoroplethMapProps) {
  const isInBrowser = useIsInBrowser();
  const { label, cantons } = shown;
  const steps = Object.fromEntries(cantons.map(({ code, step }) => [code, step]));
  const find = (code: string) => cantons.find((canton) => canton.code === code);
  const nameOf = (code: string) => describe(find(code)) ?? code;
  const picture = <StepMap label={t("map", { figure: label })} steps={steps} />;
  return (
    <>
      {isInBrowser ? (
        <Suspense fallback={picture}>
          <StepChooser
            label={t("map", { figure: label })}
            steps={steps}
            nameOf={nameOf}
            selectedCode={selectedCode}
            onSelect={onSelect}
          />
        </Suspense>
      ) : (
        picture
      )}
      <div role="group" aria-label={t("small")} className={styles.small}>
        {SMALL.flatMap((code) => find(code) ?? []).map(({ code, step }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === selectedCode}
            aria-label={`${code}, ${nameOf(code)}`}
            className={styles.button}
            onClick={() => onSelect(code === selectedCode ? null : code)}
          >
            <StepSwatch step={step} />
            {code}
          </button>
        ))}
      </div>
    </>
  );
}

const describe = (canton: MappedCanton | undefined) =>
  canton && t("canton", { name: canton.name, value: canton.text ?? t("unknown") });
