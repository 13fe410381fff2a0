import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";

const MEMBER = "11111111-1111-4111-8111-111111111111";
const NEWS = "/pt-BR/app/news";
const ARTICLES = "/pt-BR/app/articles";
const HOME = "/pt-BR/app";

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

/** Pages of the portal: path to the addresses that they link to. Whoever is missing can't be had. */
let pages: Map<string, string[]>;
/** What the portal answers otherwise than with 200, by path. */
let statuses: Map<string, number>;
/** Where an address leads by now. */
let moved: Map<string, string>;
/** How old what is kept is: older than a day it is asked for anew. */
let keptForMs: number;
let fetched: string[];
let sent: { path: string; body: string }[];
let shown: Shown[];
/** Addresses of the portal's tabs, and what became of them. */
let tabs: string[];
let opened: string[];
let stores: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: Sent) => void>;

const pathOf = (asked: string | { url: string }) =>
  new URL(typeof asked === "string" ? asked : asked.url, "https://portal.example").pathname;

function openCache(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    keys: async () => [...store.keys()].map((path) => ({ url: `https://portal.example${path}` })),
    match: async (path: string) => store.get(pathOf(path))?.clone(),
    put: async (path: string, response: Response) => void store.set(pathOf(path), response),
    delete: async (asked: string | { url: string }) => store.delete(pathOf(asked)),
  };
}

async function answer(
  asked: string | { url: string },
  init?: { body?: URLSearchParams },
): Promise<Response> {
  const path = pathOf(asked);
  if (init?.body) sent.push({ path, body: String(init.body) });
  fetched.push(path);
  const place = moved.get(path) ?? path;
  const links = pages.get(place);
  if (!links) throw new TypeError("Failed to fetch");
  const hrefs = [`/pt-BR/app/profile/${MEMBER}`, ...links].map((to) => `<a href="${to}"></a>`);
  const date = new Date(Date.now() - keptForMs).toUTCString();
  const response = new Response(hrefs.join(""), {
    status: statuses.get(place) ?? 200,
    headers: { date },
  });
  return Object.defineProperties(response, {
    type: { value: "basic" },
    url: { value: `https://portal.example${place}` },
    redirected: { value: moved.has(path) },
  });
}

const freshSubscription = {
  toJSON: () => ({
    endpoint: "https://fcm.googleapis.com/fcm/send/new",
    keys: { p256dh: "B", auth: "a" },
  }),
};

function startWorker(): void {
  const context = {
    caches: {
      open: async (name: string) => openCache(name),
      keys: async () => [...stores.keys()],
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
      match: async () => new Response("offline page"),
    },
    fetch: answer,
    addEventListener: (kind: string, listener: (event: Sent) => void) =>
      listeners.set(kind, listener),
    location: { origin: "https://portal.example" },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, "title">) =>
        void shown.push({ ...options, title }),
      pushManager: { subscribe: async () => freshSubscription },
    },
    clients: {
      matchAll: async () =>
        tabs.map((url) => ({
          url,
          focus: async () => void opened.push(`tab ${url}`),
        })),
      openWindow: async (url: string) => void opened.push(url),
    },
    URL,
    URLSearchParams,
    Request,
    Response,
  };
  runInContext(readFileSync(resolve("public/sw.js"), "utf8"), createContext(context));
}

/** Gives the worker an event, and waits until its work for it is done. */
async function dispatch(kind: string, event: Partial<Sent>): Promise<void> {
  const work: Promise<unknown>[] = [];
  const collect = (promise: Promise<unknown>) => void work.push(promise);
  listeners.get(kind)?.({ waitUntil: collect, respondWith: collect, ...event });
  await Promise.all(work);
}

const visit = (path: string, isPaying = false) =>
  dispatch("message", { data: { kind: "reader", member: MEMBER, path, isPaying } });
/** What the browser shows of an address: of the portal, kept, or the offline page. */
async function open(path: string): Promise<string> {
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
const pressHeart = () =>
  dispatch("fetch", {
    request: new Request("https://portal.example/pt-BR/app/favorites", { method: "POST" }),
  });
const saved = () => [...(stores.get(`portal-saved:${MEMBER}`)?.keys() ?? [])].sort();

beforeEach(() => {
  stores = new Map();
  statuses = new Map();
  moved = new Map();
  keptForMs = 0;
  listeners = new Map();
  fetched = [];
  sent = [];
  shown = [];
  tabs = [];
  opened = [];
  pages = new Map([
    [HOME, []],
    ["/pt-BR/app/favorites", []],
    [`${NEWS}/favorites`, [`${NEWS}/one`]],
    [`${NEWS}/one`, []],
    [`${ARTICLES}/favorites`, [`${ARTICLES}/two`, `${NEWS}/beside`]],
    [`${ARTICLES}/two`, []],
  ]);
  startWorker();
});

const everyFavorite = [
  `${ARTICLES}/favorites`,
  `${ARTICLES}/two`,
  `${NEWS}/favorites`,
  `${NEWS}/one`,
];

test("the favorites of every area are kept, each with the pages its list leads to", async () => {
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite);
});

