import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DataTable, type Column } from "~/ui/data/data-table";
import { Alert } from "~/ui/feedback/alert";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import text from "~/ui/text/text.module.css";
import type { CantonFigures, CantonSummary } from "./cantons.server";
import type { ChoroplethAnswer } from "./choropleth/choropleth.schema";
import { ChoroplethSection } from "./choropleth/choropleth-section";
import { cantonsIndex } from "./words";
import styles from "./cantons-page.module.css";

const t = translator("cantons", words);
const tIndex = translator("cantons-index", cantonsIndex);
const knownNames: Readonly<Record<string, string>> = cantonNames;

export type CantonsPageProps = {
  cantons: readonly CantonSummary[] | null;
  canSeeFigures: boolean;
  map?: ChoroplethAnswer | null;
};

const nameOf = ({ code, name }: CantonSummary) => knownNames[code] ?? name;

const NAMES: readonly Column<CantonSummary>[] = [
  {
    title: tIndex("index.name"),
    cell: (canton) => (
      <SmartLink to={`/app/cantons/${canton.code}`} className={text.link}>
        {nameOf(canton)}
      </SmartLink>
    ),
  },
  { title: tIndex("index.code"), cell: ({ code }) => code },
  { title: tIndex("index.languages"), cell: ({ languages }) => languages.join(", ") },
];

function figure(
  title: string,
  name: "populationInThousands" | "medianMonthlySalaryChf" | "averageRentChf",
  format: (value: number) => string,
): Column<CantonSummary> {
  return {
    title,
    isNumber: true,
    cell: ({ figures }) => {
      const value = figures?.[name] ?? null;
      return value === null ? t("unknown") : format(value);
    },
  };
}

const FIGURES = [
  figure(t("figures.population"), "populationInThousands", formatPopulation),
  figure(t("figures.salary"), "medianMonthlySalaryChf", formatWholeChf),
  figure(t("figures.rent"), "averageRentChf", formatWholeChf),
];

export function CantonsPage({ cantons, canSeeFigures, map }: CantonsPageProps) {
  return (
    <>
      <h1 className={styles.title}>{tIndex("index.title")}</h1>
      <p className={styles.lead}>{tIndex(canSeeFigures ? "index.lead" : "index.leadFree")}</p>
      {cantons && cantons.length > 0 ? (
        <>
          <p className={styles.ways}>
            <Button variant="outline" to="/app/cantons/what-is-left">
              {tIndex("index.left")}
            </Button>
            <Button variant="outline" to="/app/cantons/compare">
              {tIndex("index.compare")}
            </Button>
          </p>
          {map && <ChoroplethSection {...map} />}
          <Overview cantons={cantons} canSeeFigures={canSeeFigures} />
        </>
      ) : (
        <Missing isUnavailable={cantons === null} />
      )}
    </>
  );
}

function Overview({
  cantons,
  canSeeFigures,
}: {
  cantons: readonly CantonSummary[];
  canSeeFigures: boolean;
}) {
  const rows = cantons.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "pt-BR"));
  return (
    <div data-figures>
      <DataTable
        caption={tIndex("index.caption")}
        columns={canSeeFigures ? [...NAMES, ...FIGURES] : NAMES}
        rows={rows}
        keyOf={({ code }) => code}
      />
      {canSeeFigures ? (
        <Sources figures={rows.map((row) => row.figures)} />
      ) : (
        <div className={styles.locked}>
          <Alert kind="info">{t("locked.figures")}</Alert>
          <Button to="/app/membership">{tIndex("index.membership")}</Button>
        </div>
      )}
    </div>
  );
}

function Sources({ figures }: { figures: readonly (CantonFigures | null)[] }) {
  const lines = [...new Set(figures.flatMap((each) => each?.sourceLines ?? []))];
  if (lines.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{tIndex("index.sources")}</summary>
      <ul lang="de">
        {lines.map((line) => (
          <li key={line} data-source>
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

const tCantonsIndex = translator("cantons-index", cantonsIndex);

export function CantonList() {
  return (
    <section aria-labelledby="canton-list" className={styles.section}>
      <h2 id="canton-list" className={text.heading}>
        {tCantonsIndex("list.title")}
      </h2>
      <p className={styles.cantonListLead}>{tCantonsIndex("list.lead")}</p>
      <ul className={styles.list}>
        {Object.entries(cantonNames).map(([code, name]) => (
          <li key={code}>
            <SmartLink to={`/app/cantons/${code}`} className={styles.cantonListLink}>
              {name}
              <span aria-hidden="true" className={`${text.small} ${text.faint}`}>
                {code}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ isUnavailable }: { isUnavailable: boolean }) {
  return (
    <>
      <StateMessage
        kind={isUnavailable ? "error" : "empty"}
        title={tIndex(isUnavailable ? "index.away" : "index.empty")}
      >
        {tIndex(isUnavailable ? "index.awayText" : "index.emptyText")}
      </StateMessage>
      <CantonList />
    </>
  );
}
