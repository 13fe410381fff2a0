import type { Knex } from "knex";
import {
  figureKeys,
  figureKinds,
  readCantonValues,
  type FigureKey,
} from "../../../../contract/switzerland/canton-figures.ts";

export type FigureRow = {
  key: FigureKey;
  year: number;
  publisher: string | null;
  source: string | null;
  sourceUrl: string | null;
  note: string | null;
  byCanton: unknown;
};

export type CantonRow = {
  id: number;
  cantonCode: string;
  figures: Record<string, unknown> | null;
} & Partial<Record<FigureKey, unknown>>;

const columns = figureKeys.filter((key) => "isColumn" in figureKinds[key]);
/** Columns with decimals; all others hold integers, and published decimals are rounded. */
const withDecimals: readonly FigureKey[] = ["areaKm2"];

const sourceOf = ({ publisher, source }: FigureRow) =>
  [publisher, source].filter(Boolean).join(": ") || null;

function newest(rows: readonly FigureRow[]): FigureRow[] {
  return columns.flatMap((key) => {
    const ofKey = rows.filter((row) => row.key === key);
    return ofKey.length > 0
      ? [ofKey.reduce((one, other) => (other.year > one.year ? other : one))]
      : [];
  });
}

/**
 * Returns the changes that make a canton's columns equal to the newest published rows that name it: column
 * → value, and year and source in `figures`. Empty if nothing changes.
 * @param touched keys of changed or removed rows that named the canton: their columns are cleared if no
 * published row is left. A column that never had a row keeps its manual value.
 */
export function changesOf(
  canton: CantonRow,
  rows: readonly FigureRow[],
  touched: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  const figures = { ...canton.figures };
  const valueOf = (row: FigureRow) => readCantonValues(row.byCanton).values[canton.cantonCode];
  const current = newest(rows.filter(valueOf));
  for (const key of columns) {
    if (!touched.has(key) || current.some((row) => row.key === key)) continue;
    if ((canton[key] ?? null) !== null) changes[key] = null;
    delete figures[key];
  }
  for (const row of current) {
    const found = valueOf(row);
    if (!found) continue;
    const isWhole = !withDecimals.includes(row.key);
    const value = found.value !== null && isWhole ? Math.round(found.value) : found.value;
    const stored = canton[row.key] ?? null;
    if ((stored === null ? null : Number(stored)) !== value) changes[row.key] = value;
    figures[row.key] = {
      value,
      year: row.year,
      source: found.source ?? sourceOf(row),
      sourceUrl: found.sourceUrl ?? row.sourceUrl,
      note: row.note,
    };
  }
  if (JSON.stringify(figures) !== JSON.stringify(canton.figures ?? {}))
    changes["figures"] = figures;
  return changes;
}

export type Named = { key: string; cantonCodes: ReadonlySet<string> };

export async function listWrongCantons(
  database: Knex,
  before: readonly Named[],
): Promise<{ id: number; changes: Record<string, unknown> }[]> {
  const rows = await database<FigureRow & { status: string }>("canton_figures")
    .where({ status: "published" })
    .whereIn("key", columns);
  const cantons = await database<CantonRow>("Cantons").select(
    "id",
    "cantonCode",
    "figures",
    ...columns,
  );
  return cantons.flatMap((canton) => {
    const named = before.filter(({ cantonCodes }) => cantonCodes.has(canton.cantonCode));
    const touched = new Set(named.map(({ key }) => key));
    const changes = changesOf(canton as CantonRow, rows, touched);
    return Object.keys(changes).length > 0 ? [{ id: canton.id, changes }] : [];
  });
}
