import type { Knex } from "knex";
import { isCommentTarget } from "../../../../contract/content/comment-targets.ts";
import {
  commentMaxLength,
  COMMENT_REFUSALS,
  COMMENTS_A_DAY,
  COMMENTS_A_MINUTE,
  SAME_COMMENT_MS,
  tidyComment,
  QUOTE_MAX_LENGTH,
  type CommentAnchor,
  MENTIONS_PER_DAY,
} from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS, isRenderable } from "../../../../contract/community/forum.ts";
import { NEWCOMER_MENTIONS_PER_DAY } from "../../../../contract/community/forum-limits.ts";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import {
  findValidFor,
  validYears,
  type ValidFor,
} from "../../../../contract/community/valid-for.ts";
import { isTooLong } from "../../../../contract/shared/text-length.ts";
import { DAY_MS, MINUTE_MS } from "../../../../contract/shared/time.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isBanned } from "./requester";
import { requireNewcomerReply, isNewcomer } from "./newcomers";
import type { Payload, Writing, FindReadable } from "./writing";

/**
 * Validates for whom a forum reply is valid; null if not specified.
 * @throws `COMMENT_REFUSALS.validFor` for unknown cantons, permits and years, and outside of the forum
 */
function requireValidFor(value: unknown, targetType: string, now: Date): ValidFor | null {
  if (value === null || value === undefined) return null;
  const found = targetType === "forum" ? findValidFor(value) : null;
  if (!found || !validYears(now).includes(found.year)) throw ruleRefusal(COMMENT_REFUSALS.validFor);
  return found;
}

/** Length of the commented item's film in whole seconds; null if the member may watch no film there. */
export async function findFilmSeconds(
  targetType: string,
  item: Payload,
  findReadable: FindReadable,
): Promise<number | null> {
  const { video } = item;
  const film =
    targetType === "videos"
      ? item
      : typeof video === "string"
        ? await findReadable("videos", video)
        : null;
  const seconds = film?.["durationSec"];
  return typeof seconds === "number" ? seconds : null;
}

/**
 * Validates a comment's anchor: a quote of at most `QUOTE_MAX_LENGTH`, or a whole second of the commented
 * film; null for the whole item.
 * @throws `COMMENT_REFUSALS.body` for anything else
 */
export async function requireAnchor(
  anchor: unknown,
  filmSeconds: () => Promise<number | null>,
): Promise<CommentAnchor | null> {
  if (anchor === null || anchor === undefined) return null;
  const { quote, second } = anchor as { quote?: unknown; second?: unknown };
  if (typeof quote === "string") {
    const text = tidyComment(quote);
    if (text !== "" && text.length <= QUOTE_MAX_LENGTH) return { quote: text };
  }
  if (typeof second === "number" && Number.isInteger(second) && second >= 0) {
    const last = await filmSeconds();
    if (last !== null && second <= last) return { second };
  }
  throw ruleRefusal(COMMENT_REFUSALS.body);
}

type MentionContext = {
  targetType: string;
  target: string;
  body: string;
  called: readonly string[];
};

/**
 * Returns the number of mentioned members outside of the conversation; it is stored with the comment, so
 * deleted or dismissed comments still count. Counts unlisted members as well, so that a refusal discloses
 * nothing about them.
 * @throws `COMMENT_REFUSALS.calls` if the member mentioned too many of them within a day
 */
async function requireMentionLimit(
  { targetType, target, body, called: mentioned }: MentionContext,
  { database, member, now }: Pick<Writing, "database" | "member" | "now">,
): Promise<number> {
  const others = mentioned.filter((id) => id !== member);
  if (others.length === 0 || listMentioned(body).length === 0) return 0;
  const here: { user_created: string }[] = await database("comments")
    .where({ targetType, target, status: "published" })
    .whereIn("user_created", others)
    .distinct("user_created");
  const count = others.filter((id) => !here.some((row) => row.user_created === id)).length;
  if (count === 0) return 0;
  const [spent]: { calls: string | number | null }[] = await database("comments")
    .where({ user_created: member })
    .where("date_created", ">=", new Date(now.getTime() - DAY_MS))
    .sum({ calls: "callCount" });
  const isNew = await isNewcomer({ database, member, now }, {});
  const most = isNew ? NEWCOMER_MENTIONS_PER_DAY : MENTIONS_PER_DAY;
  if (Number(spent?.calls ?? 0) + count > most) throw ruleRefusal(COMMENT_REFUSALS.calls);
  return count;
}

/**
 * Validates a member's comment: the item must be readable and open, the parent must belong to the same
 * item, and length and pace are limited. A correction waits for the editors.
 * @throws one of `COMMENT_REFUSALS`
 */
