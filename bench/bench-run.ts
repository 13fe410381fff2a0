import type { LoadResult } from "./load.ts";
import type { PageWeight } from "./page-weight.ts";
import { PAGES, PEERS, type BarePage, type PageName, type Peer } from "./pages.ts";

/** One page of one peer, with a result per load case, in their order. */
export type Row = { peer: Peer; page: PageName | BarePage; loads: LoadResult[] };

/** One benchmark run, on demo content or on a hundred times as much. */
export type BenchRun = {
  date: string;
  machine: string;
  plan: string;
  rows: Row[];
  /** Empty in a quick run and in a scaled run. */
  weights: Record<string, PageWeight>;
  memoryBytes: Record<string, number>;
};

export const rowName = ({ peer, page }: Pick<Row, "peer" | "page">) => `${peer} ${page}`;

/** A peer's results for a portal page; for a bare app, those of the corresponding page. */
export function findLoads(run: BenchRun, peer: Peer, page: PageName): LoadResult[] | null {
  const own = peer === "portal" || peer === "fastify" ? page : PAGES[page].beside;
  return run.rows.find((row) => row.peer === peer && row.page === own)?.loads ?? null;
}

/** @throws {Error} if the run has no such row */
export function requireLoad(
  run: BenchRun,
  peer: Peer,
  page: PageName,
  caseIndex: number,
): LoadResult {
  const load = findLoads(run, peer, page)?.[caseIndex];
  if (!load) throw new Error(`this run measured no ${PEERS[peer]} for ${page}`);
  return load;
}
