export type WrittenPart =
  | { kind: "text" | "mention"; text: string }
  | { kind: "link"; url: string };

const SPECIAL = /https?:\/\/[^\s<>"']{1,2000}|(?<![\p{L}\p{N}@])@\p{L}[\p{L}'-]{0,59}/gu;
const CLOSING = new Set([".", ",", ";", ":", "!", "?", ")", "]", "}", "…"]);

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.has(address[end - 1] ?? "")) end -= 1;
  return address.slice(0, end);
}

/** True for http and https addresses only, so that a link can't run a script. */
function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && url.hostname.includes(".") && url.username === "" && url.password === "";
}

/** Splits a member's text into plain text, mentions and links; nothing else is rendered. */
export function writtenParts(body: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  let done = 0;
  const add = (text: string) => {
    if (text !== "") parts.push({ kind: "text", text });
  };
  for (const found of body.matchAll(SPECIAL)) {
    const [whole] = found;
    const isMention = whole.startsWith("@");
    const text = isMention ? whole : withoutEnd(whole);
    if (!isMention && !isWebAddress(text)) continue;
    add(body.slice(done, found.index));
    parts.push(isMention ? { kind: "mention", text } : { kind: "link", url: text });
    done = found.index + text.length;
  }
  add(body.slice(done));
  return parts;
}