test("what is no favorite any more goes, and takes none of another area along", async () => {
  await visit(HOME);
  pages.set(`${NEWS}/favorites`, []);
  await pressHeart();
  await visit(HOME);
  expect(saved()).toEqual(everyFavorite.filter((path) => path !== `${NEWS}/one`));
});

test("a list that could not be had after a change is asked for again at the next page", async () => {
  await visit(HOME);
  pages.delete(`${NEWS}/favorites`);
  await pressHeart();
  await visit(HOME);
  pages.set(`${NEWS}/favorites`, [`${NEWS}/one`, `${NEWS}/three`]).set(`${NEWS}/three`, []);
  await visit(HOME);
  expect(saved()).toEqual([...everyFavorite, `${NEWS}/three`].sort());
});

test("lists kept a moment ago are not asked for while nothing changes", async () => {
  await visit(HOME);
  fetched = [];
  await visit(HOME);
  expect(fetched).toEqual([]);
});

const push = (message: object | null) =>
  dispatch("push", { data: message && { json: () => message } });
const click = (path: string) =>
  dispatch("notificationclick", { notification: { close: () => {}, data: { path } } });

test("what is pushed is shown with its kind and title, and leads where it says", async () => {
  const path = "/pt-BR/app/support/7";
  await push({ kind: "Suporte", title: "O suporte respondeu", path, tag: "tickets:t1" });
  expect(shown).toEqual([
    expect.objectContaining({ title: "O suporte respondeu", body: "Suporte", tag: "tickets:t1" }),
  ]);
  await click(shown[0]?.data.path ?? "");
  expect(opened).toEqual([`https://portal.example${path}`]);
});

test("a push without a message is shown all the same, and leads to the list", async () => {
  await push(null);
  expect(shown).toMatchObject([
    { title: "Portal Suíça", data: { path: "/pt-BR/app/notifications" } },
  ]);
});

test("a notice leads to the tab that stands there, and never out of the portal", async () => {
  tabs = [`https://portal.example${HOME}`, `https://portal.example${NEWS}/one?x=1`];
  await click(`${NEWS}/one`);
  await click("https://elsewhere.example/");
  expect(opened).toEqual([
    `tab https://portal.example${NEWS}/one?x=1`,
    "https://portal.example/pt-BR/app/notifications",
  ]);
});

test("a tab that stands at another place of the page stays, and the notice has one of its own", async () => {
  const topic = "https://portal.example/pt-BR/app/forum/7";
  tabs = [`${topic}#comentario-1`];
  await click("/pt-BR/app/forum/7#comentario-2");
  await click("/pt-BR/app/forum/7#comentario-1");
  expect(opened).toEqual([`${topic}#comentario-2`, `tab ${topic}#comentario-1`]);
});

test("a browser that changes its address tells the portal the new one", async () => {
  pages.set("/pt-BR/app/notifications/devices.data", []);
  await dispatch("pushsubscriptionchange", { oldSubscription: { options: {} } });
  await dispatch("pushsubscriptionchange", { oldSubscription: null });
  expect(sent).toEqual([
    {
      path: "/pt-BR/app/notifications/devices.data",
      body: "intent=on&endpoint=https%3A%2F%2Ffcm.googleapis.com%2Ffcm%2Fsend%2Fnew&p256dh=B&auth=a",
    },
  ]);
});

const KIT = "/pt-BR/app/plan/arrival-kit";
const kits = () => [...(stores.get(`portal-kit:${MEMBER}`)?.keys() ?? [])];
async function askForKit(kind: string): Promise<boolean[]> {
  const answers: boolean[] = [];
  const ports = [{ postMessage: (answer: boolean) => void answers.push(answer) }];
  await dispatch("message", { data: { kind, member: MEMBER }, ports });
  return answers;
}

test("the arrival kit is kept for who asks, and goes when they say so or log out", async () => {
  pages.set(KIT, []);
  await visit(KIT);
  expect(kits()).toEqual([]);
  expect(await askForKit("keep-kit")).toEqual([true]);
  expect(kits()).toEqual([KIT]);
  expect(await askForKit("drop-kit")).toEqual([true]);
  expect(kits()).toEqual([]);
  await askForKit("keep-kit");
  await dispatch("message", { data: { kind: "reader", member: null, path: HOME } });
  expect(kits()).toEqual([]);
});

