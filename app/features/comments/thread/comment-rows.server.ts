import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { findAuthors, type Reader, type Author } from "~/content/item/authors.server";
import { clockOf, type Moment } from "~/content/film/film";
import { renderMarkdown } from "~/content/writing/rendered-text.server";
import { showValidFor } from "~/content/valid-for/show-valid-for.server";
import { to } from "~/i18n/paths";
import { blocked } from "~/i18n/pt-BR/community/blocked";
import { translator } from "~/i18n/translator";
import { whenOf } from "~/i18n/when";
import { commentEditMs } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import type { CommentAuthor, ShownComment } from "../comment";
import type { CommentedItem } from "./commented-item.server";

const t = translator("blocked", blocked);

export const commentRow = shape("comments", {
  id: z.string(),
  number: z.nullable(z.number()).transform((number) => number ?? 0),
  parent: z.nullable(z.string()),
  body: z.nullable(z.string()).transform((body) => body ?? ""),
  status: z.string(),
  anchor: z.unknown().transform((anchor) => momentOf(anchor)),
  validFor: z.unknown(),
  score: z.number(),
  isPinned: z.boolean(),
  isSolution: z.boolean(),
  targetType: z.string(),
  target: z.string(),
  editedAt: z.nullable(z.string()),
  teamEditReason: z.nullable(z.string()),
  user_created: z.nullable(z.string()),
  date_created: z.nullable(z.string()).transform((date) => date ?? ""),
  replyCount: z.number(),
});
export type CommentRow = ReturnType<typeof commentRow.parse>;

const vote = shape("votes", { target: z.string() });

function momentOf(anchor: unknown): Moment | null {
  const parsed = z.object({ second: z.number().int().min(0) }).safeParse(anchor);
  if (!parsed.success) return null;
  const { second } = parsed.data;
  return { second, clock: clockOf(second) };
}

/**
 * Keeps the order of the rows.
 * @throws {CmsError}
 */
export async function showComments(
  { cms, own, service, isTeam, now }: Reader,
  rows: readonly CommentRow[],
  item: Pick<CommentedItem, "author" | "solvedAt">,
): Promise<ShownComment[]> {
  const [authors, liked, texts] = await Promise.all([
    findCommentAuthors({ cms, service, isTeam }, rows, item),
    listLiked(
      own,
      rows.flatMap(({ id, score }) => (score > 0 ? id : [])),
    ),
    Promise.all(rows.map(findHtml)),
  ]);
  return rows.map((row, at) => {
    const isDeleted = row.status === "deleted";
    const author = (!isDeleted && row.user_created && authors.get(row.user_created)) || null;
    const isStored = isDeleted || author?.isBlocked === true;
    const isOwn = row.user_created === own.userId && !isDeleted;
    const editableUntilMs = Date.parse(row.date_created) + commentEditMs(row.targetType);
    const isEditable = isOwn && row.status === "published" && editableUntilMs > now.getTime();
    const bodyHtml = isStored ? null : (texts[at] ?? null);
    const isTyped = bodyHtml === null || isEditable || isTeam;
    return {
      id: row.id,
      number: row.number,
      isDeleted,
      author,
      body: isDeleted || !isTyped ? "" : author?.isBlocked ? t("comment") : row.body,
      bodyHtml,
      moment: isStored ? null : row.anchor,
      validFor: isStored ? null : showValidFor(row.validFor, now),
      written: whenOf(row.date_created, now),
      edited: row.editedAt === null ? null : whenOf(row.editedAt, now),
      teamEditReason: isDeleted ? null : row.teamEditReason,
      score: row.score,
      isLiked: liked.has(row.id),
      isPinned: row.isPinned,
      isSolution: row.isSolution,
      isEditedSolution: row.isSolution && isLater(row.editedAt, item.solvedAt),
      isOwn,
      editableUntil: isEditable ? new Date(editableUntilMs).toISOString() : null,
      replyCount: row.replyCount,
      replies: [],
    };
  });
}

const isLater = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && Date.parse(one) > Date.parse(other);

/** Replies in the forum are Markdown, other comments are plain text. */
async function findHtml({ targetType, target, body, status }: CommentRow): Promise<string | null> {
  if (targetType !== "forum" || status === "deleted") return null;
  return renderMarkdown(body, (image) => to(`${topicPath(target)}/images/${image}`));
}

async function listLiked(own: OwnCms, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const filter = { targetType: { _eq: "comments" as const }, target: { _in: ids } };
  const votes = await own.ask(readRows(vote, { filter, limit: ids.length }));
  return new Set(votes.map(({ target }) => target));
}

async function findCommentAuthors(
  reader: Pick<Reader, "cms" | "service" | "isTeam">,
  rows: readonly Pick<CommentRow, "user_created">[],
  item: Pick<CommentedItem, "author">,
): Promise<Map<string, CommentAuthor>> {
  const authors = await findAuthors(
    reader,
    rows.map((row) => row.user_created),
  );
  const withItem = ([id, author]: [string, Author]) =>
    [id, { ...author, isItemAuthor: id === item.author }] as const;
  return new Map([...authors].map(withItem));
}
