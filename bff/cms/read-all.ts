export const ROWS_OF_AN_ANSWER = 500;

type Page = { limit: number; offset: number };

/**
 * Reads all rows of a query with a stable order, in as few requests as Directus allows. Directus cannot
 * compare UUIDs (it refuses "after this id"), so pages use offsets. Each page starts at the last row of the
 * previous one. If that row moved, rows were added or removed meanwhile, and the read restarts.
 * @throws what `ask` throws
 */
export async function readAll<Row extends { id: unknown }>(
  ask: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const known: Row[] = [];
  for (;;) {
    const offset = Math.max(0, known.length - 1);
    const rows = await ask({ limit: ROWS_OF_AN_ANSWER, offset });
    const last = known.at(-1);
    if (last && rows[0]?.id !== last.id) known.length = 0;
    else {
      known.push(...rows.slice(last ? 1 : 0));
      if (rows.length < ROWS_OF_AN_ANSWER) return known;
    }
  }
}
