import type { TierCms } from "~/cms/cms.server";
import { findGlossary, type Glossary } from "~/reference/glossary/glossary.server";
import { linkTerms } from "~/reference/glossary/link-terms";
import type { Term } from "~/reference/glossary/term";

export type LinkedText = { html: string; terms: readonly Term[] };

/** The glossary, or null if it can't be loaded: texts are then shown without it. */
export function tryGlossary(cms: TierCms): Promise<Glossary | null> {
  return findGlossary(cms).catch(() => null);
}

export function linkGlossary(html: string, glossary: Glossary | null): LinkedText {
  if (!glossary) return { html, terms: [] };
  const linked = linkTerms(html, glossary.index);
  const terms = linked.slugs.flatMap((slug) => {
    const known = glossary.bySlug.get(slug);
    if (!known) return [];
    const { source: _source, sourceUrl: _sourceUrl, ...term } = known;
    return [term];
  });
  return { html: linked.html, terms };
}

export function withTerms<Text extends { bodyHtml: string }>(
  text: Text,
  glossary: Glossary | null,
) {
  const { html: bodyHtml, terms } = linkGlossary(text.bodyHtml, glossary);
  return { ...text, bodyHtml, terms };
}

const linked = new WeakMap<object, { glossary: Glossary | null; made: unknown }>();

export function oncePerGlossary<Stored extends object, Made>(
  stored: Stored,
  glossary: Glossary | null,
  make: (stored: Stored) => Made,
): Made {
  const known = linked.get(stored);
  if (known && known.glossary === glossary) return known.made as Made;
  const made = make(stored);
  linked.set(stored, { glossary, made });
  return made;
}
