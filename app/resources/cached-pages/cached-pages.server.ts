import { randomBytes } from "node:crypto";
import type { ServerBuild, LoaderFunctionArgs } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { Holes, SavePositionOptions } from "~/page/caching";
import { log } from "~/process/log.server";
import { hasAccessCookie } from "~/session/cookies.server";
import { routeTable } from "../route-table";
import { digestOf, isPlain, rememberedDigestOf } from "./digest";
import { drawTwice, type Drawing, type CachedAnswer } from "./draw-twice";
import {
  isRecord,
  openHoles,
  type HoleValue,
  type OpenedData,
  madeOfText,
  frameHoles,
} from "./holes";
import { readLoaded, runLoaders, type Loaded, type ServerRoute, createReplay } from "./outcomes";
import { fillPieces } from "./page-pieces";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_BYTES_OF_FEW = 6 * 1024 * 1024;
/** The data determine the page; this limit covers unforeseen cases. */
const TTL_MS = 10 * 60_000;
const REFUSED_BYTES = 200;
/**
 * Addresses with a query, and member pages, are unlimited in number: only a second request makes an entry
 * worth its space.
 */
const MAX_SEEN_ONCE = 5_000;

export type Answer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  cookies: readonly string[];
  body: Buffer;
};

type CachedPage = { answer: CachedAnswer | null };

const openPlace = (maxSize: number) => ({
  pages: new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ answer }) => answer?.bytes ?? REFUSED_BYTES,
    ttl: TTL_MS,
  }),
  requestedOnce: new LRUCache<string, true>({ max: MAX_SEEN_ONCE }),
});
type Place = ReturnType<typeof openPlace>;

const pathOf = (target: string) => (target.split("?", 1)[0] ?? "").replace(/\.data$/, "");

function inShort(filled: unknown, input: unknown): unknown {
  if (!isRecord(filled) || !isRecord(input) || !isPlain(filled)) return filled;
  return Object.entries(filled).map(([name, value]) => {
    const isWhole = typeof value === "object" && value !== null && value === input[name];
    return isWhole ? [name, rememberedDigestOf(value), isWhole] : [name, value];
  });
}

