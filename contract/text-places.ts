import { SLUG_PATTERN } from "./text.ts";

/** Kinds of embeds, by the word that editors write. */
const PLACED = { fato: "fact", cantao: "canton", video: "video", ferramenta: "tool" } as const;

export type PlaceKind = (typeof PLACED)[keyof typeof PLACED];
export type TextPlace = { kind: PlaceKind; key: string };

/** Maximum embeds of one kind per text. */
export const MOST_PLACES = 50;

/** `{{fato:franquia-minima}}`, `{{cantao:zh-aluguel}}`, `{{video:seu-primeiro-holerite}}`, `{{ferramenta:hipoteca}}`. */
const PLACE = new RegExp(`\\{\\{(${Object.keys(PLACED).join("|")}):(${SLUG_PATTERN})\\}\\}`, "g");
/** A paragraph that consists of one embed. */
const ALONE = new RegExp(
  `<p>\\s?\\{\\{(${Object.keys(PLACED).join("|")}):(${SLUG_PATTERN})\\}\\}\\s?</p>`,
  "g",
);
const BRACES = /\{\{[^{}]{0,120}\}\}/g;

const kindOf = (word: string | undefined) => PLACED[word as keyof typeof PLACED];

/** An embed as editors write it. */
export function writtenPlace({ kind, key }: TextPlace): string {
  const [word] = Object.entries(PLACED).find(([, each]) => each === kind) ?? [];
  return `{{${word}:${key}}}`;
}

/** Embeds of a text in order, without duplicates. */
export function listPlaces(text: string): TextPlace[] {
  const places = [...text.matchAll(PLACE)].map(([written, word, key = ""]) => ({
    written,
    place: { kind: kindOf(word), key },
  }));
  return [...new Map(places.map(({ written, place }) => [written, place])).values()];
}

/** Keys of one kind of embed in a text. */
export const listKeys = (text: string, kind: PlaceKind): string[] =>
  listPlaces(text).flatMap((place) => (place.kind === kind ? place.key : []));

/** Expressions in double braces that are no valid embed; readers would see them as text. */
export const listMisspelt = (text: string): string[] =>
  replacePlaces(text, () => "").match(BRACES) ?? [];

/** True if the text has anything in double braces. */
export const hasPlaces = (text: string): boolean => text.search(BRACES) !== -1;

/** The text with its embeds replaced. */
export function replacePlaces(text: string, make: (place: TextPlace) => string): string {
  return text.replace(PLACE, (_, word: string, key: string) => make({ kind: kindOf(word), key }));
}

/** Replaces embeds that are alone in a paragraph; null leaves the embed in place. */
export function replaceParagraphs(html: string, make: (place: TextPlace) => string | null): string {
  return html.replace(
    ALONE,
    (paragraph, word: string, key: string) => make({ kind: kindOf(word), key }) ?? paragraph,
  );
}

/** Text without embeds, for teasers, headings and the search index. */
export const withoutPlaces = (text: string): string => replacePlaces(text, () => "");
