import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { RequestLink } from "./ask-link";
import { collectLinks } from "./collect-links";
import { nextLinkState, type LinkAnswer } from "./judge-link";

export const LINK_CHECKS = "link_checks";

export type CheckLinksDeps = {
  database: Knex;
  ask: RequestLink;
  portalOrigin: string;
  now: Date;
  pause: () => Promise<void>;
  /** Maximum number of addresses per night, those with the oldest check first. */
  limit?: number;
};

type CheckRow = {
  id: string;
  url: string;
  failures: number;
  failedSince: Date | null;
};
type Use = { collection: string; item: string; title: string; uses: number };

const LIMIT = 600;
/** A second check in the same night would count as a second failure. */
const SAME_NIGHT_MS = 12 * 3_600_000;
/**
 * If at least this many hosts were checked and none answered, the portal's own connection failed, not the
 * sites.
 */
const MIN_HOSTS_FOR_OUTAGE = 5;
const ROWS_AT_ONCE = 200;

function* slices<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) yield items.slice(at, at + ROWS_AT_ONCE);
}

async function updateRows(database: Knex, links: ReadonlyMap<string, Use>): Promise<void> {
  const rows: (Use & { id: string; url: string })[] = await database(LINK_CHECKS).select(
    ...["id", "url", "collection", "item", "title", "uses"],
  );
  const gone = rows.filter(({ url }) => !links.has(url)).map(({ id }) => id);
  for (const ids of slices(gone)) await database(LINK_CHECKS).whereIn("id", ids).delete();
  const known = new Map(rows.map((row) => [row.url, row]));
  const added = [...links].filter(([url]) => !known.has(url));
  for (const part of slices(added))
    await database(LINK_CHECKS)
      .insert(part.map(([url, use]) => ({ id: randomUUID(), url, ...use })))
      .onConflict("url")
      .ignore();
  for (const [url, use] of links) {
    const row = known.get(url);
    const isSame =
      row?.item === use.item &&
      row.collection === use.collection &&
      row.title === use.title &&
      row.uses === use.uses;
    if (row && !isSame) await database(LINK_CHECKS).where({ id: row.id }).update(use);
  }
}

const hostsOf = (urls: Iterable<string>) => new Set([...urls].map((url) => new URL(url).host));

const isOwnConnectionDown = (answers: ReadonlyMap<string, LinkAnswer>) =>
  hostsOf(answers.keys()).size >= MIN_HOSTS_FOR_OUTAGE &&
  [...answers.values()].every((answer) => typeof answer === "string");

const HOSTS_AT_ONCE = 6;
/** After this many timeouts in a row, the other addresses of the host are checked in another night. */
const MAX_TIMEOUTS = 3;

/**
 * Checks every address once: several hosts in parallel, but each host one address at a time with a pause.
 * No site should mistake the portal for an attacker.
 */
export async function requestLinks(
  urls: readonly string[],
  ask: RequestLink,
  pause: () => Promise<void>,
): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const pending = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
  const work = async () => {
    for (let queue = pending.shift(); queue; queue = pending.shift()) {
      let silences = 0;
      for (const [at, url] of queue.entries()) {
        if (silences === MAX_TIMEOUTS) break;
        if (at > 0) await pause();
        const answer = await ask(url);
        silences = answer === "timeout" ? silences + 1 : 0;
        answers.set(url, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return answers;
}

/**
 * Checks the links of published texts and records since when each broken link has failed. Records nothing
 * in a night without any answer.
 * @returns number of checked addresses, and whether the results were recorded
 */
export async function checkLinks(
  deps: CheckLinksDeps,
): Promise<{ requested: number; isKept: boolean }> {
  const { database, now, limit = LIMIT } = deps;
  await updateRows(database, await collectLinks(database, deps.portalOrigin, now));
  const due: CheckRow[] = await database(LINK_CHECKS)
    .where((either) =>
      either
        .whereNull("checkedAt")
        .orWhere("checkedAt", "<", new Date(now.getTime() - SAME_NIGHT_MS)),
    )
    .orderBy([{ column: "checkedAt", nulls: "first" }, "url"])
    .limit(limit)
    .select("id", "url", "failures", "failedSince");
  const urls = due.map(({ url }) => url);
  const answers = await requestLinks(urls, deps.ask, deps.pause);
  if (isOwnConnectionDown(answers)) return { requested: answers.size, isKept: false };
  for (const { id, url, ...earlier } of due) {
    const answer = answers.get(url);
    if (answer === undefined) {
      // The host timed out: not judged, and not first in the next night.
      await database(LINK_CHECKS).where({ id }).update({ checkedAt: now });
      continue;
    }
    const state = nextLinkState(earlier, answer, now);
    await database(LINK_CHECKS)
      .where({ id })
      .update({ ...state, checkedAt: now });
  }
  return { requested: answers.size, isKept: true };
}
