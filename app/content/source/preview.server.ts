import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { askEndpoint, type Question } from "~/cms/read";
import { contentAccesses } from "../../../contract/content/choices.ts";
import type { PreviewLook } from "../../../contract/content/preview.ts";
import { toCard, toItem } from "./content-rows.server";
import type { ContentSource } from "./content-source.server";
import { membershipPoints } from "./elsewhere.server";
import { tryGlossary } from "../glossary/linked-text.server";
import { termItem } from "../glossary/named-terms.server";
import { placeTexts } from "../read-text.server";
import type { ContentCard, ContentItem, LockedItem } from "../schema";

export type PreviewedItem =
  | { kind: "guest"; title: string; item: ContentCard }
  | { kind: "locked"; title: string; item: LockedItem }
  | { kind: "open"; title: string; item: ContentItem };

export type PreviewRequest = { previewTier: PreviewLook; isPlain: boolean };

export type PreviewContext = { cms: TierCms; token: string; now: Date };

const answer = z.object({ access: z.enum(contentAccesses), rows: z.tuple([z.unknown()]) });

export function readByPreviewLink<Row>(question: Question<Row[]>, token: string) {
  const { fields } = question.command().params ?? {};
  const pending = askEndpoint("/previa", { token, fields }, answer);
  return {
    ...pending,
    parse(value: unknown) {
      const { access, rows } = pending.parse(value);
      const [row] = question.parse(rows);
      return { access, row };
    },
  };
}

/** The preview link selects the row. */
export const anyRow = { filter: {}, limit: 1 };

export const previewerOf = (source: ContentSource) => (at: PreviewContext, query: PreviewRequest) =>
  findPreviewed(source, at, query);

/** @throws {CmsError} with 403 for an invalid or expired link */
export async function findPreviewed(
  source: ContentSource,
  { cms, token, now }: PreviewContext,
  { previewTier, isPlain }: PreviewRequest,
): Promise<PreviewedItem | null> {
  const ask = <Row>(question: Question<Row[]>) =>
    cms.forTier("teaser").ask(readByPreviewLink(question, token));
  if (previewTier === "guest") {
    const { row } = await ask(source.cards(anyRow));
    return row ? { kind: "guest", title: row.title, item: toCard(row, now, "teaser") } : null;
  }
  const { row, access } = await ask(source.items(anyRow));
  if (access === "paying" && previewTier === "free") {
    const { row: locked } = await ask(source.lockedItems(anyRow));
    if (!locked) return null;
    return { kind: "locked", title: locked.title, item: { ...locked, points: membershipPoints() } };
  }
  if (!row) return null;
  const reader = cms.forTier(previewTier);
  // Draft facts are readable by paying members only. A free text that names them can't be published like
  // this.
  const { ask: askForText } = cms.forTier("paying");
  const [embedded, glossary] = await Promise.all([
    placeTexts(askForText, previewTier, row),
    tryGlossary(reader),
  ]);
  // An embedded film would play for its viewer's own tier, not for the previewed kind of reader.
  const { films: _films, ...item } = toItem(termItem(embedded, glossary), { now, isPlain });
  return { kind: "open", title: item.title, item };
}
