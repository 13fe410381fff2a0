import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { VisuallyHidden } from "./visually-hidden";

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the end, in figures of one width. */
  isNumber?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  isCaptionShown?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** On phones each row is a card. The roles are written out, since `display` would take them away. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, keyOf } = props;
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>
        {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={isNumber ? styles.number : undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ title, cell, isNumber }, place) =>
              place === 0 ? (
                <th key={title} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={title}
                  role="cell"
                  data-title={title}
                  className={isNumber ? styles.number : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
