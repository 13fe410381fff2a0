export type Row = Record<string, unknown>;

export type TableRows = { table: string; key: string; rows: Row[] };

/** Rows without ids of their own: those of the named parents are replaced. */
export type LinkRows = {
  table: string;
  parent: string;
  parents: (string | number)[];
  rows: Row[];
};
