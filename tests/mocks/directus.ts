import { queryToParams } from "@directus/sdk";
import { delay, http, HttpResponse } from "msw";
import { roleIds } from "../../contract/account/roles";
import { READ_BATCH_PATH } from "../../contract/shared/read-batch";
import { appEnvironment } from "../support/app-environment";
import { DirectusRefusal, requireCollection, type Requester } from "./directus-access";
import { emptyDatabase } from "./directus-database";
import { createOwnRowHandlers } from "./directus-own-rows";
import { createJobAdHandlers } from "./job-ads";
import { countItems, groupItems, maxItem, queryItems, type ItemsQuery } from "./directus-query";

const DEFAULT_LIMIT = 100;

export type Outage = "refused" | "hanging" | "failing";

/** Directus as the app sees it: rows in memory behind the portal's own access model. */
export function createDirectusMock(url: string = appEnvironment.CMS_URL) {
  const state = {
    database: emptyDatabase(),
    /** Short-lived member tokens, as the service would have signed them. */
    members: new Map<string, Requester>(),
    /** Members' profile data by id; no row means an empty profile. */
    profiles: new Map<string, Record<string, unknown>>(),
    outage: null as Outage | null,
    /** Unavailable collections; all others work. */
    failing: [] as string[],
    /** Requests in order, such as `GET /items/news`. */
    asked: [] as string[],
  };

  const tiers: Record<string, string> = {
    [appEnvironment.CMS_TEASER_TOKEN]: roleIds.tierTeaser,
    [appEnvironment.CMS_FREE_TOKEN]: roleIds.tierFree,
    [appEnvironment.CMS_PAYING_TOKEN]: roleIds.tierPaying,
  };

  function requireRequester(request: Request): Requester {
    const token = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (token === undefined) return { roleId: "", userId: null };
    const roleId = tiers[token];
    const requester = roleId ? { roleId, userId: null } : state.members.get(token);
    if (!requester) {
      throw new DirectusRefusal(401, "INVALID_CREDENTIALS", "Invalid user credentials.");
    }
    return requester;
  }

  /** Members can read only their own record. */
  function profileOf({ userId }: Requester, id: string): Record<string, unknown> {
    if (userId !== id) throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission.");
    return state.profiles.get(id) ?? {};
  }

  async function answer(
    request: Request,
    work: (requester: Requester) => Response | Promise<Response>,
  ) {
    state.asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (state.outage === "refused") return HttpResponse.error();
    if (state.outage === "hanging") await delay("infinite");
    try {
      if (state.outage === "failing") {
        throw new DirectusRefusal(503, "SERVICE_UNAVAILABLE", "Under pressure");
      }
      return await work(requireRequester(request));
    } catch (error) {
      if (!(error instanceof DirectusRefusal)) throw error;
      const { status, code, message } = error;
      return HttpResponse.json({ errors: [{ message, extensions: { code } }] }, { status });
    }
  }

  /** @throws {DirectusRefusal} */
  function readItems(requester: Requester, collection: string, params: URLSearchParams): unknown {
    if (state.failing.includes(collection)) {
      throw new DirectusRefusal(503, "SERVICE_UNAVAILABLE", "Under pressure");
    }
    const query = parseQuery(params);
    const context = { database: state.database, requester };
    if (!query.isCount) return queryItems(context, collection, query);
    const { groupBy, minOf, maxOf } = query;
    if (groupBy && minOf)
      return groupItems(context, collection, { filter: query.filter, by: groupBy, minOf });
    const count = countItems(context, collection, query.filter);
    const greatest = maxOf && maxItem(context, collection, query.filter, maxOf);
    const max = maxOf ? { max: { [maxOf]: greatest } } : {};
    const counted = query.isCountedById
      ? { countDistinct: { id: String(count) } }
      : { count: String(count) };
    return [{ ...counted, ...max }];
  }

  const handlers = [
    ...createOwnRowHandlers(url, answer, () => state.database),
    ...createJobAdHandlers(url, answer, () => state.database),
    http.get(`${url}/server/ping`, ({ request }) =>
      answer(request, () => HttpResponse.text("pong")),
    ),
    http.get<{ collection: string }>(`${url}/items/:collection`, ({ request, params }) =>
      answer(request, (requester) => {
        const search = new URL(request.url).searchParams;
        return HttpResponse.json({ data: readItems(requester, params.collection, search) });
      }),
    ),
    http.post(`${url}${READ_BATCH_PATH}`, async ({ request }) => {
      const { reads } = (await request.clone().json()) as {
        reads: { collection: string; query: Record<string, unknown> }[];
      };
      const response = await answer(request, (requester) => {
        const data = reads.map(({ collection, query }) => {
          try {
            const search = new URLSearchParams(queryToParams(query) as Record<string, string>);
            return { data: readItems(requester, collection, search) };
          } catch (error) {
            if (!(error instanceof DirectusRefusal)) throw error;
            const { status, code, message } = error;
            return { status, errors: [{ message, extensions: { code } }] };
          }
        });
        return HttpResponse.json({ data });
      });
      // Tests name the reads, whether they come alone or together.
      state.asked.pop();
      state.asked.push(...reads.map(({ collection }) => `GET /items/${collection}`));
      return response;
    }),
    // Directus' own rules are tested with the real one; here these calls fail in an outage, or are refused.
    http.post(`${url}/items/comments`, ({ request }) =>
      answer(request, () => {
        throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission to access this.");
      }),
    ),
    http.delete(`${url}/items/favorites`, ({ request }) =>
      answer(request, async (requester) => {
        requireCollection(requester, "favorites", "delete");
        const { keys: ids } = (await request.json()) as { keys: string[] };
        const { favorites } = state.database;
        const owned = favorites.filter(
          (row) => ids.includes(row.id) && row.user_created === requester.userId,
        );
        if (owned.length !== ids.length) {
          throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission to access this.");
        }
        state.database.favorites = favorites.filter((row) => !owned.includes(row));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.get<{ id: string }>(`${url}/users/:id`, ({ request, params }) =>
      answer(request, (requester) => {
        const profile: Record<string, unknown> = {
          isInDirectory: false,
          isVolunteer: false,
          ...profileOf(requester, params.id),
        };
        const query = new URL(request.url).searchParams.get("fields") ?? "";
        const names = query.split(",").map((path) => path.split(".")[0] ?? "");
        const data = Object.fromEntries(names.map((name) => [name, profile[name] ?? null]));
        return HttpResponse.json({ data });
      }),
    ),
    http.post(`${url}/portal-edits`, ({ request }) =>
      answer(request, async (requester) => {
        const { collection, id, change } = (await request.json()) as MadeEdit;
        if (collection !== "directus_users" || id !== requester.userId)
          throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission to access this.");
        state.profiles.set(id, { ...profileOf(requester, id), ...change });
        return HttpResponse.json({ data: { isDone: true } });
      }),
    ),
    http.patch<{ id: string }>(`${url}/users/:id`, ({ request, params }) =>
      answer(request, async (requester) => {
        const changes = (await request.json()) as Record<string, unknown>;
        state.profiles.set(params.id, { ...profileOf(requester, params.id), ...changes });
        return HttpResponse.json({ data: { id: params.id } });
      }),
    ),
  ];

  function reset(): void {
    Object.assign(state, {
      database: emptyDatabase(),
      members: new Map(),
      profiles: new Map(),
      outage: null,
      failing: [],
      asked: [],
    });
  }

  return { state, handlers, reset };
}

type MadeEdit = { collection: string; id: string; change: object };

export type DirectusMock = ReturnType<typeof createDirectusMock>;

/** Like `QUERY_LIMIT_MAX` of the real one: a query for more is refused. */
const MAX_LIMIT = 500;

function parseQuery(search: URLSearchParams): ItemsQuery & {
  isCount: boolean;
  /** Rows that a filter joins several times count once. */
  isCountedById: boolean;
  maxOf: string | null;
  minOf: string | null;
  groupBy: string | null;
} {
  const json = (name: string) => JSON.parse(search.get(name) ?? "{}") as never;
  const list = (name: string) => (search.get(name) ?? "").split(",").filter(Boolean);
  const limit = Number(search.get("limit") ?? DEFAULT_LIMIT);
  if (limit > MAX_LIMIT) throw new DirectusRefusal(400, "INVALID_QUERY", "Invalid query");
  return {
    fields: list("fields"),
    filter: json("filter"),
    sort: list("sort"),
    limit,
    page: Number(search.get("page") ?? 1),
    deep: json("deep"),
    isCount: search.has("aggregate"),
    isCountedById: "countDistinct" in json("aggregate"),
    maxOf: (json("aggregate") as { max?: string }).max ?? null,
    minOf: (json("aggregate") as { min?: string }).min ?? null,
    groupBy: list("groupBy")[0] ?? null,
  };
}
