import type { LoadResult } from "./load.ts";
import type { PageWeight } from "./page-weight.ts";
import { PAGES, PEERS, type BarePage, type PageName, type Peer } from "./pages.ts";

export type Row = { peer: Peer; page: PageName | BarePage; loads: LoadResult[] };

export type BenchRun = {
  date: string;
  machine: string;
  plan: string;
  rows: Row[];
  weights: Record<string, PageWeight>;
  memoryBytes: Record<string, number>;
};

export const rowName = ({ peer, page }: Pick<Row, "peer" | "page">) => `${peer} ${page}`;

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
