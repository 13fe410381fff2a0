import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { callCms, type CmsAdmin } from "../cms-extensions/cms-client.ts";
import { median, percentile } from "./figures.ts";

export type PublishAccess = { origin: string; cookie: string; cms: CmsAdmin };

export type Seen = Record<
  "page" | "list" | "corrected" | "found",
  { p50Ms: number; p95Ms: number }
>;

const READERS = 8;
const LOOK_EVERY_MS = 10;
/** A member may search thirty times a minute. */
export const SEARCH_EVERY_MS = 2_100;
const GIVE_UP_MS = 60_000;
const LIST = "/pt-BR/app/news";

/**
 * Measures how soon a member sees what an editor publishes: on the item's page, in the list, as a corrected
 * title, and in the search, while eight members read the list. Deletes its items afterwards.
 */
export async function measurePublishing(access: PublishAccess, rounds: number): Promise<Seen> {
  const { origin, cookie, cms } = access;

  const get = async (path: string) =>
    (await fetch(new URL(path, origin), { headers: { cookie } })).text();
  /** A keep-alive connection may close just as it is reused; a browser retries too. */
  const read = (path: string) => get(path).catch(() => get(path));

  async function untilSaid(path: string, words: string, look = read): Promise<number> {
    const startMs = performance.now();
    while (!(await look(path)).includes(words)) {
      if (performance.now() - startMs > GIVE_UP_MS) throw new Error(`${path} never said ${words}`);
      await pause(LOOK_EVERY_MS);
    }
    return performance.now() - startMs;
  }

  let searchedMs = -SEARCH_EVERY_MS;
  async function search(path: string): Promise<string> {
    await pause(Math.max(0, searchedMs + SEARCH_EVERY_MS - performance.now()));
    searchedMs = performance.now();
    return read(path);
  }

  async function publishOnce(): Promise<Record<keyof Seen, number>> {
    const word = `zz${randomUUID().replaceAll(/[^a-f]/g, "")}`;
    const slug = `bench-${randomUUID()}`;
    const json = {
      ...{ title: `Medida ${word}`, slug, summary: "Uma medida.", body: "<p>Texto.</p>" },
      ...{ access: "free", sourceName: "Fonte", sourceUrl: "https://example.com/" },
    };
    const item = await callCms<{ id: string }>(cms, "POST", "/items/news", { json });
    const path = `/items/news/${item?.id}`;
    try {
      await callCms(cms, "PATCH", path, { json: { status: "published" } });
      const [page, list, found] = await Promise.all([
        untilSaid(`${LIST}/${slug}`, word),
        untilSaid(`${LIST}/results`, word),
        untilSaid(`/pt-BR/app/search?query=${word}`, slug, search),
      ]);
      await callCms(cms, "PATCH", path, { json: { title: `Corrigida ${word}` } });
      const corrected = await untilSaid(`${LIST}/${slug}`, `Corrigida ${word}`);
      return { page, list, corrected, found };
    } finally {
      await callCms(cms, "DELETE", path);
    }
  }

  const reading = new AbortController();
  const saveReading = async () => {
    while (!reading.signal.aborted) await read(LIST);
  };
  const readers = Array.from({ length: READERS }, saveReading);
  const took: Record<keyof Seen, number>[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) took.push(await publishOnce());
  } finally {
    reading.abort();
    await Promise.allSettled(readers);
  }
  const figuresOf = (name: keyof Seen) => {
    const values = took.map((each) => each[name]).toSorted((one, other) => one - other);
    return { p50Ms: median(values), p95Ms: percentile(values, 0.95) };
  };
  return {
    page: figuresOf("page"),
    list: figuresOf("list"),
    corrected: figuresOf("corrected"),
    found: figuresOf("found"),
  };
}
