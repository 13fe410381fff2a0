import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Tier } from "../../../contract/account/roles.ts";

const RELOAD_AFTER_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;
const LIST_TIMEOUT_MS = 1_500;
const PAGE_SIZE = 500;

const filesAnswer = z.object({ data: z.array(z.object({ id: z.string() })) });

export type ListFiles = (tier: Tier) => Promise<ReadonlySet<string>>;

export type FileListOptions = {
  cmsUrl: string;
  tokens: Record<Tier, string>;
  timeoutFactor?: number;
};

/** @throws when Directus does not answer */
export function createFileList({ cmsUrl, tokens, timeoutFactor = 1 }: FileListOptions): ListFiles {
  return async function listFiles(tier) {
    const ids = new Set<string>();
    for (let page = 1; ids.size === (page - 1) * PAGE_SIZE; page++) {
      const query = `fields=id&sort=id&limit=${PAGE_SIZE}&page=${page}`;
      const answer = await fetch(new URL(`/files?${query}`, cmsUrl), {
        headers: { Authorization: `Bearer ${tokens[tier]}` },
        signal: AbortSignal.timeout(LIST_TIMEOUT_MS * timeoutFactor),
      });
      if (!answer.ok) throw new Error(`Directus answered ${answer.status}`);
      const { data } = filesAnswer.parse(await answer.json());
      for (const { id } of data) ids.add(id);
      if (data.length === 0) break;
    }
    return ids;
  };
}

type Index = { ids: ReadonlySet<string> | null; readAtMs: number };

/**
 * Index of existing files by tier, so that made-up addresses cost nothing and real pictures never queue
 * behind them. An id missing from the list triggers a new list, at most once a second. While no list can be
 * loaded, every id may exist.
 */
export function createFileIndex(
  listFiles: ListFiles,
  nowMs: () => number = Date.now,
  wait: (ms: number) => Promise<void> = sleep,
) {
  const indexes = new Map<Tier, Index>();
  const inFlight = new Map<Tier, Promise<Index>>();

  function read(tier: Tier): Promise<Index> {
    const running = inFlight.get(tier);
    if (running) return running;
    const reading = listFiles(tier)
      .catch(() => null)
      .then((ids) => {
        const index = { ids, readAtMs: nowMs() };
        // Purged during the load: the list may be older than the change.
        if (inFlight.get(tier) === reading) indexes.set(tier, index);
        return index;
      })
      .finally(() => {
        if (inFlight.get(tier) === reading) inFlight.delete(tier);
      });
    inFlight.set(tier, reading);
    return reading;
  }

  function remainingFreshMs(known: Index | undefined): number {
    if (!known) return 0;
    const believedMs = known.ids === null ? AFTER_FAILURE_MS : RELOAD_AFTER_MS;
    return known.readAtMs + believedMs - nowMs();
  }

  /** True if this tier may read the file, or if that is unknown. */
  async function mayHave(tier: Tier, fileId: string): Promise<boolean> {
    const known = indexes.get(tier);
    if (known?.ids?.has(fileId)) return true;
    const { ids } = known && remainingFreshMs(known) > 0 ? known : await read(tier);
    return ids === null || ids.has(fileId);
  }

  return {
    mayHave,
    /**
     * Like `mayHave`, but waits for a file that is not listed yet, such as a photo uploaded a moment ago.
     */
    async mayHaveSoon(tier: Tier, fileId: string): Promise<boolean> {
      if (await mayHave(tier, fileId)) return true;
      const known = indexes.get(tier);
      // Wait until a new list may be loaded. Repeat, because a timer can fire slightly early.
      while (indexes.get(tier) === known && remainingFreshMs(known) > 0)
        await wait(remainingFreshMs(known));
      return mayHave(tier, fileId);
    },
    purge(): void {
      indexes.clear();
      inFlight.clear();
    },
  };
}
