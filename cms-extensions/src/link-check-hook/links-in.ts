import { withCharacters } from "../../../contract/html-characters.ts";
import { listQuestions } from "../../../contract/quiz.ts";

/** Also what stands between angle brackets of a text without mark-up is no address. */
const HREF = /\bhref=(?:"(https?:[^"\s<>]*)|'(https?:[^'\s<>]*))/gi;
/** What the column of an address holds. */
const MAX_LENGTH = 2_000;

/**
 * An address as it is asked and kept: without the place within its page. Null for what is no address of the
 * web at its usual port, and for pages of the portal itself, which would answer a stranger with the login.
 */
export function toAddress(written: string, portalOrigin: string): string | null {
  const url = URL.parse(written.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === portalOrigin) return null;
  if (url.username || url.password || url.port !== "") return null;
  url.hash = "";
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

/** What links of a text lead to, as they are written. */
const hrefsIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single = ""]) => withCharacters(double ?? single));

const sourceUrls = (sources: unknown): unknown[] =>
  Array.isArray(sources) ? sources.map((source) => (source as { url?: unknown } | null)?.url) : [];

/** Text of a field: its own, or that of the questions of a class. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : listQuestions(value)
        .map(({ question }) => question)
        .join("");

/** Every address of one row, each once. */
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
