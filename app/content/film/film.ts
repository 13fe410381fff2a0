import type { FilmChapter, FilmProvider } from "../../../contract/film.ts";

/** What a page needs to show a film. Its words come as captions, its bytes by `source`, checked each time. */
export type Film = {
  /** Of the video in Directus. */
  id: string;
  provider: FilmProvider;
  durationSec: number;
  /** WebVTT in Portuguese, or empty. */
  captions: string;
  chapters: readonly FilmChapter[];
  /** There is the same with fewer bytes. */
  hasSmall?: true;
};

/** A second of a film, and how it is read: 2:31. */
export type Moment = { second: number; clock: string };

/** Where a film stands now, and the way to another second of it. */
export type FilmNow = Moment & { onSeek: (second: number) => void };

/** How many bytes are to be spent on a film. */
export type FilmQuality = "usual" | "small";

/** Where the bytes of a file are had, or the page that holds the player of somebody else. */
export const sourceOf = (
  { id, provider }: Pick<Film, "id" | "provider">,
  quality: FilmQuality = "usual",
): string => {
  if (provider !== "file") return `/media/embeds/${id}`;
  return `/media/films/${id}${quality === "small" ? "?quality=small" : ""}`;
};

/** What is said in a film, as WebVTT in Portuguese. */
export const captionsOf = (id: string): string => `/media/captions/${id}`;

/** `1:05`, or `1:02:03` from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? part : String(part).padStart(2, "0"))).join(":");
}

/** The second that an address names (`?t=95`), or null. */
export function secondIn(search: URLSearchParams, durationSec: number): number | null {
  const given = /^\d{1,6}$/.exec(search.get("t") ?? "")?.[0];
  return given && Number(given) < durationSec ? Number(given) : null;
}

/** The place in an ordered list that a second falls into; -1 before the first. */
export const placeAt = (starts: readonly { startSec: number }[], second: number): number =>
  starts.findLastIndex(({ startSec }) => startSec <= second);
