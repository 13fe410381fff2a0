import type { Film, FilmQuality } from "./film";

const KEY = "portal-film-quality";

export const QUALITIES = ["usual", "small"] as const satisfies readonly FilmQuality[];

type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Without a stored choice: the small file if the browser asks to save data. */
export function savedQuality({ hasSmall }: Pick<Film, "hasSmall">): FilmQuality {
  if (!hasSmall) return "usual";
  try {
    const saved = localStorage.getItem(KEY);
    const known = QUALITIES.find((quality) => quality === saved);
    if (known) return known;
  } catch {
    // Nothing stored: the browser's data-saving setting decides.
  }
  return (navigator as Saving).connection?.saveData ? "small" : "usual";
}

export function saveQuality(quality: FilmQuality): void {
  try {
    localStorage.setItem(KEY, quality);
  } catch {
    // Storage failed: the quality applies to this film only.
  }
}
