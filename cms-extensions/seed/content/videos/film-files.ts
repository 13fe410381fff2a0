import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "films");

export const filmPath = (slug: string): string => path.join(FOLDER, `${slug}.mp4`);

export const smallFilmPath = (slug: string): string => path.join(FOLDER, `${slug}.small.mp4`);

export const posterPath = (slug: string): string => path.join(FOLDER, `${slug}.webp`);
