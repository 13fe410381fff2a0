import { pageImagePath } from "~/page/indexed-page-meta";
import { createByteCache } from "../byte-cache";
import { etagOf } from "~/http/validators";
import { answerConditionally } from "../conditional";
import { refuse } from "../refusal";
import { publicPages } from "../public-pages";
import { DAY_MS } from "../../../contract/shared/time.ts";

const MAX_CACHE_BYTES = 4 * 1024 * 1024;

const titles = new Map(publicPages.map(({ path, title }) => [pageImagePath(path), title]));

/** `/og/{page}.png` of the public pages, drawn on the first request. */
export function createPageImages(draw: (title: string) => Promise<Buffer>) {
  const cache = createByteCache<{ body: Buffer; etag: string }>({
    maxBytes: MAX_CACHE_BYTES,
    sizeOf: ({ body }) => body.length,
    freshMsOf: () => DAY_MS,
  });

  return async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const title = titles.get(path);
    if (!title) return refuse(404, "not_found");
    const { body, etag } = await cache.read(path, async () => {
      const drawn = await draw(title);
      return { body: drawn, etag: etagOf(drawn) };
    });
    return answerConditionally(request, body, {
      "Content-Type": "image/png",
      ETag: etag,
      "Cache-Control": "public, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  };
}
