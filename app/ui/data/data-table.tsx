import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

// Some browsers drop table semantics when `display` changes, and on phones each row is a card.
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, keyOf } = props;
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption className={styles.caption}>
        {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead {...tableRoles.group} className={styles.head}>
        <tr {...tableRoles.row}>
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              {...tableRoles.columnHeader}
              scope="col"
              className={isNumber ? styles.number : undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...tableRoles.row}>
            {columns.map(({ title, cell, isNumber }, place) =>
              place === 0 ? (
                <th key={title} {...tableRoles.rowHeader} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={title}
                  {...tableRoles.cell}
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
