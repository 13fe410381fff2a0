import type { FilmChapter, FilmProvider } from "../../../contract/content/film.ts";

/** Captions come as text; the bytes come from `source`, which checks access on each request. */
export type Film = {
  id: string;
  provider: FilmProvider;
  durationSec: number;
  /** WebVTT in Portuguese, or empty. */
  captions: string;
  chapters: readonly FilmChapter[];
  hasSmall?: true;
};

export type Moment = { second: number; clock: string };

export type FilmNow = Moment & { onSeek: (second: number) => void };

export type FilmQuality = "usual" | "small";

export const sourceOf = (
  { id, provider }: Pick<Film, "id" | "provider">,
  quality: FilmQuality = "usual",
): string => {
  if (provider !== "file") return `/media/embeds/${id}`;
  return `/media/films/${id}${quality === "small" ? "?quality=small" : ""}`;
};

export const captionsOf = (id: string): string => `/media/captions/${id}`;

/** `1:05`; from one hour `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? part : String(part).padStart(2, "0"))).join(":");
}

export function secondIn(search: URLSearchParams, durationSec: number): number | null {
  const input = /^\d{1,6}$/.exec(search.get("t") ?? "")?.[0];
  return input && Number(input) < durationSec ? Number(input) : null;
}

/** -1 before the first entry. */
export const placeAt = (starts: readonly { startSec: number }[], second: number): number =>
  starts.findLastIndex(({ startSec }) => startSec <= second);

export const PROVIDER_NAMES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

export type FilmScreenProps = {
  film: Film;
  title: string;
  posterUrl: string;
  startSec: number;
  onSecond: (second: number) => void;
  onStop: (second: number) => void;
  onBroken: () => void;
  /** Receives null when the player unmounts. */
  onSeeker: (seek: ((second: number) => void) | null) => void;
};
