/** As many rows as Directus gives at once. */
export const ROWS_OF_AN_ANSWER = 500;

type Page = { limit: number; offset: number };

/**
 * All rows of a question that has a lasting order, asked in as few answers as Directus allows.
 * Directus compares no UUIDs ("after this id" is refused), so pages go by number, each from the last row
 * of the one before: where that row stands elsewhere, something before it came or went meanwhile, and the
 * reading begins anew.
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