export async function requireAcceptableComment(
  { isCorrection, targetType, target, parent, body, anchor, validFor, id }: Payload,
  mentioned: readonly string[],
  writing: Writing,
): Promise<Payload> {
  const { database, member, now } = writing;
  if (await isBanned(database, member, now)) throw ruleRefusal(COMMENT_REFUSALS.banned);
  const { place, item } = await requireOpenPlace({ targetType, target }, writing);
  const root = await requireRoot(parent, place, writing);
  const text = requireBody(body, place.targetType);
  const filmSeconds = () => findFilmSeconds(place.targetType, item, writing.findReadable);
  const reference = await requireAnchor(anchor, filmSeconds);
  if (isCorrection === true && !(reference && "quote" in reference)) {
    throw ruleRefusal(COMMENT_REFUSALS.body);
  }
  // Serializes parallel comments of one member.
  await database.raw(`select pg_advisory_xact_lock(hashtext('comments-of:' || ?))`, [member]);
  // A retry: the comment already exists, and the database refuses the duplicate.
  let callCount = 0;
  if (!(await isThere(database, id))) {
    await requirePace({ ...place, body: text }, writing);
    await requireSlowPace(place, item["slowModeMinutes"], writing);
    if (place.targetType === "forum") await requireNewcomerReply(text, writing);
    callCount = await requireMentionLimit({ ...place, body: text, called: mentioned }, writing);
  }
  return {
    ...(typeof id === "string" && { id }),
    ...place,
    parent: isCorrection === true ? null : root,
    body: text,
    anchor: reference,
    ...(callCount > 0 && { callCount }),
    validFor: requireValidFor(validFor, place.targetType, now),
    status: isCorrection === true ? "suggested" : "published",
  };
}

type Place = { targetType: string; target: string };

async function requireOpenPlace(
  { targetType, target }: Payload,
  { isPaying, findReadable }: Writing,
): Promise<{ place: Place; item: Payload }> {
  if (typeof targetType !== "string" || !isCommentTarget(targetType) || typeof target !== "string")
    throw ruleRefusal(COMMENT_REFUSALS.target);
  const item = await findReadable(targetType === "forum" ? "forum_posts" : targetType, target);
  if (!item) throw ruleRefusal(COMMENT_REFUSALS.target);
  if (targetType === "forum") return { place: requireOpenTopic(target, item["status"]), item };
  if (item["commenting"] === "closed") throw ruleRefusal(COMMENT_REFUSALS.closed);
  if (item["commenting"] === "paying" && !isPaying) throw ruleRefusal(COMMENT_REFUSALS.paying);
  return { place: { targetType, target }, item };
}

/** Authors can read their own topic even after they or the team removed it. */
function requireOpenTopic(target: string, status: unknown): Place {
  if (status === "closed") throw ruleRefusal(COMMENT_REFUSALS.closed);
  if (status !== "open") throw ruleRefusal(COMMENT_REFUSALS.target);
  return { targetType: "forum", target };
}

/** A reply to a reply gets the same parent comment. */
async function requireRoot(
  parent: unknown,
  { targetType, target }: Place,
  { findReadable }: Writing,
): Promise<string | null> {
  if (parent === null || parent === undefined) return null;
  const above = typeof parent === "string" ? await findReadable("comments", parent) : null;
  const isHere = above?.["targetType"] === targetType && above["target"] === target;
  if (!above || !isHere || above["status"] !== "published") {
    throw ruleRefusal(COMMENT_REFUSALS.target);
  }
  return typeof above["parent"] === "string" ? above["parent"] : String(above["id"]);
}

/**
 * @throws `COMMENT_REFUSALS.body` if it is empty or too long, `FORUM_REFUSALS.shape` if a reply in the forum
 * is slow to render
 */
export function requireBody(body: unknown, targetType: string): string {
  const text = typeof body === "string" ? tidyComment(body) : "";
  const isFit = text !== "" && !isTooLong(text, commentMaxLength(targetType));
  if (!isFit) throw ruleRefusal(COMMENT_REFUSALS.body);
  if (targetType === "forum" && !isRenderable(text)) throw ruleRefusal(FORUM_REFUSALS.shape);
  return text;
}

async function isThere(database: Knex, id: unknown): Promise<boolean> {
  if (typeof id !== "string") return false;
  const { rows } = await database.raw<{ rows: unknown[] }>(
    "select 1 from comments where id::text = ?",
    [id],
  );
  return rows.length > 0;
}

async function requirePace(
  { targetType, target, body }: Place & { body: string },
  { database, member, now }: Writing,
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const latest: { date_created: Date; targetType: string; target: string; body: string | null }[] =
    await database("comments")
      .where({ user_created: member })
      .where("date_created", ">=", since(DAY_MS))
      .orderBy("date_created", "desc")
      .limit(COMMENTS_A_DAY)
      .select("date_created", "targetType", "target", "body");
  const within = (ms: number) => latest.filter((row) => row.date_created >= since(ms));
  const isSame = within(SAME_COMMENT_MS).some(
    (row) => row.body === body && row.targetType === targetType && row.target === target,
  );
  if (isSame) throw ruleRefusal(COMMENT_REFUSALS.same);
  const isTooOften =
    latest.length >= COMMENTS_A_DAY || within(MINUTE_MS).length >= COMMENTS_A_MINUTE;
  if (isTooOften) throw ruleRefusal(COMMENT_REFUSALS.rate);
}

async function requireSlowPace(
  { targetType, target }: Place,
  minutes: unknown,
  { database, member, now }: Writing,
): Promise<void> {
  if (targetType !== "forum" || typeof minutes !== "number" || minutes <= 0) return;
  const since = new Date(now.getTime() - minutes * MINUTE_MS);
  const latest = await database("comments")
    .where({ user_created: member, targetType, target })
    .where("date_created", ">", since)
    .first("id");
  if (latest) throw ruleRefusal(COMMENT_REFUSALS.slow);
}
