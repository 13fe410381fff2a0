export type Row = Record<string, unknown>;

/** Rows of one table; a row with the same key is overwritten. */
export type TableRows = { table: string; key: string; rows: Row[] };

/** Rows without ids of their own: those of the named parents are replaced. */
export type LinkRows = {
  table: string;
  parent: string;
  parents: (string | number)[];
  rows: Row[];
};