test("a kit that is kept is kept anew where it is read; one that can't be had says so", async () => {
  expect(await askForKit("keep-kit")).toEqual([false]);
  pages.set(KIT, []);
  await askForKit("keep-kit");
  await visit(HOME);
  fetched = [];
  await visit(HOME);
  expect(fetched).not.toContain(KIT);
  await visit(KIT);
  expect(fetched).toContain(KIT);
});

const DAY_MS = 24 * 60 * 60_000;
const ARTICLE = `${ARTICLES}/two`;
const KEPT = "200 <a href";
const OFFLINE = "200 offline";
const loseConnection = () => pages.clear();

test.each([402, 403, 404, 410])(
  "a page that the portal answers with %i is not read without a connection any more",
  async (status) => {
    keptForMs = DAY_MS + 1_000;
    await visit(ARTICLE);
    statuses.set(ARTICLE, status);
    await visit(ARTICLE);
    loseConnection();
    expect(await open(ARTICLE)).toBe(OFFLINE);
    expect(await open(`${NEWS}/one`)).toBe(KEPT);
  },
);

test("so does a page that was kept a moment ago, once it is opened; an error of the server changes nothing", async () => {
  await visit(ARTICLE);
  const connected = new Map(pages);
  statuses.set(ARTICLE, 500);
  await open(ARTICLE);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
  pages = connected;
  statuses.set(ARTICLE, 402);
  expect(await open(ARTICLE)).toMatch(/^402/);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("who does not pay any more has nothing that was kept while they did, and their kit as it is now", async () => {
  pages.set(KIT, []);
  await askForKit("keep-kit");
  await visit(ARTICLE, true);
  await visit(HOME, true);
  expect(saved()).toEqual(everyFavorite);
  statuses.set(ARTICLE, 402);
  fetched = [];
  await visit(HOME);
  expect(saved()).not.toContain(ARTICLE);
  expect(fetched).toContain(KIT);
  expect(kits()).toEqual([KIT]);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("a page that was kept, or is of an earlier version, takes nothing away: the portal has the word", async () => {
  await visit(ARTICLE, true);
  const connected = new Map(pages);
  loseConnection();
  await visit(HOME);
  expect(await open(ARTICLE)).toBe(KEPT);
  pages = connected;
  await dispatch("message", { data: { kind: "reader", member: MEMBER, path: HOME } });
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
});

test("what was kept before anybody knew who paid is asked for once", async () => {
  await visit(ARTICLE, true);
  stores.delete(`portal-paid:${MEMBER}`);
  statuses.set(ARTICLE, 402);
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});

test("one page that moved, or that the portal can't answer, keeps none of the others from being asked for", async () => {
  const [renamed, broken] = [`${NEWS}/renamed`, `${NEWS}/broken`];
  for (const path of [renamed, broken, ARTICLE]) {
    pages.set(path, []);
    await visit(path, true);
  }
  moved.set(renamed, `${NEWS}/other`);
  pages.set(`${NEWS}/other`, []);
  statuses.set(`${NEWS}/other`, 402);
  statuses.set(broken, 500);
  statuses.set(ARTICLE, 402);
  await visit(HOME);
  const readings = () => [...(stores.get(`portal-read:${MEMBER}`)?.keys() ?? [])];
  expect(readings()).toEqual([broken]);
  // Not at each page, while it can't be answered.
  fetched = [];
  await visit(HOME);
  expect(fetched).not.toContain(broken);
  expect(stores.has(`portal-free:${MEMBER}`)).toBe(false);
});

test("who is sent to the login loses no page that was kept", async () => {
  await visit(ARTICLE, true);
  pages.set("/pt-BR/login", []);
  moved.set(ARTICLE, "/pt-BR/login");
  await visit(HOME);
  loseConnection();
  expect(await open(ARTICLE)).toBe(KEPT);
});

test("with the data saver on, only what was kept while its member paid is asked for again", async () => {
  await visit(ARTICLE, true);
  statuses.set(ARTICLE, 402);
  stores.delete(`portal-paid:${MEMBER}`);
  fetched = [];
  await visit("");
  expect(fetched).toEqual([]);
  stores.set(`portal-paid:${MEMBER}`, new Map());
  await visit("");
  expect(fetched).toContain(ARTICLE);
  loseConnection();
  expect(await open(ARTICLE)).toBe(OFFLINE);
});
