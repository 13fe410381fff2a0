import { UUID_PATTERN } from "./uuid.ts";

export const FORUM_IMAGE_MAX_BYTES = 4 * 1_048_576;
/** Characters of what describes a picture. */
export const FORUM_IMAGE_ALT_MAX_LENGTH = 300;
/** So many pictures one member uploads within 24 hours, by what they pay. */
export const forumImagesADay = { free: 2, paying: 10 } as const;
/** So often one tries, also what is no picture. */
export const FORUM_IMAGE_TRIES_A_DAY = 30;

/** So many pictures of one member are kept altogether. */
export const FORUM_IMAGES_A_MEMBER = 500;

export type ForumImage = { id: string; width: number; height: number };

/** The address of a picture in a text: with its size, so that nothing moves once it is there. */
const ADDRESS = new RegExp(
  `imagem:(${UUID_PATTERN})/([1-9]\\d{0,3})x([1-9]\\d{0,3})(?![\\w-])`,
  "g",
);

/** A picture as it stands in a text in Markdown. */
export function forumImageMark({ id, width, height }: ForumImage, alt: string): string {
  const words = alt
    .replaceAll(/[[\]\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `![${words}](imagem:${id}/${width}x${height})`;
}

/** The pictures that a text shows, each once. */
export function listForumImages(body: string): ForumImage[] {
  const found = [...body.matchAll(ADDRESS)].map(([, id = "", width, height]) => ({
    ...{ id, width: Number(width), height: Number(height) },
  }));
  return found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);
}

/** The text with other addresses in place of those of its pictures. */
export const withImageAddresses = (
  body: string,
  addressOf: (image: ForumImage) => string,
): string =>
  body.replaceAll(ADDRESS, (_, id: string, width: string, height: string) =>
    addressOf({ id, width: Number(width), height: Number(height) }),
  );
