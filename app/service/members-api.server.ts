import type { JsonClient } from "~/http/json-client.server";
import { memberCount } from "../../contract/api/users-v1.ts";
import { createAskService } from "./ask-service.server";

const FRESH_MS = 5 * 60_000;
/** Short, because the page works without this count. */
const TIMEOUT_MS = 1_500;

export function createMembersApi(send: JsonClient, internalKey: string, nowMs = Date.now) {
  const ask = createAskService(send);
  let cached: { count: number; untilMs: number } | null = null;
  return {
    /** Number of members, at most five minutes old while the service answers; null if unavailable. */
    async count(): Promise<number | null> {
      if (cached && cached.untilMs > nowMs()) return cached.count;
      const result = await ask(memberCount, "api/members/v1/count", {
        headers: { "x-portal-internal": internalKey },
        timeoutMs: TIMEOUT_MS,
      });
      if (result.isError) return cached?.count ?? null;
      cached = { count: result.data.count, untilMs: nowMs() + FRESH_MS };
      return cached.count;
    },
  };
}
