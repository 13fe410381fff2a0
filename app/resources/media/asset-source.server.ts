import sharp from "sharp";
import type { Tier } from "~/cms/tier";
import { createCircuitBreaker } from "~/http/circuit-breaker";
import { etagOf } from "../conditional";
import { getLimited } from "../get-limited";
import { createQueue } from "../queue";
import type { MediaRequest } from "./media-request";

const CONNECT_TIMEOUT_MS = 1_000;
const TOTAL_TIMEOUT_MS = 5_000;
const MAX_ASSET_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 80;
/** Directus makes few pictures at once; addresses made up by somebody must not keep it from pages. */
const QUEUE = { maxRunning: 6, maxWaiting: 100 };

export type Asset = { body: Buffer; type: string; etag: string };
export type AssetSource = (tier: Tier, wanted: MediaRequest) => Promise<Asset | null>;

export type AssetSourceOptions = { cmsUrl: string; tokens: Record<Tier, string> };

function isWebp(body: Buffer): boolean {
  return body.toString("latin1", 0, 4) === "RIFF" && body.toString("latin1", 8, 12) === "WEBP";
}

/** Asks Directus for one preset of one file as one tier; null for what that tier may not see. */
export function createAssetSource({ cmsUrl, tokens }: AssetSourceOptions): AssetSource {
  const breaker = createCircuitBreaker();
  const inTurn = createQueue(QUEUE);

  async function ask(tier: Tier, { fileId, size }: MediaRequest) {
    if (!breaker.mayCall()) throw new Error("Directus is not asked while it fails");
    try {
      const answer = await getLimited(new URL(`/assets/${fileId}?key=${size}`, cmsUrl), {
        headers: { Authorization: `Bearer ${tokens[tier]}` },
        connectTimeoutMs: CONNECT_TIMEOUT_MS,
        totalTimeoutMs: TOTAL_TIMEOUT_MS,
        maxBytes: MAX_ASSET_BYTES,
      });
      if (answer.status >= 500 || answer.status === 429)
        throw new Error(`Directus answered ${answer.status}`);
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  return async function findAsset(tier, wanted) {
    const { status, body } = await inTurn(() => ask(tier, wanted));
    // The presets re-encode to WebP; a file that can't be (a PDF, a film) comes as it is and is no picture.
    if (status !== 200 || !isWebp(body)) return null;
    if (wanted.format === "webp") return { body, type: "image/webp", etag: etagOf(body) };
    const jpeg = await sharp(body)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    return { body: jpeg, type: "image/jpeg", etag: etagOf(jpeg) };
  };
}
