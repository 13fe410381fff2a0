import type { Ask } from "~/cms/read";
import type { Tier } from "../../contract/account/roles.ts";
import type { Glossary } from "~/reference/glossary/glossary.server";
import { withTerms } from "./glossary/linked-text.server";
import { toFootnotes, warningOf, type StoredNote } from "./embeds/notes.server";
import { withPlaces } from "./embeds/embeds.server";
import type { ContentText, ReadText } from "./schema";

export type StoredText = Omit<ContentText, "footnotes"> & { footnotes?: readonly StoredNote[] };

export type StoredTexts = StoredText & { plain?: StoredText };

export async function placeTexts<Texts extends StoredTexts>(
  ask: Ask,
  tier: Tier,
  texts: Texts,
): Promise<Texts> {
  const [usual, plain] = await Promise.all([
    withPlaces(ask, tier, texts),
    texts.plain && withPlaces(ask, tier, texts.plain),
  ]);
  return { ...usual, ...(plain && { plain }) };
}

export function termTexts<Texts extends StoredTexts>(
  texts: Texts,
  glossary: Glossary | null,
): Texts {
  const { plain } = texts;
  return { ...withTerms(texts, glossary), ...(plain && { plain: withTerms(plain, glossary) }) };
}

export function readText(
  { plain, ...usual }: StoredTexts,
  { now, isPlain = false }: { now: Date; isPlain?: boolean },
): ReadText {
  const shown = (isPlain && plain) || usual;
  const { bodyHtml, outline, films, terms } = shown;
  const footnotes = toFootnotes(shown.footnotes ?? [], now);
  const warning = warningOf(footnotes);
  return {
    ...{ bodyHtml, outline },
    ...(films && { films }),
    ...(terms && { terms }),
    ...(plain && { wording: shown === plain ? "plain" : "usual" }),
    ...(footnotes.length > 0 && { footnotes }),
    ...(warning && { warning }),
  };
}
