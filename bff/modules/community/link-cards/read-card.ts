import { Parser } from "htmlparser2";
import type { LinkCard } from "../../../../contract/api/community-v1.ts";

const TITLE_LENGTH = 140;
const DESCRIPTION_LENGTH = 240;

/** One line of text, without control characters that reverse or hide other text. */
function tidy(text: string | undefined, max: number): string {
  const clean = (text ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return clean.length > max ? `${clean.slice(0, max - 1).trimEnd()}…` : clean;
}

/**
 * The card from a page's head. Null if it has no title. All fields are plain text, not HTML.
 * @param url its host is shown as the site, whatever name the page gives itself
 */
export function readCard(url: string, html: string): LinkCard | null {
  const said = new Map<string, string>();
  let title = "";
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "title" && title === "") isInTitle = true;
      if (name !== "meta") return;
      const key = (attributes["property"] ?? attributes["name"] ?? "").toLowerCase();
      if (!said.has(key)) said.set(key, attributes["content"] ?? "");
    },
    ontext(text) {
      if (isInTitle && title.length < 1_000) title += text;
    },
    onclosetag(name) {
      if (name === "title") isInTitle = false;
    },
  });
  parser.end(html);
  const shown = tidy(said.get("og:title") || title, TITLE_LENGTH);
  if (shown === "") return null;
  const description = said.get("og:description") || said.get("description");
  return {
    url,
    title: shown,
    description: tidy(description, DESCRIPTION_LENGTH),
    site: new URL(url).hostname.replace(/^www\./, ""),
  };
}
