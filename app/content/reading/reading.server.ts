import { createItem, updateItems } from "@directus/sdk";
import { z } from "zod";
import { type OwnCms, CmsError, type TierCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { makeUnlessThere, changeOrCreate } from "~/cms/writes.server";
import { translator } from "~/i18n/translator";
import {
  contentKinds,
  isContentKind,
  readingTypes,
  type ContentKind,
} from "../../../contract/content/kinds.ts";
import { type FeedbackReason, canResume } from "../../../contract/content/reading.ts";
import { isHistoryPaused } from "../film/watching.server";
import type { ContentCard, DoneOf } from "../schema";
import type { ContentSource } from "../source/content-source.server";
import { listByIds } from "../source/reader.server";
import type { OwnReading, ReadingTarget } from "./own-reading";
import { reading as words } from "./words";

/** Limit of items loaded, latest first. Older ones count as unread. */
const MAX_READ = 500;
const MAX_STARTED = 30;

const state = shape("read_states", {
  positionPct: z.number(),
  readAt: z.nullable(z.string()),
});
const readItem = shape("read_states", { item: z.string() });
const started = shape("read_states", {
  type: z.enum(readingTypes),
  item: z.string(),
  positionPct: z.number(),
});
const feedback = shape("content_feedback", {
  isUseful: z.boolean(),
  reason: z.nullable(z.string()),
});

const sameItem = ({ type, item }: ReadingTarget) => ({
  type: { _eq: type },
  item: { _eq: item },
});
const sameTarget = ({ type, item }: ReadingTarget) => ({
  targetType: { _eq: type },
  target: { _eq: item },
});

/**
 * The member's own data for an item. The first call counts the member as a reader; for videos only if their
 * watch history is on.
 * @throws {CmsError}
 */
export async function openReading(own: OwnCms, target: ReadingTarget): Promise<OwnReading> {
  const [[found], [opinion]] = await Promise.all([
    own.ask(readRows(state, { filter: sameItem(target), limit: 1 })),
    own.ask(readRows(feedback, { filter: sameTarget(target), limit: 1 })),
  ]);
  const isSaved = target.type !== "videos" || !(await isHistoryPaused(own));
  if (!found && isSaved) await createReading(own, target);
  return {
    positionPct: found?.positionPct ?? 0,
    isRead: (found?.readAt ?? null) !== null,
    isUseful: opinion?.isUseful ?? null,
    hasReason: (opinion?.reason ?? null) !== null,
  };
}

const createReading = (own: OwnCms, target: ReadingTarget) =>
  makeUnlessThere(own, createItem("read_states", target, { fields: ["id"] }));

/** Directus decides what a position means (`reading-hook`). @throws {CmsError} */
export function saveReading(own: OwnCms, target: ReadingTarget, positionPct: number) {
  const filter = ofMember(own, sameItem(target));
  return changeOrCreate(
    own,
    updateItems("read_states", { filter }, { positionPct }, { fields: ["id"] }),
    createItem("read_states", { ...target, positionPct }, { fields: ["id"] }),
  );
}

export type Opinion = {
  isUseful: boolean;
  reason?: FeedbackReason | undefined;
  /** Empty removes an earlier note. */
  note?: string | undefined;
};

/**
 * Saves the member's one opinion on an item, which they may change. A repeated "not useful" keeps the
 * earlier reason. @throws {CmsError}
 */
export async function saveOpinion(own: OwnCms, target: ReadingTarget, opinion: Opinion) {
  const filter = ofMember(own, sameTarget(target));
  const { isUseful, reason, note } = opinion;
  const why = isUseful
    ? { reason: null, note: null }
    : { ...(reason && { reason }), ...(note !== undefined && { note: note || null }) };
  const values = { isUseful, ...why };
  const row = { targetType: target.type, target: target.item, ...values };
  await changeOrCreate(
    own,
    updateItems("content_feedback", { filter }, values, { fields: ["id"] }),
    createItem("content_feedback", row, { fields: ["id"] }),
  );
}

export async function listRead(own: OwnCms, { type, among }: DoneOf): Promise<string[]> {
  const filter = {
    ...{ type: { _eq: type }, readAt: { _nnull: true } },
    ...(among && { item: { _in: among } }),
  } as const;
  const rows = await own.ask(readRows(readItem, { filter, sort: ["-readAt"], limit: MAX_READ }));
  return rows.map(({ item }) => item);
}

export async function listStarted(own: OwnCms) {
  const filter = {
    type: { _in: contentKinds },
    readAt: { _null: true },
    positionPct: { _gt: 0 },
  } as const;
  const query = { filter, sort: ["-date_updated" as const], limit: MAX_STARTED };
  const rows = await own.ask(readRows(started, query));
  return rows.flatMap(({ type, ...row }) => (isContentKind(type) ? [{ type, ...row }] : []));
}

const t = translator("reading", words);
const MAX_SHOWN = 3;

export type Unfinished = { type: ContentKind; card: ContentCard };

/** Texts that the member started and may still read, latest first; empty if Directus fails. */
export async function listUnfinished(
  { own, cms }: { own: OwnCms; cms: TierCms },
  sources: readonly ContentSource[],
): Promise<Unfinished[]> {
  try {
    const unfinished = (await listStarted(own)).filter(({ positionPct }) => canResume(positionPct));
    const cards = await Promise.all(
      sources.map(async (source) => {
        const ofKind = unfinished.filter(({ type }) => type === source.kind.name);
        const ids = ofKind.map(({ item }) => item).toSorted();
        return listByIds({ cms, source }, ids);
      }),
    );
    const byId = new Map(cards.flat().map((card) => [card.id, card]));
    return unfinished
      .flatMap(({ type, item, positionPct }) => {
        const card = byId.get(item);
        if (!card || card.isLocked) return [];
        return [{ type, card: { ...card, marks: [t("leftAt", { percent: positionPct })] } }];
      })
      .slice(0, MAX_SHOWN);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return [];
  }
}
