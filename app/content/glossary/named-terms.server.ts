import { escapeText } from "~/http/escape-text";
import { translator } from "~/i18n/translator";
import type { Glossary } from "~/reference/glossary/glossary.server";
import { linkTerms } from "~/reference/glossary/link-terms";
import { cuesOf } from "../../../contract/content/captions.ts";
import { termTexts, type StoredTexts } from "../read-text.server";
import type { ContentFact, ContentItem } from "../schema";
import { glossary as words } from "./words";

const t = translator("glossary", words);

const MOST_TERMS = 16;

/**
 * The glossary terms in a text that can't hold links, such as captions or a course description. In text
 * order; empty if there are none or the glossary is unavailable.
 */
export function namedTerms(text: string, glossary: Glossary | null): ContentFact[] {
  if (!glossary) return [];
  const { slugs } = linkTerms(escapeText(text), glossary.index);
  const links = slugs.slice(0, MOST_TERMS).flatMap((slug) => {
    const term = glossary.bySlug.get(slug);
    return term
      ? [{ text: term.term, lang: term.lang, path: `/app/glossary/${slug}` as const }]
      : [];
  });
  return links.length === 0 ? [] : [{ label: t("named"), value: "", links }];
}

type Termed = StoredTexts & Pick<ContentItem, "film" | "facts">;

export function termItem<Item extends Termed>(item: Item, glossary: Glossary | null): Item {
  const said = cuesOf(item.film?.captions ?? "").map(({ text }) => text);
  const named = namedTerms(said.join("\n"), glossary);
  const facts = [...(item.facts ?? []), ...named];
  return { ...termTexts(item, glossary), ...(facts.length > 0 && { facts }) };
}
