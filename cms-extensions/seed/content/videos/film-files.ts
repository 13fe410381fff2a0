import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "films");

/** Path of a narrated video's film: `npm run videos` writes it, the seed uploads it. */
export const filmPath = (slug: string): string => path.join(FOLDER, `${slug}.mp4`);

export const smallFilmPath = (slug: string): string => path.join(FOLDER, `${slug}.small.mp4`);

export const posterPath = (slug: string): string => path.join(FOLDER, `${slug}.webp`);
