import { LRUCache } from "lru-cache";
import { PART_TAG, type DrawnParts } from "./drawn-once";

const MAX_PARTS = 500;
const END = `</${PART_TAG}>`;

const drawn = new LRUCache<string, string>({ max: MAX_PARTS });

/** `secret` must not occur in any user's text. */
export function openDrawnParts(secret: string): DrawnParts & { fill(page: string): string } {
  const marked: { name: string; html: string | undefined }[] = [];
  const begin = `<${PART_TAG} id="${secret}-`;

  function takePart(piece: string): string {
    const idEnd = piece.indexOf('">');
    const end = piece.indexOf(END);
    const part = marked[Number(piece.slice(0, idEnd))];
    const own = piece.slice(idEnd + 2, end);
    if (part && part.html === undefined) drawn.set(part.name, own);
    return (part?.html ?? own) + piece.slice(end + END.length);
  }

  return {
    mark(name) {
      const html = drawn.get(name);
      marked.push({ name, html });
      return { id: `${secret}-${marked.length - 1}`, isKnown: html !== undefined };
    },
    fill(page) {
      const [first = "", ...pieces] = page.split(begin);
      return first + pieces.map(takePart).join("");
    },
  };
}
