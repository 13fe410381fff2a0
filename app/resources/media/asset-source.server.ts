import { setTimeout as sleep } from "node:timers/promises";
import type { Tier } from "../../../contract/account/roles.ts";
import { askForLife } from "~/http/sign-of-life";
import { etagOf } from "~/http/validators";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";
import { getLimited } from "../get-limited";
import { createQueue } from "../queue";
import { createCircuitBreaker } from "../../../contract/shared/circuit-breaker.ts";

const CONNECT_TIMEOUT_MS = 1_000;
const TOTAL_TIMEOUT_MS = 5_000;
const MAX_ASSET_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 80;
/**
 * Directus's own limit (`ASSETS_TRANSFORM_MAX_CONCURRENT`). Made-up addresses must not block it for pages.
 */
const QUEUE = { maxRunning: 4, maxQueued: 100 };
/**
 * Directus's answer while its transform limit is reached. It may also mean an outage, so it is retried only
 * this often.
 */
const BUSY = 503;
const BUSY_LOOKS = 3;
/**
 * Waits before each attempt to read a picture that Directus is still writing; under load that takes
 * seconds.
 */
const LOOK_AFTER_MS = [0, 100, 300, 900, 2_700];
/**
 * A WebP file states its own length, counted after its first eight bytes, and its type in the next four.
 */
const RIFF_HEAD_BYTES = 8;
const KIND_END = 12;

export type Asset = { body: Buffer; type: string; etag: string };

/** The presets that Directus knows (cms-extensions/access/apply-access.ts); no others are requested. */
const MEDIA_SIZES = ["thumb", "card", "wide", "cover", "avatar"] as const;
type MediaSize = (typeof MEDIA_SIZES)[number];
type MediaFormat = "webp" | "jpeg";

export type MediaRequest = { fileId: string; size: MediaSize; format: MediaFormat };

const SMALLER: Record<MediaSize, MediaSize> = {
  thumb: "thumb",
  card: "thumb",
  wide: "card",
  cover: "card",
  avatar: "avatar",
};

const FILE_PATH = new RegExp(`^/media/(${UUID_PATTERN})$`);

/** `/media/{fileId}?size=thumb|card|wide|cover|avatar`; null for any other request. */
export function findMediaRequest(request: Request): MediaRequest | null {
  const url = new URL(request.url);
  const fileId = FILE_PATH.exec(url.pathname)?.[1];
  const requested = url.searchParams.get("size") ?? "cover";
  const named = MEDIA_SIZES.find((each) => each === requested);
  if (!fileId || !named) return null;
  const savesData = request.headers.get("save-data")?.trim().toLowerCase() === "on";
  const acceptsWebp = /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(
    request.headers.get("accept") ?? "",
  );
  return {
    fileId,
    size: savesData ? SMALLER[named] : named,
    format: acceptsWebp ? "webp" : "jpeg",
  };
}

export type AssetSource = (tier: Tier, requested: MediaRequest) => Promise<Asset | null>;

export type AssetSourceOptions = {
  cmsUrl: string;
  tokens: Record<Tier, string>;
  timeoutFactor?: number;
};

function isWebp(body: Buffer): boolean {
  return (
    body.toString("latin1", 0, 4) === "RIFF" &&
    body.toString("latin1", RIFF_HEAD_BYTES, KIND_END) === "WEBP"
  );
}

/** True for an incomplete picture: Directus also serves a file that it is still writing. */
function isUnwritten(body: Buffer): boolean {
  if (body.length < KIND_END) return "RIFF".startsWith(body.toString("latin1", 0, 4));
  return isWebp(body) && body.readUInt32LE(4) + RIFF_HEAD_BYTES > body.length;
}

/** Requests one preset of one file with a tier's rights; null if the tier may not see it. */
export function createAssetSource(options: AssetSourceOptions): AssetSource {
  const { cmsUrl, tokens, timeoutFactor = 1 } = options;
  const breaker = createCircuitBreaker({
    probe: () => askForLife(new URL("/server/ping", cmsUrl), CONNECT_TIMEOUT_MS),
  });
  const inTurn = createQueue(QUEUE);

  async function ask(tier: Tier, { fileId, size }: MediaRequest, mayBeBusy: boolean) {
    if (!(await breaker.mayCall())) throw new Error("Directus is not asked while it fails");
    try {
      const answer = await getLimited(new URL(`/assets/${fileId}?key=${size}`, cmsUrl), {
        headers: { Authorization: `Bearer ${tokens[tier]}` },
        connectTimeoutMs: CONNECT_TIMEOUT_MS * timeoutFactor,
        totalTimeoutMs: TOTAL_TIMEOUT_MS * timeoutFactor,
        maxBytes: MAX_ASSET_BYTES,
      });
      if (answer.status === BUSY && mayBeBusy) return answer;
      if (answer.status >= 500 || answer.status === 429)
        throw new Error(`Directus answered ${answer.status}`);
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  /** @throws when Directus returns no complete picture in time */
  async function askForWhole(tier: Tier, requested: MediaRequest) {
    for (const [look, waitMs] of LOOK_AFTER_MS.entries()) {
      await sleep(waitMs);
      const answer = await inTurn(() => ask(tier, requested, look < BUSY_LOOKS));
      if (answer.status === BUSY) continue;
      if (answer.status !== 200 || !isUnwritten(answer.body)) return answer;
    }
    throw new Error(`Directus gives a part of ${requested.fileId}`);
  }

  return async function findAsset(tier, requested) {
    const { status, body } = await askForWhole(tier, requested);
    // Presets are re-encoded as WebP. A file that can't be (a PDF, a film) comes unchanged and is not a
    // picture.
    if (status !== 200 || !isWebp(body)) return null;
    if (requested.format === "webp") return { body, type: "image/webp", etag: etagOf(body) };
    // JPEG is rare: the library is loaded on first use.
    const { default: sharp } = await import("sharp");
    const jpeg = await sharp(body)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    return { body: jpeg, type: "image/jpeg", etag: etagOf(jpeg) };
  };
}
