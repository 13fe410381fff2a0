/** Source of a video: a file of the portal, or another platform. */
export const filmProviders = ["file", "youtube", "vimeo"] as const;
export type FilmProvider = (typeof filmProviders)[number];

const PROVIDER_IDS = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ } as const;

/** True if the provider's video id is safe in a URL. */
export const isProviderId = (provider: keyof typeof PROVIDER_IDS, id: unknown): id is string =>
  typeof id === "string" && PROVIDER_IDS[provider].test(id);

export type FilmChapter = { startSec: number; title: string };

/** Maximum characters of a member's note on a video or class. */
export const NOTE_MAX_LENGTH = 2_000;

export const ENDED_SHARE = 0.9;
const RESUMED_FROM_SHARE = 0.05;
const RESUMED_UNTIL_SHARE = 0.95;
/** Error code: the member has paused the history, so no position is saved. */
export const HISTORY_PAUSED = "HISTORY_PAUSED";
/** Interval for saving the position while a video plays. */
export const POSITION_EVERY_MS = 10_000;

/** True if resuming makes sense: neither near the start nor near the end. */
export function isWorthResuming(positionSec: number, durationSec: number): boolean {
  const share = positionSec / durationSec;
  return share >= RESUMED_FROM_SHARE && share <= RESUMED_UNTIL_SHARE;
}

export const isEnded = (positionSec: number, durationSec: number): boolean =>
  durationSec > 0 && positionSec >= durationSec * ENDED_SHARE;
