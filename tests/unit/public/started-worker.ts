import { resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { workerSource } from "~/pwa/worker-file";

export const MEMBER = "11111111-1111-4111-8111-111111111111";
export const NEWS = "/pt-BR/app/news";
export const ARTICLES = "/pt-BR/app/articles";
export const HOME = "/pt-BR/app";

type Extendable = { waitUntil(work: Promise<unknown>): void };
type Shown = { title: string; body: string; tag: string; data: { path: string } };
type Sent = Extendable & {
  data?: object | null;
  notification?: { close(): void; data: { path: string } };
  oldSubscription?: { options: object } | null;
  request?: Request;
  ports?: { postMessage(answer: boolean): void }[];
  respondWith(answer: Promise<Response>): void;
};

const emptyPortal = () => ({
  /** Pages of the portal: path → linked addresses. Missing pages are unavailable. */
  pages: new Map<string, string[]>([
    [HOME, []],
    ["/pt-BR/app/favorites", []],
    [`${NEWS}/favorites`, [`${NEWS}/one`]],
    [`${NEWS}/one`, []],
    [`${ARTICLES}/favorites`, [`${ARTICLES}/two`, `${NEWS}/beside`]],
    [`${ARTICLES}/two`, []],
  ]),
  /** Response statuses other than 200, by path. */
  statuses: new Map<string, number>(),
  /** Redirects by address. */
  moved: new Map<string, string>(),
  /** Age of the cached files; after a day they are requested again. */
  keptForMs: 0,
  fetched: [] as string[],
  sent: [] as { path: string; body: string }[],
  shown: [] as Shown[],
  /** Addresses of the portal's tabs, and the worker's actions on them. */
  tabs: [] as string[],
  opened: [] as string[],
  stores: new Map<string, Map<string, Response>>(),
});

/** State of the portal and browser around the worker, as tests set and read it. */
export const portal = emptyPortal();

const listeners = new Map<string, (event: Sent) => void>();

const pathOf = (requested: string | { url: string }) =>
  new URL(typeof requested === "string" ? requested : requested.url, "https://portal.example")
    .pathname;

function openCache(name: string) {
  const store = portal.stores.get(name) ?? new Map<string, Response>();
  portal.stores.set(name, store);
  return {
    keys: async () => [...store.keys()].map((path) => ({ url: `https://portal.example${path}` })),
    match: async (path: string) => store.get(pathOf(path))?.clone(),
    put: async (path: string, response: Response) => void store.set(pathOf(path), response),
    delete: async (requested: string | { url: string }) => store.delete(pathOf(requested)),
  };
}

async function answer(
  query: string | { url: string },
  init?: { body?: URLSearchParams },
): Promise<Response> {
  const path = pathOf(query);
  if (init?.body) portal.sent.push({ path, body: String(init.body) });
  portal.fetched.push(path);
  const place = portal.moved.get(path) ?? path;
  const links = portal.pages.get(place);
  if (!links) throw new TypeError("Failed to fetch");
  const hrefs = [`/pt-BR/app/profile/${MEMBER}`, ...links].map((to) => `<a href="${to}"></a>`);
  const date = new Date(Date.now() - portal.keptForMs).toUTCString();
  const response = new Response(hrefs.join(""), {
    status: portal.statuses.get(place) ?? 200,
    headers: { date },
  });
  return Object.defineProperties(response, {
    type: { value: "basic" },
    url: { value: `https://portal.example${place}` },
    redirected: { value: portal.moved.has(path) },
  });
}

const freshSubscription = {
  toJSON: () => ({
    endpoint: "https://fcm.googleapis.com/fcm/send/new",
    keys: { p256dh: "B", auth: "a" },
  }),
};

/** Starts a worker with empty caches and a fresh portal. */
export function startWorker(): void {
  Object.assign(portal, emptyPortal());
  listeners.clear();
  const context = {
    caches: {
      open: async (name: string) => openCache(name),
      keys: async () => [...portal.stores.keys()],
      has: async (name: string) => portal.stores.has(name),
      delete: async (name: string) => portal.stores.delete(name),
      match: async () => new Response("offline page"),
    },
    fetch: answer,
    addEventListener: (kind: string, listener: (event: Sent) => void) =>
      listeners.set(kind, listener),
    location: { origin: "https://portal.example" },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, "title">) =>
        void portal.shown.push({ ...options, title }),
      pushManager: { subscribe: async () => freshSubscription },
    },
    clients: {
      matchAll: async () =>
        portal.tabs.map((url) => ({
          url,
          focus: async () => void portal.opened.push(`tab ${url}`),
        })),
      openWindow: async (url: string) => void portal.opened.push(url),
    },
    URL,
    URLSearchParams,
    Request,
    Response,
  };
  runInContext(workerSource(resolve("public/sw.js"), "test"), createContext(context));
}

/** Dispatches an event to the worker and waits until its work is done. */
export async function dispatch(kind: string, event: Partial<Sent>): Promise<void> {
  const work: Promise<unknown>[] = [];
  const collect = (promise: Promise<unknown>) => void work.push(promise);
  listeners.get(kind)?.({ waitUntil: collect, respondWith: collect, ...event });
  await Promise.all(work);
}

export const visit = (path: string, isPaying = false) =>
  dispatch("message", { data: { kind: "reader", member: MEMBER, path, isPaying } });
/** Page that the browser shows for an address: from the portal, from the cache, or the offline page. */
export async function open(path: string): Promise<string> {
  let shown: Promise<Response> | undefined;
  const request = { method: "GET", mode: "navigate", url: `https://portal.example${path}` };
  await dispatch("fetch", {
    request: request as Request,
    respondWith: (answered) => void (shown = answered),
  });
  const { status } = (await shown) ?? {};
  await new Promise((done) => setTimeout(done));
  return `${status} ${(await (await shown)?.text())?.slice(0, 7)}`;
}
export const pressHeart = () =>
  dispatch("fetch", {
    request: new Request("https://portal.example/pt-BR/app/favorites", { method: "POST" }),
  });
/** Addresses cached as favorites. */
export const saved = () => [...(portal.stores.get(`portal-saved:${MEMBER}`)?.keys() ?? [])].sort();
