import { createItem, deleteItems, updateItem } from "@directus/sdk";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { askEndpoint, readRows } from "~/cms/read";
import type { Reader } from "~/content/item/authors.server";
import { dropDraft } from "~/content/drafts/drafts.server";
import { shape } from "~/cms/shape";
import { makeUnlessThere, saveEdit } from "~/cms/writes.server";
import { isCommentTarget } from "../../../../contract/content/comment-targets.ts";
import {
  COMMENT_MAX_LENGTH,
  COMMENT_REFUSALS,
  commentMaxLength,
  CORRECTION_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
  REPORT_NOTE_MAX_LENGTH,
  reportReasons,
} from "../../../../contract/community/comments.ts";
import { EDIT_CONFLICT, versionOf } from "../../../../contract/collections/edit-version.ts";
import { FORUM_REPLY_MAX_LENGTH } from "../../../../contract/community/forum-limits.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { fits, isTooLong } from "../../../../contract/shared/text-length.ts";
import { type CommentAnswer, type CommentProblem, type RefusedForm, validForOf } from "../comment";
import { commentRow, showComments } from "./comment-rows.server";
import { correctionBody } from "../corrections/correction-body";
import { findCommentedItem } from "./commented-item.server";
import { readAct } from "~/forms/read-act.server";

const place = { targetType: z.string().refine(isCommentTarget), target: z.uuid() };
const textOf = (limit: number) => z.string().trim().refine(fits(limit));
const body = textOf(COMMENT_MAX_LENGTH).min(1);
/** The target decides how much of it is allowed. */
const anyBody = textOf(FORUM_REPLY_MAX_LENGTH).min(1);

/** Comma-separated ids. Directus limits how many members a comment can mention. */
const MENTIONS_MAX_LENGTH = 800;

const quote = textOf(QUOTE_MAX_LENGTH).min(1);
const reportNote = textOf(REPORT_NOTE_MAX_LENGTH).optional();

const inputSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("write"),
    ...place,
    id: z.uuid(),
    parent: z.uuid().optional(),
    second: z.coerce.number().int().min(0).optional(),
    validYear: z.string().optional(),
    validCanton: z.string().optional(),
    validPermit: z.string().optional(),
    calls: z.string().max(MENTIONS_MAX_LENGTH).optional(),
    body: anyBody,
  }),
  z.object({
    intent: z.literal("edit"),
    id: z.uuid(),
    body: anyBody,
    seenBody: z.string().default(""),
  }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
  z.object({ intent: z.literal("like"), id: z.uuid(), isLiked: z.enum(["true", "false"]) }),
  z.object({
    intent: z.literal("solve"),
    id: z.uuid(),
    target: z.uuid(),
    isSolution: z.enum(["true", "false"]),
  }),
  z.object({
    intent: z.literal("report"),
    id: z.uuid(),
    reason: z.enum(reportReasons),
    note: reportNote,
  }),
  z.object({
    intent: z.literal("correct"),
    ...place,
    id: z.uuid(),
    quote,
    body,
  }),
  // A correction from a form without scripts.
  z.object({
    intent: z.literal("propose"),
    ...place,
    id: z.uuid(),
    quote,
    proposal: textOf(CORRECTION_MAX_LENGTH).min(1),
    reason: textOf(CORRECTION_MAX_LENGTH),
  }),
]);
type Input = z.output<typeof inputSchema>;

const problems: Partial<Record<string, CommentProblem>> = {
  [COMMENT_REFUSALS.banned]: "banned",
  [COMMENT_REFUSALS.closed]: "closed",
  [COMMENT_REFUSALS.paying]: "paying",
  [COMMENT_REFUSALS.body]: "long",
  [FORUM_REFUSALS.shape]: "shape",
  [FORUM_REFUSALS.images]: "links",
  [COMMENT_REFUSALS.rate]: "rate",
  [COMMENT_REFUSALS.links]: "links",
  [COMMENT_REFUSALS.mentions]: "links",
  [COMMENT_REFUSALS.calls]: "calls",
  [COMMENT_REFUSALS.firstDay]: "firstDay",
  [FORUM_REFUSALS.banned]: "banned",
  [COMMENT_REFUSALS.same]: "same",
  [COMMENT_REFUSALS.slow]: "slow",
  [COMMENT_REFUSALS.late]: "late",
  [EDIT_CONFLICT]: "conflict",
};

const ownVote = shape("votes", { id: z.string() });

async function like(own: OwnCms, target: string, isLiked: boolean): Promise<void> {
  const targetType = "comments" as const;
  if (isLiked) {
    const vote = { targetType, target, value: 1 };
    // Rules: cms-extensions/src/community/comments/vote-rules.ts.
    return void (await makeUnlessThere(own, createItem("votes", vote, { fields: ["id"] })));
  }
  const filter = { targetType: { _eq: targetType }, target: { _eq: target } };
  const votes = await own.ask(readRows(ownVote, { filter, limit: 1 }));
  const ids = votes.map(({ id }) => id);
  if (ids.length > 0) await own.write(deleteItems("votes", ids));
}

