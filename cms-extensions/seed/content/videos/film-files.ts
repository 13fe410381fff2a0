import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "films");

/** Where `npm run videos` puts the film of a narrated video, and the seed takes it from. */
export const filmPath = (slug: string): string => path.join(FOLDER, `${slug}.mp4`);

/** The same with fewer bytes, for slow connections. */
export const smallFilmPath = (slug: string): string => path.join(FOLDER, `${slug}.small.mp4`);

/** The picture before it begins. */
export const posterPath = (slug: string): string => path.join(FOLDER, `${slug}.webp`);
