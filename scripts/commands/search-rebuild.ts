import { setTimeout as pause } from "node:timers/promises";
import { EVERYTHING } from "../../contract/content/search-feed.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { requireRunningCms } from "../stack/running-cms.ts";

const ASK_AGAIN_MS = 2_000;
const OUTBOX = "items/search_outbox";

/**
 * Reindexes the whole search while the portal keeps running. It only writes a request to the outbox: the
 * service starts within a minute, and resumes after a crash.
 */
try {
  const { cmsUrl, adminToken } = requireRunningCms();
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(new URL(path, `${cmsUrl}/`), { headers, ...init });
    if (!answer.ok) throw new SetupError(`Directus answered ${answer.status}.`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const body = JSON.stringify({ collection: EVERYTHING, item: EVERYTHING });
  const { id } = (await ask(OUTBOX, { method: "POST", body })) as { id: number };
  say("asked; the service begins within a minute");
  const pending = `${OUTBOX}?${new URLSearchParams({ "filter[id][_eq]": String(id) })}`;
  while (((await ask(pending)) as unknown[]).length > 0) await pause(ASK_AGAIN_MS);
  say("the search knows everything anew");
} catch (error) {
  endWithLine(error);
}
