/**
 * The portal's service worker (docs/decisions/0010-offline-reading.md). Pages come from the network;
 * without one, a member's favorites, last readings and the lists they began at come from caches of their
 * own and the rest is the offline page.
 * The server writes the build's version here, so that each build brings a new worker.
 */
const BUILD = "__BUILD__";
const SHELL_CACHE = `portal-shell:${BUILD}`;
const SHELL_FILES = ["/offline.html", "/offline.css", "/offline.js"];
const ASSET_CACHE = "portal-assets";
const MAX_ASSETS = 300;
const READ_CACHE = "portal-read:";
/** Content whose pages are stored, such as `news,articles`. The server writes the names here. */
const KINDS = "__KINDS__".split(",");
const READABLE = new RegExp(
  `^/pt-BR/app/(?:${KINDS.join("|")})/(?!results$|favorites$)[a-z0-9-]+$`,
);
/** Where readings begin, and what is looked up on the way: kept as they were seen last, apart from readings. */
const LISTS = [
  "/pt-BR/app",
  ...KINDS.map((kind) => `/pt-BR/app/${kind}`),
  "/pt-BR/app/cantons",
  "/pt-BR/app/plan",
  "/pt-BR/app/tools/currency",
];
const LIST_CACHE = "portal-lists:";
const MEMBER_ID = /^[0-9a-f-]{36}$/;
const MAX_READ = 20;
const FRESH_MS = 10 * 60_000;
const SAVED_CACHE = "portal-saved:";
const SAVED_LISTS = KINDS.map((kind) => `/pt-BR/app/${kind}/favorites`);
const MAX_SAVED = 30;
const SAVED_FRESH_MS = 24 * 60 * 60_000;
/** The arrival kit, kept only for who asked for it. */
const KIT = "/pt-BR/app/plan/arrival-kit";
const KIT_CACHE = "portal-kit:";
/** Hold nothing: say as whose a member's pages are kept, of who pays or of who does not. */
const PAID_CACHE = "portal-paid:";
const FREE_CACHE = "portal-free:";
const FAVOURITES = "/pt-BR/app/favorites";
const LOGOUT = "/pt-BR/logout";
const NOTICES = "/pt-BR/app/notifications";
const DEVICES = "/pt-BR/app/notifications/devices";

/** Counts the times that readings were dropped: what was being fetched meanwhile is not kept. */
let drops = 0;
let isKeepingSaved = false;
/** A favorite was added or removed since the lists were kept. */
let areListsStale = false;
/** What was kept while a member paid is asked for again not before: a round goes on, or was left open. */
let settleAfterMs = 0;

const isOurs = (response) => response.status === 200 && response.type === "basic";
const GONE = [402, 403, 404, 410];
/** The portal's own word that a page is not theirs to read, or not there any more. */
const isGone = (response) =>
  response.type === "basic" &&
  (response.redirected ? isMoved(response) : GONE.includes(response.status));
/** To another page of the portal; who is sent to the login may still read it. */
const isMoved = (response) => new URL(response.url).pathname.startsWith("/pt-BR/app");

async function trim(cache, max) {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - max)))
    await cache.delete(request);
}

const isKeptFor = (name) =>
  [READ_CACHE, SAVED_CACHE, LIST_CACHE, KIT_CACHE, PAID_CACHE, FREE_CACHE].some((prefix) =>
    name.startsWith(prefix),
  );

/** All that was kept for members goes, but for `member` if one is named. */
async function dropPages(member) {
  drops += 1;
  for (const name of await caches.keys())
    if (isKeptFor(name) && !(member && name.endsWith(member))) await caches.delete(name);
}

/** A page that was kept and may not be read any more goes, wherever it is kept. */
async function dropPage(path) {
  for (const name of await caches.keys())
    if (isKeptFor(name)) await (await caches.open(name)).delete(path);
}

/**
 * What was kept while a member paid is asked for again once they don't: the portal's answer takes away what they
 * may not read, and a page that was kept, or is old, and says so takes nothing.
 */
