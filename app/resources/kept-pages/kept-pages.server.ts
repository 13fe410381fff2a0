import { randomBytes } from "node:crypto";
import type { ServerBuild, LoaderFunctionArgs } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import type { Holes, Keeping } from "~/page/keeping";
import { log } from "~/process/log.server";
import { hasAccessCookie } from "~/session/cookies.server";
import { routeTable } from "../route-table";
import { digestOf, isPlain, rememberedDigestOf } from "./digest";
import { drawTwice, type Drawing, type KeptAnswer } from "./draw-twice";
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
const KEPT_MS = 10 * 60_000;
const REFUSED_BYTES = 200;
/**
 * Addresses with a query, and member pages, are unlimited in number: only a second request makes an entry
 * worth its space.
 */
const MAX_ASKED_ONCE = 5_000;

export type Answer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  cookies: readonly string[];
  body: Buffer;
};

type Kept = { answer: KeptAnswer | null };

const openPlace = (maxSize: number) => ({
  pages: new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ answer }) => answer?.bytes ?? REFUSED_BYTES,
    ttl: KEPT_MS,
  }),
  askedOnce: new LRUCache<string, true>({ max: MAX_ASKED_ONCE }),
});
type Place = ReturnType<typeof openPlace>;

const pathOf = (target: string) => (target.split("?", 1)[0] ?? "").replace(/\.data$/, "");

function inShort(filled: unknown, given: unknown): unknown {
  if (!isRecord(filled) || !isRecord(given) || !isPlain(filled)) return filled;
  return Object.entries(filled).map(([name, value]) => {
    const isWhole = typeof value === "object" && value !== null && value === given[name];
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

function fill(kept: KeptAnswer, { fillings }: OpenedData, { cookies }: Loaded): Answer {
  const nonce = randomBytes(16).toString("base64url");
  const values = [...fillings.map(({ value }) => value), nonce];
  return {
    status: kept.status,
    headers: kept.headers.map(([name, value]) => [
      name,
      kept.nonce === "" ? value : value.replaceAll(kept.nonce, nonce),
    ]),
    cookies,
    body: fillPieces(kept.pieces, values, madeOfText),
  };
}

const MAX_REMEMBERED = 2_000;

type KeptRoute = {
  id: string;
  routes: readonly ServerRoute[];
  params: LoaderFunctionArgs["params"];
  query: ReadonlySet<string>;
  isOfFew: boolean;
  holesOf: (routeId: string) => Holes;
};

type Found = { kept: KeptRoute | null };

const keepingOf = (route: ServerRoute | undefined): Keeping | undefined =>
  (route?.module.handle as { keeping?: Keeping } | undefined)?.keeping;

/** Finds the page for a path, as Remix would, if its `handle` allows caching. */
function createKeptRoutes({ routes: all }: Pick<ServerBuild, "routes">) {
  const table = routeTable(all);
  const remembered = new LRUCache<string, Found>({ max: MAX_REMEMBERED });

  function find(pathname: string): KeptRoute | null {
    const matches = matchRoutes(table, pathname) ?? [];
    const routes = matches.flatMap(({ route }) => all[route.id ?? ""] ?? []);
    const page = routes.at(-1);
    const keeping = keepingOf(page);
    if (!page || !keeping) return null;
    const holesOf = (id: string) => (id === page.id ? keeping.holes : frameHoles[id]) ?? {};
    const params = matches[0]?.params ?? {};
    const { query, isOfFew = false } = keeping;
    return { id: page.id, routes, params, query: new Set(query), isOfFew, holesOf };
  }

  return (pathname: string): KeptRoute | null => {
    const known = remembered.get(pathname);
    if (known) return known.kept;
    const kept = find(pathname);
    remembered.set(pathname, { kept });
    return kept;
  };
}

/**
 * Cache of member pages' documents, rendered once for all members with the same data (docs/decisions/0075).
 * Loaders run for every request with their own guards. Their data, without the declared holes, is the cache
 * key.
 */
export function createKeptPages(
  build: ServerBuild,
  { maxBytes = MAX_BYTES, maxBytesOfFew = MAX_BYTES_OF_FEW } = {},
) {
  const findRoute = createKeptRoutes(build);
  const replay = createReplay(build);
  const ofAll = openPlace(maxBytes);
  const ofFew = openPlace(maxBytesOfFew);
  const inFlight = new Map<string, Promise<KeptAnswer | null>>();

  function isAskedAgain(key: string, { pages, askedOnce }: Place): boolean {
    if (pages.has(key) || askedOnce.has(key)) return true;
    askedOnce.set(key, true);
    return false;
  }

  function keepOnce(key: string, { pages }: Place, drawing: Drawing): Promise<KeptAnswer | null> {
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

  async function findKept(route: KeptRoute, url: URL, isDocument: boolean, loaded: Loaded) {
    const unopened = new Set<HoleValue>();
    const place = route.isOfFew ? ofFew : ofAll;
    const isKeptAtOnce = !route.isOfFew && url.search === "";
    // If a member's name also occurs as text on the page, it is not a hole for them.
    for (;;) {
      const opened = openHoles(loaded.data, route.holesOf, unopened);
      const key = keyOf(url, loaded, opened);
      if (key === null || !(isKeptAtOnce || isAskedAgain(key, place))) return null;
      const drawing = { routeId: route.id, url, isDocument, loaded, opened };
      const known = place.pages.get(key);
      const answer = known ? known.answer : await keepOnce(key, place, drawing);
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
      if (!route || [...url.searchParams.keys()].some((name) => !route.query.has(name)))
        return null;
      const asked = isDocument ? request : new Request(pageUrl, { headers: request.headers });
      const outcomes = await runLoaders(route.routes, asked, route.params);
      const loaded = readLoaded(outcomes);
      const kept = loaded && (await findKept(route, url, isDocument, loaded));
      return kept ?? toAnswer(await replay(request, outcomes));
    },
    heldBytes: () => ofAll.pages.calculatedSize + ofFew.pages.calculatedSize,
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
