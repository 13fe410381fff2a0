import { Form } from "@remix-run/react";
import { LockedPage } from "~/content/locked/locked-page";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Select } from "~/ui/form/select";
import { Icon } from "~/ui/media/icon";
import { tableRoles } from "~/ui/data/data-table";
import { ResultBar } from "~/ui/data/result-section";
import { FILTERS_ID } from "~/ui/form/filter-panel";
import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { SourceLines } from "../choropleth/source-lines";
import {
  comparisonFilePath,
  comparisonPath,
  LEAST_COMPARED,
  MOST_COMPARED,
  type Comparison,
  type ComparedCell,
  type ComparedRow,
  type ComparisonQuery,
} from "./comparison-query";
import { cantonComparison as words } from "./words";
import styles from "./comparison-page.module.css";

const t = translator("canton-comparison", words);
const names: Readonly<Record<string, string>> = cantonNames;

function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { cantons, groups, query, sortLabel } = comparison;
  const direction = t(query.isAscending ? "ascending" : "descending");
  return (
    <div data-figures>
      <ResultBar
        titleId="lado-a-lado"
        title={t("caption")}
        count={t("compared", { count: cantons.length })}
        filters={t("change")}
      />
      <p role="status" className={styles.order}>
        {sortLabel ? t("sorted", { figure: sortLabel, direction }) : t("unsorted")}{" "}
        {sortLabel && (
          <SmartLink to={comparisonPath({ ...query, sort: null })} className={textStyles.link}>
            {t("resetSort")}
          </SmartLink>
        )}
      </p>
      <table {...tableRoles.table} className={styles.table}>
        <caption>
          <VisuallyHidden>{t("caption")}</VisuallyHidden>
        </caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col">
              {t("figure")}
            </th>
            {cantons.map(({ code, name }) => (
              <th key={code} {...tableRoles.columnHeader} scope="col">
                <SmartLink to={`/app/cantons/${code}`}>{name}</SmartLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, title, rows }) => (
          <tbody key={name} {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th
                {...tableRoles.rowHeader}
                scope="rowgroup"
                colSpan={cantons.length + 1}
                className={styles.group}
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.figure} row={row} query={query} />
            ))}
          </tbody>
        ))}
      </table>
      <Sources groups={groups} />
    </div>
  );
}

function Row({ row, query }: { row: ComparedRow; query: ComparisonQuery }) {
  const isSorted = query.sort === row.figure;
  const most = Math.max(...row.cells.map(({ value }) => value ?? 0));
  const next = { ...query, sort: row.figure, isAscending: isSorted && !query.isAscending };
  return (
    <tr {...tableRoles.row} className={isSorted ? styles.sorted : undefined}>
      <th {...tableRoles.rowHeader} scope="row">
        <SmartLink
          to={comparisonPath(next)}
          className={styles.sort}
          aria-label={t("sortBy", { figure: row.label })}
        >
          {row.label}
          {isSorted && <span aria-hidden="true">{query.isAscending ? "↑" : "↓"}</span>}
        </SmartLink>
        <span className={styles.unit}>
          {row.unit}, {row.year}
          {row.isEqual && `; ${t("equal")}`}
        </span>
      </th>
      {row.cells.map((cell) => (
        <Cell key={cell.code} cell={cell} most={most} />
      ))}
    </tr>
  );
}

function Cell({ cell: { text, value, mark }, most }: { cell: ComparedCell; most: number }) {
  return (
    <td {...tableRoles.cell} className={mark ? styles[mark] : undefined}>
      {/* Narrow columns need a place to wrap. */}
      {text?.replaceAll("\u00a0", " ") ?? t("missing")}
      {mark && <span className={styles.mark}>{t(mark)}</span>}
      {value !== null && most > 0 && (
        <svg className={styles.track} width="100%" height="8" aria-hidden="true">
          <rect className={styles.bar} width={`${(value / most) * 100}%`} height="8" rx="2" />
        </svg>
      )}
    </td>
  );
}

function Sources({ groups }: Pick<Comparison, "groups">) {
  return (
    <details className={styles.sources}>
      <summary>{t("sources")}</summary>
      {groups.flatMap(({ rows }) =>
        rows.map(({ figure, label, sources }) => (
          <section key={figure} className={styles.source}>
            <h2 className={styles.label}>{label}</h2>
            <SourceLines sources={sources} />
          </section>
        )),
      )}
    </details>
  );
}

export function ComparisonPage({ comparison }: { comparison: Comparison }) {
  const { cantons, groups, query } = comparison;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <Problems comparison={comparison} />
      <Chosen comparison={comparison} />
      {groups.length === 0 ? (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      ) : cantons.length < LEAST_COMPARED ? (
        <p className={styles.few}>{t("needsTwo")}</p>
      ) : (
        <>
          <div className={styles.ways}>
            <Button
              size="sm"
              variant="outline"
              to={comparisonPath({ ...query, isPerHead: !query.isPerHead })}
            >
              {t(query.isPerHead ? "totals" : "perHead")}
            </Button>
            <a
              href={comparisonFilePath(query)}
              download
              className={`${textStyles.link} ${textStyles.tap} ${textStyles.small} ${textStyles.strong}`}
            >
              {t("csv")}
            </a>
            <Button size="sm" variant="text" onClick={() => window.print()}>
              {t("print")}
            </Button>
          </div>
          <ComparisonTable comparison={comparison} />
        </>
      )}
    </>
  );
}

function Problems({ comparison: { query } }: { comparison: Comparison }) {
  const { unknown, left } = query;
  if (unknown.length === 0 && left.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      {unknown.length > 0 && (
        <Alert kind="warning">
          {t("unknown", { count: unknown.length, codes: unknown.join(", ") })}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert kind="warning">
          {t("tooMany", {
            most: MOST_COMPARED,
            names: left.map((code) => names[code] ?? code).join(", "),
          })}
        </Alert>
      )}
    </div>
  );
}

function Chosen({ comparison: { cantons, query } }: { comparison: Comparison }) {
  const { codes } = query;
  const options = Object.entries(names)
    .filter(([code]) => !codes.includes(code))
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));
  return (
    <div className={styles.chosen} id={FILTERS_ID} tabIndex={-1}>
      {cantons.length > 0 && (
        <ul className={`${layout.cluster} ${layout.tight}`}>
          {cantons.map(({ code, name }) => (
            <li key={code}>
              <SmartLink
                to={comparisonPath({ ...query, codes: codes.filter((other) => other !== code) })}
                aria-label={t("remove", { name })}
                className={styles.chip}
              >
                {name}
                <Icon name="x" size={16} />
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {codes.length < MOST_COMPARED && (
        <Form method="get" className={styles.form} key={codes.join()}>
          {codes.length > 0 && <input type="hidden" name="c" value={codes.join(",")} />}
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          {query.isAscending && <input type="hidden" name="order" value="asc" />}
          {query.isPerHead && <input type="hidden" name="per" value="head" />}
          <Select
            name="add"
            label={t("add")}
            required
            options={[{ value: "", label: t("choose") }, ...options]}
          />
          <Button type="submit" variant="outline">
            {t("addButton")}
          </Button>
        </Form>
      )}
    </div>
  );
}

type LockedComparisonProps = { sample: { code: string; name: string } | null };

export function LockedComparison({ sample }: LockedComparisonProps) {
  return (
    <LockedPage
      title={t("locked.title")}
      points={[t("locked.side"), t("locked.sorted"), t("locked.file")]}
      sample={
        sample && {
          to: `/app/cantons/${sample.code}`,
          label: t("locked.sample", { name: sample.name }),
        }
      }
    />
  );
}