async function settlePaid(member, isPaying, isSavingData) {
  if (isPaying) {
    settleAfterMs = 0;
    await caches.delete(FREE_CACHE + member);
    await caches.open(PAID_CACHE + member);
  }
  // A page of an earlier version says neither.
  if (isPaying !== false || Date.now() < settleAfterMs) return;
  if (await caches.has(FREE_CACHE + member)) return;
  if (isSavingData && !(await caches.has(PAID_CACHE + member))) return;
  settleAfterMs = Date.now() + FRESH_MS;
  let isSettled = true;
  for (const prefix of [READ_CACHE, SAVED_CACHE, LIST_CACHE, KIT_CACHE]) {
    if (!(await caches.has(prefix + member))) continue;
    const cache = await caches.open(prefix + member);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      const isKept = (await keepPage(cache, member, pathname + search)) !== null;
      // Neither kept nor taken away: the portal did not answer, and is asked for it again later.
      if (!isKept && (await cache.match(url))) isSettled = false;
    }
  }
  if (!isSettled) return;
  await caches.delete(PAID_CACHE + member);
  await caches.open(FREE_CACHE + member);
}

async function findAsset(request) {
  const cache = await caches.open(ASSET_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (isOurs(response)) {
    await cache.put(request, response.clone());
    await trim(cache, MAX_ASSETS);
  }
  return response;
}

function isFresh(response, ageMs) {
  return response && Date.now() - Date.parse(response.headers.get("date")) < ageMs;
}

/** Keeps the page as this member sees it: an answer that isn't drawn for them is dropped. Its text, or null. */
async function keepPage(cache, member, path) {
  const dropsBefore = drops;
  const response = await fetch(path, { cache: "no-store" }).catch(() => null);
  if (response && isGone(response)) await dropPage(path);
  if (!response || !isOurs(response) || response.redirected) return null;
  const page = await response.clone().text();
  if (!page.includes(`/pt-BR/app/profile/${member}"`) || dropsBefore !== drops) return null;
  await cache.delete(path);
  await cache.put(path, response);
  for (const asset of new Set(page.match(/\/assets\/[\w.-]+/g) ?? []))
    await findAsset(new Request(asset)).catch(() => null);
  return page;
}

async function keepList(member, path) {
  if (!LISTS.includes(path)) return;
  const cache = await caches.open(LIST_CACHE + member);
  if (!isFresh(await cache.match(path), FRESH_MS)) await keepPage(cache, member, path);
}

async function keepReading(member, path) {
  if (!READABLE.test(path)) return;
  const cache = await caches.open(READ_CACHE + member);
  if (isFresh(await cache.match(path), FRESH_MS)) return;
  if (await keepPage(cache, member, path)) await trim(cache, MAX_READ);
}

/** @returns whether the kit is on this device as it is now */
async function keepKit(member) {
  return (await keepPage(await caches.open(KIT_CACHE + member), member, KIT)) !== null;
}

async function dropKit(member) {
  await caches.delete(KIT_CACHE + member);
  return true;
}

/** A kit that is kept is kept anew where it is read, and else once a day. */
async function renewKit(member, path) {
  if (!(await caches.keys()).includes(KIT_CACHE + member)) return;
  const kept = await (await caches.open(KIT_CACHE + member)).match(KIT);
  if (path === KIT || !isFresh(kept, SAVED_FRESH_MS)) await keepKit(member);
}

const areaOf = (path) => path.slice(0, path.lastIndexOf("/"));

/** The addresses of its own area that a list of favorites leads to, in its order. */
function listLinks(list, page) {
  const links = [...page.matchAll(/href="(\/pt-BR\/app\/[a-z0-9/-]+)"/g)].map(([, path]) => path);
  const items = links.filter((path) => READABLE.test(path) && areaOf(path) === areaOf(list));
  return [...new Set(items)].slice(0, MAX_SAVED);
}

/**
 * A list of favorites with the pages it leads to; what is no favorite of its area any more goes.
 * @returns false when the list could not be had
 */
async function keepSavedList(member, list, isStale) {
  const cache = await caches.open(SAVED_CACHE + member);
  if (!isStale && isFresh(await cache.match(list), FRESH_MS)) return true;
  const page = await keepPage(cache, member, list);
  if (page === null) return false;
  const wanted = listLinks(list, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isItsOwn = areaOf(pathname) === areaOf(list) && pathname !== list;
    if (isItsOwn && !wanted.includes(pathname)) await cache.delete(url);
  }
  for (const path of wanted)
    if (!isFresh(await cache.match(path), SAVED_FRESH_MS)) await keepPage(cache, member, path);
  return true;
}

/** One page after the other, and one round at a time: the reader's own requests come first. */
async function keepSaved(member) {
  if (isKeepingSaved) return;
  isKeepingSaved = true;
  let isOutdated = false;
  try {
    // What is saved while a round goes on wants another one.
    do {
      const isStale = areListsStale;
      areListsStale = false;
      isOutdated = false;
      for (const list of SAVED_LISTS)
        if (!(await keepSavedList(member, list, isStale))) isOutdated = isStale;
    } while (areListsStale);
  } finally {
    isKeepingSaved = false;
    // A list that could not be had is asked for again at the next page.
    if (isOutdated) areListsStale = true;
  }
}

async function keepFor(member, path, isPaying) {
  const names = await caches.keys();
  if (names.some((name) => isKeptFor(name) && !name.endsWith(member))) await dropPages(member);
  // No path: the reader saves data.
  await settlePaid(member, isPaying, path === "");
  if (path === "") return;
  await keepReading(member, path);
  await keepList(member, path);
  await renewKit(member, path);
  await keepSaved(member);
}

async function answerWithout(request) {
  const { pathname } = new URL(request.url);
  for (const name of await caches.keys()) {
    const kept = isKeptFor(name) && (await (await caches.open(name)).match(pathname));
    if (kept) return kept;
  }
  return (await caches.match("/offline.html")) ?? Response.error();
}

async function navigate(event) {
  try {
    // The browser's own request: one made here would lose where the visitor comes from.
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    const { pathname, search } = new URL(event.request.url);
    // Pages are kept by their path: what is said of one with a query is not said of it.
    if (search === "" && isGone(response)) event.waitUntil(dropPage(pathname));
    return response;
  } catch {
    return answerWithout(event.request);
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL_FILES)));
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("portal-shell:") && name !== SHELL_CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const page of await clients.matchAll()) page.postMessage({ kind: "build", build: BUILD });
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