const solved = z.object({ isSolution: z.boolean() });

async function solve(own: OwnCms, input: { id: string; target: string; isSolution: string }) {
  const { id: reply, target: topic, isSolution } = input;
  const marking = { topic, reply, isSolution: isSolution === "true" };
  const question = askEndpoint("/portal-forum/solutions", marking, solved);
  await own.ask({ ...question, isWrite: true });
}

async function write(own: OwnCms, input: Input): Promise<void> {
  const fields = { fields: ["id"] as ["id"] };
  switch (input.intent) {
    case "write": {
      const { intent: _, second, validYear, validCanton, validPermit, calls, ...text } = input;
      const comment = {
        ...text,
        ...(calls && { calls: calls.split(",") }),
        ...(second !== undefined && { anchor: { second } }),
        ...(validYear && { validFor: validForOf({ validYear, validCanton, validPermit }) }),
      };
      // Rules: cms-extensions/src/community/comments/comment-rules.ts.
      return void (await makeUnlessThere(own, createItem("comments", comment, fields)));
    }
    case "propose": {
      const { proposal, reason, ...rest } = input;
      return write(own, { ...rest, intent: "correct", body: correctionBody({ proposal, reason }) });
    }
    case "correct": {
      const { intent: _, quote: words, ...comment } = input;
      // `isCorrection` is input for a Directus rule and is not stored.
      const correction = { ...comment, anchor: { quote: words }, isCorrection: true };
      // Rules: cms-extensions/src/community/comments/comment-rules.ts.
      return void (await makeUnlessThere(own, createItem("comments", correction, fields)));
    }
    case "edit":
      return saveEdit(own, {
        collection: "comments",
        id: input.id,
        seenVersion: versionOf("comments", { body: input.seenBody }),
        change: { body: input.body },
      });
    case "delete":
      await own.write(updateItem("comments", input.id, { status: "deleted" }, fields));
      return;
    case "like":
      return like(own, input.id, input.isLiked === "true");
    case "solve":
      return solve(own, input);
    case "report": {
      const { id: target, reason, note } = input;
      const report = { targetType: "comments" as const, target, reason, note: note || null };
      // Rules: cms-extensions/src/community/comments/hook.ts.
      return void (await makeUnlessThere(own, createItem("reports", report, { fields: ["id"] })));
    }
  }
}

const limits = {
  quote: QUOTE_MAX_LENGTH,
  note: REPORT_NOTE_MAX_LENGTH,
  proposal: CORRECTION_MAX_LENGTH,
  reason: CORRECTION_MAX_LENGTH,
};

function hasLongText(form: FormData): boolean {
  const textIn = (name: string) => String(form.get(name) ?? "");
  const all = { ...limits, body: commentMaxLength(textIn("targetType")) };
  return Object.entries(all).some(([name, limit]) => isTooLong(textIn(name), limit));
}

export async function answerComment(reader: Reader, form: FormData): Promise<CommentAnswer> {
  const values = readAct(inputSchema, form);
  if (!values || (values.intent === "write" && hasLongText(form)))
    return { code: hasLongText(form) ? "long" : "invalid", comment: null };
  try {
    await write(reader.own, values);
    const { intent, id } = values;
    if (intent === "write" && values.targetType === "forum") {
      const draft = { kind: "reply", target: values.target } as const;
      if (!values.parent) await dropDraft(reader.own, draft).catch(() => undefined);
    }
    const isShown = intent === "write" || intent === "edit";
    return { code: null, comment: isShown ? await findWritten(reader, id) : null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const code = problemOf(error);
    return { code, comment: code === "conflict" ? await findWritten(reader, values.id) : null };
  }
}

export const answerStatus = (code: CommentProblem) => (code === "unavailable" ? 503 : 400);

function problemOf({ isOutage, code }: CmsError): CommentProblem {
  if (isOutage) return "unavailable";
  return (code && problems[code]) || "refused";
}

async function findWritten(reader: Reader, id: string) {
  const filter = { id: { _eq: id }, user_created: { _eq: reader.own.userId } };
  const [row] = await reader.own.ask(readRows(commentRow, { filter, limit: 1 }));
  if (!row || !isCommentTarget(row.targetType)) return null;
  const { targetType, target } = row;
  const item = await findCommentedItem(reader.cms, { targetType, target });
  const [shown] = await showComments(reader, [row], item ?? { author: null, solvedAt: null });
  return shown ?? null;
}

const uuid = z.uuid().nullable().catch(null);

export function refusedForm(form: FormData, code: CommentProblem): RefusedForm {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const isCorrection = form.get("intent") === "propose";
  const correction = {
    quote: typed("quote"),
    proposal: typed("proposal"),
    reason: typed("reason"),
  };
  return {
    ...{ code, id: uuid.parse(form.get("id")), body: typed("body") },
    correction: isCorrection ? correction : null,
  };
}
