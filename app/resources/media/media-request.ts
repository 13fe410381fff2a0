import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

/** The presets that Directus knows (cms-extensions/access/project-settings.ts); no others are requested. */
export const MEDIA_SIZES = ["thumb", "card", "wide", "cover", "avatar"] as const;
export type MediaSize = (typeof MEDIA_SIZES)[number];
export type MediaFormat = "webp" | "jpeg";

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
  const wanted = url.searchParams.get("size") ?? "cover";
  const named = MEDIA_SIZES.find((each) => each === wanted);
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
