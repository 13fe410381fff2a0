import type { Tier } from "../../../contract/account/roles.ts";
import { createByteCache } from "../byte-cache";
import { answerConditionally } from "../conditional";
import { refuse } from "../refusal";
import {
  type Asset,
  type AssetSource,
  findMediaRequest,
  type MediaRequest,
} from "./asset-source.server";
import { createFileIndex, type ListFiles } from "./file-index.server";

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const FOUND_FRESH_MS = 10 * 60 * 1000;
const MISSING_FRESH_MS = 30 * 1000;
const ENTRY_OVERHEAD_BYTES = 300;
/** Collections whose change may invalidate a cached picture. */
const PURGING_COLLECTIONS = /^(\*|directus_(files|folders|permissions|policies|access|roles))$/;

/** Null if the request has a token that cannot be checked now. */
export type FindTier = (request: Request) => Promise<Tier | null>;

export type MediaOptions = {
  findAsset: AssetSource;
  listFiles: ListFiles;
  findTier: FindTier;
  onError?: (error: unknown) => void;
};

const HIGHER_TIERS = { teaser: [], free: ["free"], paying: ["free", "paying"] } as const;

function answerWith(request: Request, asset: Asset, isPublic: boolean): Response {
  return answerConditionally(request, asset.body, {
    "Content-Type": asset.type,
    ETag: asset.etag,
    "Cache-Control": isPublic
      ? "public, max-age=3600, stale-while-revalidate=86400"
      : "private, max-age=300",
    Vary: isPublic ? "Accept, Save-Data" : "Accept, Save-Data, Cookie, Authorization",
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": isPublic ? "cross-origin" : "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
}

export function createMedia({ findAsset, listFiles, findTier, onError }: MediaOptions) {
  const index = createFileIndex(listFiles);
  const cache = createByteCache<Asset | null>({
    maxBytes: MAX_CACHE_BYTES,
    sizeOf: (asset) => (asset?.body.length ?? 0) + ENTRY_OVERHEAD_BYTES,
    freshMsOf: (asset) => (asset ? FOUND_FRESH_MS : MISSING_FRESH_MS),
  });

  async function read(tier: Tier, requested: MediaRequest): Promise<Asset | null> {
    if (!(await index.mayHave(tier, requested.fileId))) return null;
    return readKnown(tier, requested);
  }

  function readKnown(tier: Tier, requested: MediaRequest): Promise<Asset | null> {
    const key = `${tier}|${requested.fileId}|${requested.size}|${requested.format}`;
    return cache.read(key, () => findAsset(tier, requested));
  }

  /** Public pictures are looked up first, so that they are cached once and need no session. */
  async function findAnswer(request: Request, requested: MediaRequest): Promise<Response> {
    const shown = await read("teaser", requested);
    if (shown) return answerWith(request, shown, true);
    const tier = await findTier(request);
    if (!tier) return refuse(503, "service_unavailable");
    for (const higher of HIGHER_TIERS[tier]) {
      const asset = await read(higher, requested);
      if (asset) return answerWith(request, asset, false);
    }
    if (tier !== "teaser" && (await index.mayHaveSoon(tier, requested.fileId))) {
      const freshUpload = await readKnown(tier, requested);
      if (freshUpload) return answerWith(request, freshUpload, false);
    }
    return refuse(404, "not_found");
  }

  return {
    async answer(request: Request): Promise<Response> {
      const requested = findMediaRequest(request);
      if (!requested) return refuse(404, "not_found");
      try {
        return await findAnswer(request, requested);
      } catch (error) {
        onError?.(error);
        return refuse(503, "cms_unavailable");
      }
    },
    cmsChanged(collection: string): void {
      if (!PURGING_COLLECTIONS.test(collection)) return;
      cache.purge();
      index.purge();
    },
  };
}
