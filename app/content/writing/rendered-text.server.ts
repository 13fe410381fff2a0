import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { escapeText } from "~/http/escape-text";
import { log } from "~/process/log.server";
import { createWorkerPool, type JobOutcome } from "~/process/worker-pool.server";
import { withImagePaths } from "./markdown-html.server";

const MAX_CACHED_CHARACTERS = 8_000_000;
/** A loaded server may time out on a harmless text, so rendering is retried after this time. */
const CUT_CACHED_MS = 10 * 60_000;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

export function plainHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/**
 * Caches HTML by the text's digest, in memory only: a new release may render differently. A text that takes
 * too long is shown as plain text.
 */
export function createRenderedTexts(render: (text: string) => Promise<JobOutcome<string>>) {
  const cached = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (html, digest) => html.length + digest.length,
  });
  const underWay = new Map<string, Promise<string>>();

  async function renderOnce(text: string, digest: string): Promise<string> {
    const outcome = await render(text);
    if (outcome.kind === "busy") return plainHtml(text);
    const isCut = outcome.kind === "cut";
    if (isCut) log.warn({ digest, characters: text.length }, "a text was cut");
    const html = isCut ? plainHtml(text) : outcome.result;
    cached.set(digest, html, isCut ? { ttl: CUT_CACHED_MS } : {});
    return html;
  }

  return {
    find(text: string): Promise<string> {
      const digest = digestOf(text);
      const html = cached.get(digest);
      if (html !== undefined) return Promise.resolve(html);
      const found = underWay.get(digest);
      if (found) return found;
      const rendering = renderOnce(text, digest).finally(() => underWay.delete(digest));
      underWay.set(digest, rendering);
      return rendering;
    },
  };
}

const pool = createWorkerPool<string, string>({
  // In production the worker is bundled next to the server (`scripts/stack/bundle-app.ts`).
  file: import.meta.env.PROD
    ? "build/app/markdown-worker.js"
    : "app/content/writing/markdown-worker.ts",
  size: 2,
  jobLimitMs: 150,
  waitLimitMs: 3_000,
  // A page of a long topic asks for all its replies at once.
  maxQueued: 400,
});
const renderedTopics = createRenderedTexts((text) => pool.run(text));

/** @param imagePath returns the path of an image by its id */
export async function renderMarkdown(
  markdown: string,
  imagePath: (id: string) => string,
): Promise<string> {
  return withImagePaths(await renderedTopics.find(markdown), imagePath);
}
