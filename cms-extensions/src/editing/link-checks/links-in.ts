import { withCharacters } from "../../../../contract/shared/characters.ts";
import { listQuestions } from "../../../../contract/content/quiz.ts";

/** An address between angle brackets in plain text does not count. */
const HREF = /\bhref=(?:"(https?:[^"\s<>]*)|'(https?:[^'\s<>]*))/gi;
const MAX_LENGTH = 2_000;

/**
 * Normalizes an address: without fragment. Null if it is not a web address on the default port, and for the
 * portal's own pages, which would answer with the login.
 */
export function toAddress(written: string, portalOrigin: string): string | null {
  const url = URL.parse(written.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === portalOrigin) return null;
  if (url.username || url.password || url.port !== "") return null;
  url.hash = "";
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single = ""]) => withCharacters(double ?? single));

const sourceUrls = (sources: unknown): unknown[] =>
  Array.isArray(sources) ? sources.map((source) => (source as { url?: unknown } | null)?.url) : [];

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : listQuestions(value)
        .map(({ question }) => question)
        .join("");

export function linksIn(
  row: Readonly<Record<string, unknown>>,
  { addresses, texts }: { addresses: readonly string[]; texts: readonly string[] },
  portalOrigin: string,
): string[] {
  const written = [
    ...addresses.map((field) => row[field]),
    ...sourceUrls(row["sources"]),
    ...texts.flatMap((field) => hrefsIn(textOf(row[field]))),
  ];
  const found = written.flatMap((each) =>
    typeof each === "string" ? (toAddress(each, portalOrigin) ?? []) : [],
  );
  return [...new Set(found)];
}
