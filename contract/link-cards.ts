/** So many links of one text are shown with what their pages say. */
export const MAX_LINK_CARDS = 5;

const MAX_ADDRESS_LENGTH = 2_000;
/** A line that is an address and nothing else, bare or in angle brackets. */
const LONE = /^<?(https?:\/\/[^\s<>]{4,})>?$/;
/** Begins or ends lines of code. */
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The lines of a text with the address that each of them is, if it is one; lines of code are none. */
function readLines(body: string): { line: string; url: string | null }[] {
  let isCode = false;
  return body.split("\n").map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const typed = line.length <= MAX_ADDRESS_LENGTH && !line.startsWith("    ") ? line.trim() : "";
    return { line, url: isCode ? null : (LONE.exec(typed)?.[1] ?? null) };
  });
}

/** Addresses that stand by themselves in a text, each once. */
export function listLoneLinks(body: string): string[] {
  const found = readLines(body).flatMap(({ url }) => url ?? []);
  return [...new Set(found)].slice(0, MAX_LINK_CARDS);
}

/** The text with addresses that stand by themselves as links of Markdown. */
export const withLoneLinks = (body: string): string =>
  readLines(body)
    .map(({ line, url }) => (url === null ? line : `<${url}>`))
    .join("\n");
