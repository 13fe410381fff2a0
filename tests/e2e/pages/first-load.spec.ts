import type { Page } from "@playwright/test";
import { callCms, publishNews, removeNews, type CreatedNews } from "../support/cms";
import { uploadPhotograph } from "../support/photographs";
import { expect, test } from "../support/portal";

/** Budget of a whole first visit before any interaction. */
const FIRST_LOAD_BYTES = 1_000_000;
/** As many as the list shows, all newer than existing ones. */
const NEWS = 13;

// The offline worker prefetches in the background.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
});

const news: CreatedNews[] = [];
const pictures: string[] = [];

test.beforeAll(async () => {
  for (let n = 0; n < NEWS; n++) {
    const cover = await uploadPhotograph();
    pictures.push(cover);
    news.push(await publishNews(`Com fotografia ${n}`, { cover, coverAlt: "Um lago" }));
  }
});
test.afterAll(async () => {
  for (const { id } of news) await removeNews(id);
  for (const id of pictures) await callCms("DELETE", `/files/${id}`);
});

/** Loads a page with an empty cache. Returns the bytes on the wire and the images. */
async function loadFirst(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  const photographs: string[] = [];
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  devtools.on("Network.responseReceived", ({ response }) => {
    if (response.url.includes("/media/")) photographs.push(response.url);
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "networkidle" });
  await devtools.detach();
  return { bytes, photographs };
}

function expectSmall({ bytes, photographs }: Awaited<ReturnType<typeof loadFirst>>) {
  expect(photographs).not.toEqual([]);
  expect(photographs.filter((address) => address.endsWith("size=cover"))).toEqual([]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
}

test("first load: the landing page loads within 1 MB on a phone", async ({ page }) => {
  const { bytes } = await loadFirst(page, "/pt-BR");
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
});

test("first load: list and page of news load within 1 MB on a phone, photographs included", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  expectSmall(await loadFirst(page, "/pt-BR/app/news"));
  expectSmall(await loadFirst(page, `/pt-BR/app/news/${news[0]?.slug}`));
});

test("first load: a reader who saves data gets smaller photographs", async ({ page, portal }) => {
  await portal.startSessionAs("membro");
  const path = `/pt-BR/app/news/${news[0]?.slug}`;
  const usual = await loadFirst(page, path);
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  const saving = await loadFirst(page, path);
  expect(saving.bytes).toBeLessThan(usual.bytes);
});

/** Time of the first contentful paint, and of the first script request. */
const firstRequested = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/[^?]+\.js$/.test(name))
      .map(({ startTime }) => startTime);
    return { paintMs: paint?.startTime ?? Infinity, firstScriptMs: Math.min(...scripts) };
  });

test("first load: content is painted before scripts compete for bandwidth, for guests and members", async ({
  page,
  portal,
}) => {
  for (const path of ["/pt-BR", "/pt-BR/login"]) {
    await portal.open(path);
    const { paintMs, firstScriptMs } = await firstRequested(page);
    expect(firstScriptMs).toBeGreaterThanOrEqual(paintMs);
  }
  await portal.startSessionAs("membro");
  for (const path of ["/pt-BR/app/news", "/pt-BR/app/notifications"]) {
    await portal.open(path);
    const { paintMs, firstScriptMs } = await firstRequested(page);
    expect(firstScriptMs).toBeGreaterThanOrEqual(paintMs);
  }
});