const KIT_WORK = { "keep-kit": keepKit, "drop-kit": dropKit };

async function answerKit(event, member) {
  const work = KIT_WORK[event.data.kind];
  event.ports[0].postMessage(await work(member).catch(() => false));
}

addEventListener("message", (event) => {
  const { kind, member, path, isPaying } = event.data;
  if (kind in KIT_WORK && MEMBER_ID.test(member)) event.waitUntil(answerKit(event, member));
  if (kind !== "reader") return;
  const isMember = MEMBER_ID.test(member ?? "");
  event.waitUntil(isMember ? keepFor(member, String(path), isPaying) : dropPages(null));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === LOGOUT) event.waitUntil(dropPages(null));
  // Only once it is written: a list fetched before would not have it yet.
  if (request.method === "POST" && url.pathname.startsWith(FAVOURITES))
    event.respondWith(fetch(request).finally(() => (areListsStale = true)));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(findAsset(request));
  else if (SHELL_FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(navigate(event));
});

/** The kind and the title of a notice (contract/api/notifications-v1.ts, PushMessage); each one has to be shown. */
function showNotice(data) {
  const { kind, title, path, tag } = data ? data.json() : {};
  return registration.showNotification(title ?? "Portal Suíça", {
    body: kind ?? "Você tem um aviso novo.",
    tag: tag ?? "",
    data: { path: path ?? NOTICES },
    icon: "/icons/icon-192.png",
    lang: "pt-BR",
  });
}

/**
 * Where a notice leads: in a tab that stands there already, or else in one of its own. A tab is not led on by it:
 * it may have gone elsewhere since it was opened, and hold what somebody is writing.
 */
async function openNotice(path) {
  const asked = new URL(path, location.origin);
  const url = asked.origin === location.origin ? asked : new URL(NOTICES, location.origin);
  const tabs = await clients.matchAll({ type: "window" });
  const isPlace = url.hash !== "" || url.search !== "";
  const tab = tabs.find((each) =>
    isPlace ? each.url === url.href : new URL(each.url).pathname === url.pathname,
  );
  return tab ? tab.focus() : clients.openWindow(url.href);
}

/** A browser that changes its address tells the new one; who is logged out is refused. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const { pushManager } = registration;
  const fresh =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = new URLSearchParams({ intent: "on", endpoint, ...keys });
  await fetch(`${DEVICES}.data`, { method: "POST", body });
}

addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data.path));
});

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));
