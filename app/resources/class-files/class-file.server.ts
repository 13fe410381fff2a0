import type { TierCms } from "~/cms/cms.server";
import { findClassContent } from "~/features/courses/class/class.server";
import { createAssetFetcher, type AssetOptions } from "../asset-bytes.server";
import type { FindTier } from "../media/media.server";
import { refuse } from "../refusal";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

const FILE_PATH = new RegExp(`^/media/class-files/(${UUID_PATTERN})/(${UUID_PATTERN})$`);
const FORWARDED_HEADERS = ["content-length", "content-type", "etag", "last-modified"];

export type ClassFileOptions = AssetOptions & {
  cms: TierCms;
  findTier: FindTier;
  onError?: (error: unknown) => void;
};

/**
 * `GET /media/class-files/{classId}/{fileId}`: downloads a handout of a class. Each request checks access
 * to the class. Directus serves the file with the token of the same tier.
 */
export function createClassFile({ cms, findTier, onError, ...assets }: ClassFileOptions) {
  const askAsset = createAssetFetcher(assets);

  async function find(request: Request, classId: string, fileId: string): Promise<Response> {
    const tier = await findTier(request);
    if (!tier) return refuse(503, "service_unavailable");
    if (tier === "teaser") return refuse(404, "not_found");
    const content = await findClassContent(cms.forTier(tier), classId);
    const file = content?.files.find(({ id }) => id === fileId);
    if (!file) return refuse(404, "not_found");
    const answer = await askAsset(request, tier, fileId);
    if (answer.status === 200 || answer.status === 206) return answerWith(answer, file.name);
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) {
      throw new Error(`Directus answered ${answer.status}`);
    }
    return refuse(404, "not_found");
  }

  return async function answerClassFile(request: Request): Promise<Response> {
    const [, classId, fileId] = FILE_PATH.exec(new URL(request.url).pathname) ?? [];
    if (!classId || !fileId) return refuse(404, "not_found");
    try {
      return await find(request, classId, fileId);
    } catch (error) {
      if (!request.signal.aborted) onError?.(error);
      return refuse(503, "cms_unavailable");
    }
  };
}

function answerWith({ status, headers: header, body }: Response, name: string): Response {
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    Vary: "Cookie",
    "X-Content-Type-Options": "nosniff",
  });
  for (const headerName of FORWARDED_HEADERS) {
    const value = header.get(headerName);
    if (value !== null) headers.set(headerName, value);
  }
  return new Response(body, { status, headers });
}
