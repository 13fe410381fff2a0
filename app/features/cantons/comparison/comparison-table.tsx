import { cantonComparison as words } from "~/i18n/pt-BR/switzerland/canton-comparison";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { comparisonPath } from "./comparison-query";
import type { ComparedCell, ComparedRow, Comparison, ComparisonQuery } from "./comparison.schema";
import { SourceLines } from "../choropleth/source-lines";
import styles from "./comparison-table.module.css";

const t = translator("canton-comparison", words);

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { cantons, groups, query, sortLabel } = comparison;
  const direction = t(query.isAscending ? "ascending" : "descending");
  return (
    <div data-figures>
      <p role="status" className={styles.order}>
        {sortLabel ? t("sorted", { figure: sortLabel, direction }) : t("unsorted")}{" "}
        {sortLabel && (
          <SmartLink to={comparisonPath({ ...query, sort: null })} className={styles.reset}>
            {t("resetSort")}
          </SmartLink>
        )}
      </p>
      <div
        role="region"
        aria-label={t("caption")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className={styles.frame}
      >
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t("caption")}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t("figure")}</th>
              {cantons.map(({ code, name }) => (
                <th key={code} scope="col">
                  <SmartLink to={`/app/cantons/${code}`}>{name}</SmartLink>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, title, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={cantons.length + 1} className={styles.group}>
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.figure} row={row} query={query} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Sources groups={groups} />
    </div>
  );
}

function Row({ row, query }: { row: ComparedRow; query: ComparisonQuery }) {
  const isSorted = query.sort === row.figure;
  const next = { ...query, sort: row.figure, isAscending: isSorted && !query.isAscending };
  return (
    <tr className={isSorted ? styles.sorted : undefined}>
      <th scope="row">
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
        <Cell key={cell.code} cell={cell} />
      ))}
    </tr>
  );
}

function Cell({ cell: { text, mark } }: { cell: ComparedCell }) {
  return (
    <td className={mark ? styles[mark] : undefined}>
      {text ?? t("missing")}
      {mark && <span className={styles.mark}>{t(mark)}</span>}
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
