import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page } from "playwright";
import { headersOf, USER_AGENT, type Target } from "./load.ts";

export type PageWeight = {
  htmlBytes: number;
  htmlBrotliBytes: number;
  neededScriptBrotliBytes: number;
  scriptBrotliBytes: number;
};

const VIEWPORT = { width: 1280, height: 900 };

function brotliBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

export async function fetchPage(target: Target): Promise<string> {
  const response = await fetch(target.url, { headers: headersOf(target), redirect: "error" });
  if (!response.ok) throw new Error(`${target.url} answered ${response.status}`);
  return response.text();
}

async function sumOf(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => brotliBytes(await (await fetch(url)).text()));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function listNeeded(html: string, base: string): string[] {
  const links = html.matchAll(/<link rel="modulepreload" data-later="([^"]+)"/g);
  return [...new Set([...links].map(([, path]) => new URL(path ?? "", base).href))];
}

async function listLoaded(page: Page, url: string): Promise<string[]> {
  const loaded = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loaded.add(response.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return [...loaded];
}

/** Cookies for the browser: a header would not be sent with requests of scripts. */
export function listCookies({
  cookie,
  url,
}: {
  cookie?: string | null | undefined;
  url: string;
}): { name: string; value: string; url: string }[] {
  return (cookie?.split("; ") ?? []).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: new URL(url).origin };
  });
}

/** Opens the page as on a first visit and weighs it. The offline worker loads later and is not counted. */
export async function weighPage(target: Target, browser: Browser): Promise<PageWeight> {
  const html = await fetchPage(target);
  const context = await browser.newContext({
    viewport: VIEWPORT,
    userAgent: USER_AGENT,
    serviceWorkers: "block",
  });
  try {
    await context.addCookies(listCookies(target));
    const loaded = await listLoaded(await context.newPage(), target.url);
    return {
      htmlBytes: Buffer.byteLength(html),
      htmlBrotliBytes: brotliBytes(html),
      neededScriptBrotliBytes: await sumOf(listNeeded(html, target.url)),
      scriptBrotliBytes: await sumOf(loaded),
    };
  } finally {
    await context.close();
  }
}