/** The shortest key that is equal only for equal data; null if the data can't be compared. */
function keyOf(url: URL, { data, status }: Loaded, { fillings, filledWith }: OpenedData) {
  const holes = fillings.map(({ kind }, index) => `\u0000${kind}${index}`);
  try {
    const parts = [...filledWith(holes)].map(([id, filled]) => [id, inShort(filled, data.get(id))]);
    return digestOf([url.pathname, url.search, status, parts]);
  } catch {
    return null;
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
    cookies: response.headers.getSetCookie(),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function fill(cached: CachedAnswer, { fillings }: OpenedData, { cookies }: Loaded): Answer {
  const nonce = randomBytes(16).toString("base64url");
  const values = [...fillings.map(({ value }) => value), nonce];
  return {
    status: cached.status,
    headers: cached.headers.map(([name, value]) => [
      name,
      cached.nonce === "" ? value : value.replaceAll(cached.nonce, nonce),
    ]),
    cookies,
    body: fillPieces(cached.pieces, values, madeOfText),
  };
}

const MAX_REMEMBERED = 2_000;

type CachedRoute = {
  id: string;
  isDeclared: boolean;
  routes: readonly ServerRoute[];
  params: LoaderFunctionArgs["params"];
  /** Null for any query. */
  query: ReadonlySet<string> | null;
  isOfFew: boolean;
  holesOf: (routeId: string) => Holes;
};

type Found = { route: CachedRoute | null };

const MEMBER_PAGES = "routes/app/layout";

const keepingOf = (route: ServerRoute | undefined): SavePositionOptions | undefined =>
  (route?.module.handle as { keeping?: SavePositionOptions } | undefined)?.keeping;

/**
 * Finds the member page for a path, as Remix would. A page whose `handle` says nothing is one of few: members
 * with the same data, often one member who returns to it.
 */
function createCachedRoutes({ routes: all }: Pick<ServerBuild, "routes">) {
  const table = routeTable(all);
  const remembered = new LRUCache<string, Found>({ max: MAX_REMEMBERED });

  function find(pathname: string): CachedRoute | null {
    const matches = matchRoutes(table, pathname) ?? [];
    const routes = matches.flatMap(({ route }) => all[route.id ?? ""] ?? []);
    const page = routes.at(-1);
    if (!page?.module.default || !routes.some(({ id }) => id === MEMBER_PAGES)) return null;
    const declared = keepingOf(page);
    const holesOf = (id: string) => (id === page.id ? declared?.holes : frameHoles[id]) ?? {};
    const params = matches[0]?.params ?? {};
    const query = declared ? new Set(declared.query) : null;
    const isOfFew = declared ? declared.isOfFew === true : true;
    const isDeclared = declared !== undefined;
    return { id: page.id, isDeclared, routes, params, query, isOfFew, holesOf };
  }

  return (pathname: string): CachedRoute | null => {
    const known = remembered.get(pathname);
    if (known) return known.route;
    const cached = find(pathname);
    remembered.set(pathname, { route: cached });
    return cached;
  };
}

/**
 * Cache of member pages' documents, rendered once for all members with the same data (docs/decisions/0075).
 * Loaders run for every request with their own guards. Their data, without the declared holes, is the cache
 * key.
 */
export function createCachedPages(
  build: ServerBuild,
  { maxBytes = MAX_BYTES, maxBytesOfFew = MAX_BYTES_OF_FEW } = {},
) {
  const findRoute = createCachedRoutes(build);
  const replay = createReplay(build);
  const ofAll = openPlace(maxBytes);
  const ofFew = openPlace(maxBytesOfFew);
  const inFlight = new Map<string, Promise<CachedAnswer | null>>();

  function isRepeatedRequest(key: string, { pages, requestedOnce }: Place): boolean {
    if (pages.has(key) || requestedOnce.has(key)) return true;
    requestedOnce.set(key, true);
    return false;
  }

  function cacheOnce(
    key: string,
    { pages }: Place,
    drawing: Drawing,
  ): Promise<CachedAnswer | null> {
    const running = inFlight.get(key);
    if (running) return running;
    const drawn = drawTwice(drawing, replay)
      .catch((error: unknown) => {
        log.error({ err: error, routeId: drawing.routeId }, "a page could not be drawn to be kept");
        return null;
      })
      .then((answer) => {
        pages.set(key, { answer });
        return answer;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, drawn);
    return drawn;
  }

  async function findCached(route: CachedRoute, url: URL, isDocument: boolean, loaded: Loaded) {
    const unopened = new Set<HoleValue>();
    const place = route.isOfFew ? ofFew : ofAll;
    const isCachedAtOnce = !route.isOfFew && url.search === "";
    // If a member's name also occurs as text on the page, it is not a hole for them.
    for (;;) {
      const opened = openHoles(loaded.data, route.holesOf, unopened);
      const key = keyOf(url, loaded, opened);
      if (key === null || !(isCachedAtOnce || isRepeatedRequest(key, place))) return null;
      const { id: routeId, isDeclared } = route;
      const drawing = { routeId, isDeclared, url, isDocument, loaded, opened };
      const known = place.pages.get(key);
      const answer = known ? known.answer : await cacheOnce(key, place, drawing);
      if (!answer) return null;
      const twice = opened.fillings.filter(({ value }) => answer.streamed.has(value));
      if (twice.length === 0) return fill(answer, opened, loaded);
      for (const { value } of twice) unopened.add(value);
    }
  }

  return {
    isKept: (target: string) => findRoute(pathOf(target)) !== null,
    /** Null if the request is not for such a page: the caller then answers it. */
    async answer(request: Request): Promise<Answer | null> {
      if (request.method !== "GET" || !hasAccessCookie(request)) return null;
      const url = new URL(request.url);
      const pageUrl = new URL(url);
      pageUrl.pathname = pathOf(url.pathname);
      const isDocument = pageUrl.pathname === url.pathname;
      const route = findRoute(pageUrl.pathname);
      if (!route || [...url.searchParams.keys()].some((name) => route.query?.has(name) === false))
        return null;
      const requested = isDocument ? request : new Request(pageUrl, { headers: request.headers });
      const outcomes = await runLoaders(route.routes, requested, route.params);
      const loaded = readLoaded(outcomes);
      const cached = loaded && (await findCached(route, url, isDocument, loaded));
      return cached ?? toAnswer(await replay(request, outcomes));
    },
    cachedBytes: () => ofAll.pages.calculatedSize + ofFew.pages.calculatedSize,
  };
}

export type CachedPages = ReturnType<typeof createCachedPages>;
