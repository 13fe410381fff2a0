/** Decides the escaping of a hole. */
export type Place = "markup" | "stream" | "data";

const MARKUP = /["&'<>]/g;
const MARKUP_NAMES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};
const SCRIPT = /[&<>\u2028\u2029]/g;

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const inScript = (text: string) =>
  text.replace(SCRIPT, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Escapes like React (texts and attributes) and like Remix (its data stream, in a script and alone). */
export const escapeFor: Readonly<Record<Place, (text: string) => string>> = {
  markup: (text) => text.replace(MARKUP, (letter) => MARKUP_NAMES[letter] ?? letter),
  stream: (text) => inScript(inJson(inJson(text))),
  data: inJson,
};
