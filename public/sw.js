/**
 * The portal's service worker (docs/decisions/0010-offline-reading.md). Pages come from the network;
 * without one, a member's last readings come from a cache of their own and the rest is the offline page.
 * The server writes the build's version here, so that each build brings a new worker.
 */
const BUILD = "__BUILD__";
const SHELL_CACHE = `portal-shell:${BUILD}`;
const SHELL_FILES = ["/offline.html", "/offline.css", "/offline.js"];
const ASSET_CACHE = "portal-assets";
const MAX_ASSETS = 300;
const READ_CACHE = "portal-read:";
const READABLE = /^\/pt-BR\/app\/(news|articles)\/(?!results$|favorites$)[a-z0-9-]+$/;
const MEMBER_ID = /^[0-9a-f-]{36}$/;
const MAX_READ = 20;
const FRESH_MS = 10 * 60_000;
const LOGOUT = "/pt-BR/logout";

/** Counts the times that readings were dropped: what was being fetched meanwhile is not kept. */
let drops = 0;

const isOurs = (response) => response.status === 200 && response.type === "basic";

async function trim(cache, max) {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - max)))
    await cache.delete(request);
}

async function dropReadings(kept) {
  drops += 1;
  for (const name of await caches.keys())
    if (name.startsWith(READ_CACHE) && name !== kept) await caches.delete(name);
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

function isFresh(response) {
  return response && Date.now() - Date.parse(response.headers.get("date")) < FRESH_MS;
}

/** Keeps the page as this member sees it: an answer that isn't drawn for them is dropped. */
async function keepReading(member, path) {
  const name = READ_CACHE + member;
  if ((await caches.keys()).some((each) => each.startsWith(READ_CACHE) && each !== name))
    await dropReadings(name);
  if (!READABLE.test(path)) return;
  const cache = await caches.open(name);
  if (isFresh(await cache.match(path))) return;
  const dropsBefore = drops;
  const response = await fetch(path, { cache: "no-store" }).catch(() => null);
  if (!response || !isOurs(response) || response.redirected) return;
  const page = await response.clone().text();
  if (!page.includes(`/pt-BR/app/profile/${member}"`) || dropsBefore !== drops) return;
  await cache.delete(path);
  await cache.put(path, response);
  await trim(cache, MAX_READ);
  for (const asset of new Set(page.match(/\/assets\/[\w.-]+/g) ?? []))
    await findAsset(new Request(asset)).catch(() => null);
}

async function answerWithout(request) {
  const { pathname } = new URL(request.url);
  for (const name of await caches.keys()) {
    const kept = name.startsWith(READ_CACHE) && (await (await caches.open(name)).match(pathname));
    if (kept) return kept;
  }
  return (await caches.match("/offline.html")) ?? Response.error();
}

async function navigate(event) {
  try {
    // The browser's own request: one made here would lose where the visitor comes from.
    return (await event.preloadResponse) ?? (await fetch(event.request));
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

addEventListener("message", (event) => {
  const { kind, member, path } = event.data;
  if (kind !== "reader") return;
  event.waitUntil(
    MEMBER_ID.test(member ?? "") ? keepReading(member, String(path)) : dropReadings(null),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === LOGOUT) event.waitUntil(dropReadings(null));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(findAsset(request));
  else if (SHELL_FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(navigate(event));
});
