import { SLUG_PATTERN } from "./text.ts";

/** What editors place in a text by its key, by the word they write for it. */
const PLACED = { fato: "fact", cantao: "canton", video: "video", ferramenta: "tool" } as const;

export type PlaceKind = (typeof PLACED)[keyof typeof PLACED];
export type TextPlace = { kind: PlaceKind; key: string };

/** So many of one kind are filled in one text. */
export const MOST_PLACES = 50;

/** `{{fato:franquia-minima}}`, `{{cantao:zh-aluguel}}`, `{{video:seu-primeiro-holerite}}`, `{{ferramenta:hipoteca}}`. */
const PLACE = new RegExp(`\\{\\{(${Object.keys(PLACED).join("|")}):(${SLUG_PATTERN})\\}\\}`, "g");
/** A paragraph that is nothing but one place. */
const ALONE = new RegExp(
  `<p>\\s?\\{\\{(${Object.keys(PLACED).join("|")}):(${SLUG_PATTERN})\\}\\}\\s?</p>`,
  "g",
);
const BRACES = /\{\{[^{}]{0,120}\}\}/g;

const kindOf = (word: string | undefined) => PLACED[word as keyof typeof PLACED];

/** A place as editors write it. */
export function writtenPlace({ kind, key }: TextPlace): string {
  const [word] = Object.entries(PLACED).find(([, each]) => each === kind) ?? [];
  return `{{${word}:${key}}}`;
}

/** What a text wants placed, each once, in its order. */
export function listPlaces(text: string): TextPlace[] {
  const places = [...text.matchAll(PLACE)].map(([written, word, key = ""]) => ({
    written,
    place: { kind: kindOf(word), key },
  }));
  return [...new Map(places.map(({ written, place }) => [written, place])).values()];
}

/** The keys of one kind that a text wants. */
export const listKeys = (text: string, kind: PlaceKind): string[] =>
  listPlaces(text).flatMap((place) => (place.kind === kind ? place.key : []));

/** What stands in double braces and names nothing that can be placed; readers would see it as it is. */
export const listMisspelt = (text: string): string[] =>
  replacePlaces(text, () => "").match(BRACES) ?? [];

/** Whether anything stands in double braces. */
export const hasPlaces = (text: string): boolean => text.search(BRACES) !== -1;

/** A text with something else in its places. */
export function replacePlaces(text: string, make: (place: TextPlace) => string): string {
  return text.replace(PLACE, (_, word: string, key: string) => make({ kind: kindOf(word), key }));
}

/** A prepared text with something else where a place stands alone in a paragraph; null leaves it there. */
export function replaceParagraphs(html: string, make: (place: TextPlace) => string | null): string {
  return html.replace(
    ALONE,
    (paragraph, word: string, key: string) => make({ kind: kindOf(word), key }) ?? paragraph,
  );
}

/** What is read without what is placed in it: openings, headings, words to be found. */
export const withoutPlaces = (text: string): string => replacePlaces(text, () => "");
