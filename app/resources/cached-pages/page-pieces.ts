import type { Filling, HoleValue } from "./holes";

/** Decides the escaping of a hole. */
type Place = "markup" | "stream" | "data";

const MARKUP = /["&'<>]/g;
const MARKUP_NAMES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};
const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const inScript = (text: string) =>
  text.replace(
    UNSAFE_IN_SCRIPT,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Escapes like React (texts and attributes) and like Remix (its data stream, in a script and alone). */
const escapeFor: Readonly<Record<Place, (text: string) => string>> = {
  markup: (text) => text.replace(MARKUP, (letter) => MARKUP_NAMES[letter] ?? letter),
  stream: (text) => inScript(inJson(inJson(text))),
  data: inJson,
};

export type Slot = { index: number; made: number | null; place: Place };
export type Pieces = { texts: readonly string[]; slots: readonly Slot[] };

export type MadeOfText = readonly ((text: string) => string)[];

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const STREAM = "window.__remixContext.streamController.enqueue(";
const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

type Range = { from: number; to: number; place: Place | null };

/** Script bodies: values may occur only in the data stream's script. */
function scriptsOf(html: string): Range[] {
  return [...html.matchAll(SCRIPT)].map(({ index, 0: whole, 1: body = "" }) => {
    const to = index + whole.length - "</script>".length;
    return { from: to - body.length, to, place: body.startsWith(STREAM) ? "stream" : null };
  });
}

function placeIn(scripts: readonly Range[], at: number): Place | null {
  const script = scripts.find(({ from, to }) => at >= from && at < to);
  return script ? script.place : "markup";
}

/**
 * Splits an answer at these values and the texts derived from them; null if one occurs in an unknown
 * script.
 */
export function cutPage(
  text: string,
  values: readonly Filling[],
  made: MadeOfText,
  isDocument: boolean,
): Pieces | null {
  const known = new Map<string, Omit<Slot, "place">>();
  for (const [index, { value, kind }] of values.entries()) {
    for (const [n, make] of kind === "text" ? made.entries() : [])
      known.set(make(String(value)), { index, made: n });
    known.set(String(value), { index, made: null });
  }
  known.delete("");
  if (known.size === 0) return { texts: [text], slots: [] };
  const names = [...known.keys()].toSorted((a, b) => b.length - a.length);
  const scripts = isDocument ? scriptsOf(text) : [];
  const texts: string[] = [];
  const slots: Slot[] = [];
  let from = 0;
  for (const { index: at, 0: found } of text.matchAll(
    new RegExp(names.map(quoted).join("|"), "g"),
  )) {
    const place = isDocument ? placeIn(scripts, at) : "data";
    const slot = known.get(found);
    if (!place || !slot) return null;
    texts.push(text.slice(from, at));
    slots.push({ ...slot, place });
    from = at + found.length;
  }
  texts.push(text.slice(from));
  return { texts, slots };
}

export function areSamePieces(one: Pieces, other: Pieces): boolean {
  return (
    one.texts.length === other.texts.length &&
    one.texts.every((text, n) => text === other.texts[n]) &&
    one.slots.every((slot, n) => {
      const { index, made, place } = other.slots[n] ?? {};
      return slot.index === index && slot.made === made && slot.place === place;
    })
  );
}

export function findDifference(one: Pieces, other: Pieces): string {
  const [a, b] = [one.texts.join("\u2026"), other.texts.join("\u2026")];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a.slice(Math.max(0, at - 80), at + 20);
}

export type CachedPieces = {
  buffers: readonly Buffer[];
  order: readonly number[];
  slots: readonly Slot[];
};

export function cachePieces({ texts, slots }: Pieces): CachedPieces {
  const different = new Map<string, { slot: Slot; n: number }>();
  const order = slots.map((slot) => {
    const name = `${slot.index} ${slot.made} ${slot.place}`;
    const known = different.get(name) ?? { slot, n: different.size };
    different.set(name, known);
    return known.n;
  });
  return {
    buffers: texts.map((text) => Buffer.from(text)),
    order,
    slots: [...different.values()].map(({ slot }) => slot),
  };
}

export function fillPieces(
  { buffers, order, slots }: CachedPieces,
  values: readonly HoleValue[],
  made: MadeOfText,
): Buffer {
  const filled = slots.map(({ index, made: n, place }) => {
    const value = String(values[index]);
    return Buffer.from(escapeFor[place]((n === null ? null : made[n])?.(value) ?? value));
  });
  const all: Buffer[] = [];
  for (const [n, buffer] of buffers.entries()) {
    all.push(buffer);
    const next = order[n];
    const value = next === undefined ? undefined : filled[next];
    if (value) all.push(value);
  }
  return Buffer.concat(all);
}
