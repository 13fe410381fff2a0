export const MAX_LINK_CARDS = 5;

const MAX_ADDRESS_LENGTH = 2_000;
/** A line that consists of one address, bare or in angle brackets. */
const LONE = /^<?(https?:\/\/[^\s<>]{4,})>?$/;
/** Opens or closes a code block. */
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Lines of a text, each with its address if it consists of one; null in code blocks. */
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

/** The text with addresses on lines of their own as Markdown links. */
export const withLoneLinks = (body: string): string =>
  readLines(body)
    .map(({ line, url }) => (url === null ? line : `<${url}>`))
    .join("\n");
