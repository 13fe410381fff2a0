import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  searchGroups,
  searchGroupsInput,
  searchResults,
  searchResultsInput,
} from "../../../contract/api/search-v1.ts";
import { requireBearer } from "../../http/bearer.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { answers, requireShape } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import type { Relations } from "../relations/connections/relations.service.ts";
import type { SessionsService } from "../identity/sessions/sessions.service.ts";
import type { Searcher, SearchService } from "./search.service.ts";

export type SearchV1Deps = {
  search: SearchService;
  sessions: SessionsService;
  listBlockedBy: Relations["listBlockedBy"];
  payingRoleIds: readonly string[];
  rateLimit: RateLimit;
};

/**
 * `/api/search/v1` (bearer): `GET groups?query` the best of each kind · `GET
 * results?query&kind&canton&category&period&access&page` one page of all · 400 · 401 · 429 after 30
 * requests in a minute.
 */
export async function searchV1(app: FastifyInstance, deps: SearchV1Deps): Promise<void> {
  const { search, sessions, listBlockedBy, payingRoleIds, rateLimit } = deps;

  /** Checks the reading rights on every request: a member who stops paying finds less at once. */
  async function requireSearcher(request: FastifyRequest): Promise<Searcher> {
    const token = requireBearer(request);
    const userId = await sessions.requireUserId(token);
    await rateLimit(userId);
    const { cmsUser, isTeam } = await sessions.check(token);
    const role = cmsUser?.role ?? null;
    return {
      userId,
      mayReadAll: role !== null && payingRoleIds.includes(role),
      directusUserId: cmsUser?.id ?? "",
      // The team must read everything that it moderates.
      hiddenAuthors: isTeam ? [] : await listBlockedBy(userId),
    };
  }

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/groups", { schema: answers(searchGroups) }, async (request) => {
    const searcher = await requireSearcher(request);
    const { query } = requireShape(searchGroupsInput, request.query);
    return search.listGroups(searcher, query);
  });

  typed.get("/results", { schema: answers(searchResults) }, async (request) => {
    const searcher = await requireSearcher(request);
    return search.listResults(searcher, requireShape(searchResultsInput, request.query));
  });
}
