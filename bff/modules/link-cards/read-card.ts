import { Parser } from "htmlparser2";
import type { LinkCard } from "../../../contract/api/link-cards-v1.ts";

const TITLE_LENGTH = 140;
const DESCRIPTION_LENGTH = 240;

/** Words in one line, without signs that turn or hide what stands around them. */
function tidy(text: string | undefined, max: number): string {
  const clean = (text ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return clean.length > max ? `${clean.slice(0, max - 1).trimEnd()}…` : clean;
}

/**
 * What a page says about itself in its head; null where it has no title. Nothing of it is HTML.
 * @param url whose host is named as the site, whatever the page calls itself
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
