import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "films");

/** Where `npm run videos` puts the film of a narrated video, and the seed takes it from. */
export const filmPath = (slug: string): string => path.join(FOLDER, `${slug}.mp4`);

/** The picture before it begins. */
export const posterPath = (slug: string): string => path.join(FOLDER, `${slug}.webp`);
