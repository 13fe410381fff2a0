import { brotliCompressSync, constants } from "node:zlib";
import { headersOf, type Target } from "./load.ts";

export type PageWeight = { htmlBytes: number; htmlBrotliBytes: number; scriptBrotliBytes: number };

function brotliBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

async function fetchText(url: URL, target: Target): Promise<string> {
  const response = await fetch(url, { headers: headersOf(target), redirect: "error" });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return response.text();
}

const linked = (text: string, pattern: RegExp, base: URL) =>
  [...text.matchAll(pattern)].map(([, path]) => new URL(path ?? "", base).href);

/** Scripts the page asks for before any click: what the HTML names and what those import statically. */
async function fetchScripts(html: string, page: URL, target: Target): Promise<string[]> {
  const wanted = new Set(linked(html, /["'](\/assets\/[^"']+\.js)["']/g, page));
  const scripts: string[] = [];
  for (const href of wanted) {
    const script = await fetchText(new URL(href), target);
    scripts.push(script);
    const imports = linked(script, /(?:from|import)\s*"(\.\/[^"]+\.js)"/g, new URL(href));
    for (const found of imports) wanted.add(found);
  }
  return scripts;
}

/** Fetches a page as its first visit does and weighs it; brotli quality 11, as built assets are stored. */
export async function weighPage(target: Target): Promise<{ html: string; weight: PageWeight }> {
  const page = new URL(target.url);
  const html = await fetchText(page, target);
  const scripts = await fetchScripts(html, page, target);
  const weight = {
    htmlBytes: Buffer.byteLength(html),
    htmlBrotliBytes: brotliBytes(html),
    scriptBrotliBytes: scripts.reduce((sum, script) => sum + brotliBytes(script), 0),
  };
  return { html, weight };
}
