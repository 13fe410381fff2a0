/** Where a film comes from: a file of the portal, or a page of somebody else. */
export const filmProviders = ["file", "youtube", "vimeo"] as const;
export type FilmProvider = (typeof filmProviders)[number];

const PROVIDER_IDS = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ } as const;

/** Whether a film's name at its provider may stand in an address. */
export const isProviderId = (provider: keyof typeof PROVIDER_IDS, id: unknown): id is string =>
  typeof id === "string" && PROVIDER_IDS[provider].test(id);

export type FilmChapter = { startSec: number; title: string };

/** What a member notes at a film or in a class, in characters. */
export const NOTE_MAX_LENGTH = 2_000;

/** The part of a film from which on it counts as seen to its end. */
export const ENDED_SHARE = 0.9;
const RESUMED_FROM_SHARE = 0.05;
const RESUMED_UNTIL_SHARE = 0.95;
/** Why Directus keeps no position of a member who paused their history. */
export const HISTORY_PAUSED = "HISTORY_PAUSED";
/** How often a position is kept while a film runs. */
export const POSITION_EVERY_MS = 10_000;

/** Whether it is worth offering to go on from there: neither hardly begun nor nearly over. */
export function isWorthResuming(positionSec: number, durationSec: number): boolean {
  const share = positionSec / durationSec;
  return share >= RESUMED_FROM_SHARE && share <= RESUMED_UNTIL_SHARE;
}

/** Whether a film counts as seen at a position. */
export const isEnded = (positionSec: number, durationSec: number): boolean =>
  durationSec > 0 && positionSec >= durationSec * ENDED_SHARE;
