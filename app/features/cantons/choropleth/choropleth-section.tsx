import { lazy, startTransition, Suspense, useState, type ReactNode } from "react";
import { MAP_CREDIT } from "~/i18n/pt-BR/switzerland/map-credit";
import { translator } from "~/i18n/translator";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { StepMap } from "~/ui/map/step-map";
import { StepSwatch } from "~/ui/map/step-patterns";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import type { Choropleth, MappedCanton } from "./choropleth.schema";
import { SourceLines } from "./source-lines";
import { choropleth as words } from "./words";
import styles from "./choropleth-section.module.css";

const t = translator("choropleth", words);

/** Cantons that are too small to tap on a phone. They also get a button. */
const SMALL_CANTON_CODES: readonly string[] = "BS BL SH AR AI ZG NW OW GL UR GE JU NE".split(" ");

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

function ChoroplethMap({ shown, selectedCode, onSelect }: ChoroplethMapProps) {
  const isInBrowser = useIsInBrowser();
  const { label, cantons } = shown;
  const steps = Object.fromEntries(cantons.map(({ code, step }) => [code, step]));
  const find = (code: string) => cantons.find((canton) => canton.code === code);
  const nameOf = (code: string) => describe(find(code)) ?? code;
  const staticMap = <StepMap label={t("map", { figure: label })} steps={steps} />;
  return (
    <>
      {isInBrowser ? (
        <Suspense fallback={staticMap}>
          <StepChooser
            label={t("map", { figure: label })}
            steps={steps}
            nameOf={nameOf}
            selectedCode={selectedCode}
            onSelect={onSelect}
          />
        </Suspense>
      ) : (
        staticMap
      )}
      <div role="group" aria-label={t("small")} className={styles.small}>
        <p aria-hidden="true" className={styles.smallTitle}>
          {t("small")}
        </p>
        {SMALL_CANTON_CODES.flatMap((code) => find(code) ?? []).map(({ code, step }) => (
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

type ChoroplethTableProps = {
  shown: Choropleth;
  selectedCode: string | null;
  heads: ReactNode;
};

export const TABLE_ID = "canton-table";

function ChoroplethTable({ shown, selectedCode, heads }: ChoroplethTableProps) {
  return (
    <table id={TABLE_ID} className={styles.table}>
      <caption className={styles.caption}>{t("table", { figure: shown.label })}</caption>
      <thead>
        <tr>
          {heads ?? (
            <>
              <th scope="col">{t("name")}</th>
              <th scope="col" className={styles.number}>
                {shown.unit}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.cantons.map(({ code, name, text, step }) => (
          <tr key={code} className={code === selectedCode ? styles.chosen : undefined}>
            <th scope="row">
              <SmartLink to={`/app/cantons/${code}`} className={styles.link}>
                <StepSwatch step={step} />
                {name}
              </SmartLink>
            </th>
            <td className={styles.number}>{text ?? t("unknown")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChosenFigureProps = {
  canton: MappedCanton | undefined;
  hasSelected: boolean;
};

function ChosenFigure({ canton, hasSelected }: ChosenFigureProps) {
  return (
    <div className={styles.chosenCanton}>
      <p
        role="status"
        className={canton ? styles.chosenFigure : `${textStyles.small} ${textStyles.muted}`}
      >
        {canton ? describeChosen(canton) : t(hasSelected ? "cleared" : "hint")}
      </p>
      {canton && (
        <p className={`${layout.cluster} ${layout.tight}`}>
          <Button size="sm" variant="outline" to={`/app/cantons/${canton.code}`}>
            {t("page")}
          </Button>
          <Button size="sm" variant="text" to={`/app/cantons/compare?c=${canton.code}`}>
            {t("compare")}
          </Button>
        </p>
      )}
    </div>
  );
}

function describeChosen({ name, text, place }: MappedCanton): string {
  if (text === null) return t("chosenMissing", { name });
  return place ? t("chosen", { name, value: text, place }) : t("canton", { name, value: text });
}

type ChoroplethSectionProps = {
  shown: Choropleth;
  title?: string;
  /** Two cells in place of the table's plain heads. */
  heads?: ReactNode;
  /** In place of legend and table. */
  list?: ReactNode;
  children?: ReactNode;
};

export function ChoroplethSection(props: ChoroplethSectionProps) {
  const { shown, title = t("title"), heads, list, children } = props;
  const [selectedCode, select] = useState<string | null>(null);
  const [hasSelected, setTouched] = useState(false);
  // Redrawing 26 cantons at once would block the click on a slow phone.
  const choose = (code: string | null) =>
    startTransition(() => {
      select(code);
      setTouched(true);
    });
  const selected = shown.cantons.find(({ code }) => code === selectedCode);
  return (
    <section aria-labelledby="figures-on-map" className={styles.section}>
      <h2 id="figures-on-map" className={textStyles.heading}>
        {title}
      </h2>
      {children}
      <div className={styles.pair}>
        <div className={styles.drawing}>
          <h3 className={textStyles.large}>{shown.label}</h3>
          <ChoroplethMap shown={shown} selectedCode={selectedCode} onSelect={choose} />
          <ChosenFigure canton={selected} hasSelected={hasSelected} />
          {!list && <Legend shown={shown} />}
          <label className={styles.patterns}>
            <input type="checkbox" />
            {t("patterns")}
          </label>
          {shown.sources.length > 0 && <SourceLines sources={shown.sources} />}
          <p className={`${textStyles.small} ${textStyles.faint}`}>{MAP_CREDIT}</p>
        </div>
        {list ?? <ChoroplethTable shown={shown} selectedCode={selectedCode} heads={heads} />}
      </div>
    </section>
  );
}

function Legend({ shown: { legend, unit, cantons } }: { shown: Choropleth }) {
  const isMissing = cantons.some(({ step }) => step === 0);
  return (
    <div>
      <p className={styles.unit}>{t("legend", { unit })}</p>
      <ul className={styles.legend}>
        {legend.map(({ step, range, count }) => (
          <li key={step}>
            <StepSwatch step={step} />
            <span>{range}</span>
            <span className={styles.count}>{t("count", { count })}</span>
          </li>
        ))}
        {isMissing && (
          <li>
            <StepSwatch step={0} />
            <span>{t("missing")}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
