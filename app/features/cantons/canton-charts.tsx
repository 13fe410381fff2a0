import { Fragment, type ReactElement } from "react";
import { translator } from "~/i18n/translator";
import type { ChartFrame } from "~/ui/data/chart-frame";
import text from "~/ui/text/text.module.css";
import type { CantonChart, CantonNumbers, ChartRow } from "./canton-charts.schema";
import { cantonPage as words } from "./canton-page.words";
import type { FigureSource } from "./choropleth/choropleth.schema";
import { SourceName } from "./choropleth/source-lines";
import styles from "./canton-page.module.css";

const t = translator("canton-page", words);

type ChartsProps = {
  name: string;
  charts: readonly CantonChart[];
  /** Imported by the page, so that its styles load with the page. */
  Frame: typeof ChartFrame;
};

export function CantonCharts({ numbers, ...shown }: ChartsProps & { numbers: CantonNumbers }) {
  return (
    <>
      {shown.charts.length > 0 && <Charts {...shown} />}
      {numbers.rows.length > 0 && <Numbers numbers={numbers} />}
    </>
  );
}

function Charts({ name, charts, Frame }: ChartsProps) {
  return (
    <section aria-labelledby="canton-charts" className={styles.charts}>
      <h2 id="canton-charts" className={text.heading}>
        {t("charts.title", { name })}
      </h2>
      <ul aria-label={t("charts.legend")} className={styles.legend}>
        <LegendItem label={name}>
          <rect className={styles.bar} y="6" width="28" height="10" rx="3" />
        </LegendItem>
        <LegendItem label={t("charts.median")}>
          <line className={styles.median} x1="14" x2="14" y1="1" y2="21" />
        </LegendItem>
      </ul>
      {charts.map((chart) => (
        <Chart key={chart.name} name={name} chart={chart} Frame={Frame} />
      ))}
    </section>
  );
}

function Numbers({ numbers: { rows, missing, sources } }: { numbers: CantonNumbers }) {
  return (
    <section aria-labelledby="canton-numbers">
      <h2 id="canton-numbers" className={styles.subtitle}>
        {t("page.numbers")}
      </h2>
      <dl className={styles.facts}>
        {rows.map(({ label, text: value, place }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <span className={styles.note}>{place}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Missing figures={missing} />
      <p data-source className={styles.note}>
        <SourceText sources={sources} />
      </p>
    </section>
  );
}

/** All sources of a chart in one sentence. */
function SourceText({ sources }: { sources: readonly FigureSource[] }) {
  const newerYears = new Set(sources.flatMap(({ newerYear }) => newerYear ?? []));
  return (
    <>
      {t("source")}:{" "}
      {sources.map((source, at) => (
        <Fragment key={source.name + source.year + source.reviewedOn}>
          {at > 0 && "; "}
          <SourceName source={source} />
        </Fragment>
      ))}
      {[...newerYears].map((newerYear) => (
        <strong key={newerYear}>. {newerYear}</strong>
      ))}
    </>
  );
}

function LegendItem({ label, children }: { label: string; children: ReactElement }) {
  return (
    <li>
      <svg width="28" height="22" aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  );
}

type ChartProps = Pick<ChartsProps, "name" | "Frame"> & { chart: CantonChart };

function Chart({ name, chart, Frame }: ChartProps) {
  const { title, rows, missing, notes, sources } = chart;
  const [first, ...rest] = notes;
  const longest = Math.max(...rows.flatMap(({ value, median }) => [value, median]));
  return (
    <Frame
      title={title}
      lead={
        <>
          {first && <p className={styles.note}>{first}</p>}
          <Missing figures={missing} />
        </>
      }
      summary={t("charts.summary", { title, rows: rows.map(spoken).join("; ") })}
      tableLabel={t("charts.table")}
      table={
        <>
          <ChartTable name={name} chart={chart} />
          {rest.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </>
      }
      source={<SourceText sources={sources} />}
    >
      <div className={styles.rows}>
        {rows.map((row) => (
          <Bar key={row.label} row={row} longest={longest} />
        ))}
      </div>
    </Frame>
  );
}

function Missing({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return <p className={styles.note}>{t("missing", { figures: figures.join("; ") })}</p>;
}

const spoken = ({ label, text: value, medianText }: ChartRow) =>
  t("charts.spoken", { label, value, median: medianText });

function Bar({ row, longest }: { row: ChartRow; longest: number }) {
  const { label, value, text: shown, median, medianText, isOther } = row;
  const share = (part: number) => `${longest > 0 ? (part / longest) * 100 : 0}%`;
  return (
    <div className={isOther ? `${styles.row} ${styles.other}` : styles.row}>
      <span>{label}</span>
      <span className={styles.amount}>
        <span className={text.strong}>{shown}</span>
        <span className={styles.medianText}>{t("charts.medianOf", { value: medianText })}</span>
      </span>
      <svg className={styles.track} width="100%" height="22" aria-hidden="true">
        <rect className={styles.ground} y="6" width="100%" height="10" rx="3" />
        <rect className={styles.bar} y="6" width={share(value)} height="10" rx="3" />
        <line className={styles.median} x1={share(median)} x2={share(median)} y1="1" y2="21" />
      </svg>
    </div>
  );
}

function ChartTable({ name, chart: { title, rows } }: { name: string; chart: CantonChart }) {
  const hasNeighbors = rows.some(({ neighborsText }) => neighborsText);
  return (
    <table aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("page.figure")}</th>
          <th scope="col">{rows.some(({ isOther }) => isOther) ? t("page.value") : name}</th>
          <th scope="col">{t("charts.median")}</th>
          {hasNeighbors && <th scope="col">{t("charts.neighbors")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, text: value, place, medianText, neighborsText }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {value} <span className={styles.note}>{place}</span>
            </td>
            <td>{medianText}</td>
            {hasNeighbors && <td>{neighborsText}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
