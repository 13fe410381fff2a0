import type { Film, FilmQuality } from "./film";

const KEY = "portal-film-quality";

export const QUALITIES = ["usual", "small"] as const satisfies readonly FilmQuality[];

/** A browser may say that its bytes are few. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

/** What this browser watched at last; else the small one where bytes are to be saved. */
export function keptQuality({ hasSmall }: Pick<Film, "hasSmall">): FilmQuality {
  if (!hasSmall) return "usual";
  try {
    const kept = localStorage.getItem(KEY);
    const known = QUALITIES.find((quality) => quality === kept);
    if (known) return known;
  } catch {
    // Nothing is kept: what the browser says counts.
  }
  return (navigator as Saving).connection?.saveData ? "small" : "usual";
}

export function keepQuality(quality: FilmQuality): void {
  try {
    localStorage.setItem(KEY, quality);
  } catch {
    // Then it holds for this film alone.
  }
}
