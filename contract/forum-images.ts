import { UUID_PATTERN } from "./uuid.ts";

export const FORUM_IMAGE_MAX_BYTES = 4 * 1_048_576;
export const FORUM_IMAGE_ALT_MAX_LENGTH = 300;
/** Images that a member may upload in 24 hours, by tier. */
export const forumImagesADay = { free: 2, paying: 10 } as const;
/** Upload attempts per day, including files that are not images. */
export const FORUM_IMAGE_TRIES_A_DAY = 30;

export const FORUM_IMAGES_A_MEMBER = 500;

export type ForumImage = { id: string; width: number; height: number };

/**
 * Image address in a text. It includes the size, so that the layout does not move while the image loads.
 */
const ADDRESS = new RegExp(
  `imagem:(${UUID_PATTERN})/([1-9]\\d{0,3})x([1-9]\\d{0,3})(?![\\w-])`,
  "g",
);

export function forumImageMark({ id, width, height }: ForumImage, alt: string): string {
  const words = alt
    .replaceAll(/[[\]\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `![${words}](imagem:${id}/${width}x${height})`;
}

/** Images of a text, without duplicates. */
export function listForumImages(body: string): ForumImage[] {
  const found = [...body.matchAll(ADDRESS)].map(([, id = "", width, height]) => ({
    ...{ id, width: Number(width), height: Number(height) },
  }));
  return found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);
}

export const withImageAddresses = (
  body: string,
  addressOf: (image: ForumImage) => string,
): string =>
  body.replaceAll(ADDRESS, (_, id: string, width: string, height: string) =>
    addressOf({ id, width: Number(width), height: Number(height) }),
  );
