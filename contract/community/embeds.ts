import { UUID_PATTERN } from "../shared/uuid.ts";

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

export const MAX_LINK_CARDS = 5;

const MAX_ADDRESS_LENGTH = 2_000;
/** A line that consists of one address, bare or in angle brackets. */
const LONE = /^<?(https?:\/\/[^\s<>]{4,})>?$/;
/** Opens or closes a code block. */
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Lines of a text. `url` is set if the line is only an address outside a code block. */
function readLines(body: string): { line: string; url: string | null }[] {
  let isCode = false;
  return body.split("\n").map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const typed = line.length <= MAX_ADDRESS_LENGTH && !line.startsWith("    ") ? line.trim() : "";
    return { line, url: isCode ? null : (LONE.exec(typed)?.[1] ?? null) };
  });
}

/** Addresses on lines of their own, without duplicates. */
export function listLoneLinks(body: string): string[] {
  const found = readLines(body).flatMap(({ url }) => url ?? []);
  return [...new Set(found)].slice(0, MAX_LINK_CARDS);
}

/** Turns each line that is only an address into a Markdown link. */
export const withLoneLinks = (body: string): string =>
  readLines(body)
    .map(({ line, url }) => (url === null ? line : `<${url}>`))
    .join("\n");
