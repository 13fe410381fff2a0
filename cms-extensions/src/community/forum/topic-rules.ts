import type { Knex } from "knex";
import { FREE_TOPICS_A_MONTH } from "../../../../contract/account/roles.ts";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import { MENTIONS_PER_DAY, tidyComment } from "../../../../contract/community/comments.ts";
import {
  countImages,
  countLinks,
  findTopicType,
  FORUM_REFUSALS,
  isRenderable,
  MAX_TOPIC_CANTONS,
  MAX_TOPIC_TAGS,
  tidyTitle,
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_BODY_MIN_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
  TOPIC_TITLE_MIN_LENGTH,
} from "../../../../contract/community/forum.ts";
import {
  NEWCOMER_IMAGES,
  NEWCOMER_LINKS,
  NEWCOMER_MENTIONS,
  NEWCOMER_MENTIONS_PER_DAY,
  NEWCOMER_TOPIC_PAUSE_MS,
  NEWCOMER_TOPICS,
  SAME_TOPIC_MS,
  TOPICS_MONTH_MS,
} from "../../../../contract/community/forum-limits.ts";
import { isTooLong } from "../../../../contract/shared/text-length.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { isBanned } from "../comments/requester";
import { isNewcomer } from "../comments/newcomers";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Caller, Payload } from "./asking";
import { requireContextCard } from "./context-card";
import { requirePoll } from "./poll-rules";

/** Maximum number of a month's topics to compare; no member writes more. */
const MAX_COMPARED = 200;

type Topic = { date_created: Date; title: string; body: string | null };

/**
 * Limits new topics of a member: no duplicates, a monthly quota for free accounts, and pauses for
 * newcomers.
 * @throws `FORUM_REFUSALS.same`, `FORUM_REFUSALS.quota` or `FORUM_REFUSALS.rate`
 */
async function requireTopicPace(
  { title, body }: { title: string; body: string },
  { database, member, isPaying, isNew, now }: Caller & { isNew: boolean },
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const month: Topic[] = await database("forum_posts")
    .where({ user_created: member })
    .where("date_created", ">=", since(TOPICS_MONTH_MS))
    .orderBy("date_created", "desc")
    .limit(MAX_COMPARED)
    .select("date_created", "title", "body");
  const within = (ms: number) => month.filter((topic) => topic.date_created >= since(ms));
  const isSame = (topic: Topic) => topic.title === title && topic.body === body;
  if (within(SAME_TOPIC_MS).some(isSame)) throw ruleRefusal(FORUM_REFUSALS.same);
  if (!isPaying && month.length >= FREE_TOPICS_A_MONTH) throw ruleRefusal(FORUM_REFUSALS.quota);
  const isHasty = month.length >= NEWCOMER_TOPICS || within(NEWCOMER_TOPIC_PAUSE_MS).length > 0;
  if (isNew && isHasty) throw ruleRefusal(FORUM_REFUSALS.rate);
}

/**
 * Validates a member's topic: lengths of title and text, an existing category, existing tags and cantons,
 * pace, and number of links. Other input is ignored; the author is the requester.
 * @param payload `tags` and `cantons` are lists of ids
 * @param mentioned ids of members whom the text mentions
 * @throws one of `FORUM_REFUSALS`
 */
export async function requireAcceptableTopic(
  payload: Payload,
  mentioned: readonly string[],
  caller: Caller,
): Promise<Payload> {
  const { database, member, now } = caller;
  if (await isBanned(database, member, now)) throw ruleRefusal(FORUM_REFUSALS.banned);
  const title = requireTitle(payload["title"]);
  const body = requireTopicBody(payload["body"]);
  const labels = await requireLabels(database, payload);
  const isNew = await isNewcomer(caller);
  if (isNew) requireNewcomerTopicText(body);
  // Serializes parallel topics of one member.
  await database.raw(`select pg_advisory_xact_lock(hashtext('topics-of:' || ?))`, [member]);
  const { id, type } = payload;
  const poll = requirePoll(payload["poll"], caller);
  // A retry: the topic already exists, and the database refuses the duplicate.
  const isThere = typeof id === "string" && (await isTopic(database, id));
  if (!isThere) {
    await requireTopicPace({ title, body }, { ...caller, isNew });
    if (mentioned.length > 0) await requireMentionLimit(body, { ...caller, isNew });
  }
  return {
    ...(typeof id === "string" && { id }),
    title,
    body,
    type: findTopicType(type) ?? "question",
    ...labels,
    contextCard: requireContextCard(payload["contextCard"]),
    // Older permissions do not know polls: a topic without one must not send the field.
    ...(poll && { poll }),
    courseClass: await findReadableClass(caller, payload["courseClass"]),
    status: "open",
    lastActivityAt: now.toISOString(),
  };
}

/**
 * Mentions in topics count like those of members outside a conversation. A topic stores no number, so every
 * name in the day's topics counts.
 * @throws `FORUM_REFUSALS.mentions`
 */
async function requireMentionLimit(
  body: string,
  { database, member, isNew, now }: Caller & { isNew: boolean },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const ofDay = (table: string) =>
    database(table).where({ user_created: member }).where("date_created", ">=", since);
  const bodies: (string | null)[] = await ofDay("forum_posts").pluck("body");
  const [spent]: { calls: string | number | null }[] = await ofDay("comments").sum({
    calls: "callCount",
  });
  const count = [body, ...bodies].reduce((sum, text) => sum + listMentioned(text ?? "").length, 0);
  const most = isNew ? NEWCOMER_MENTIONS_PER_DAY : MENTIONS_PER_DAY;
  if (count + Number(spent?.calls ?? 0) > most) throw ruleRefusal(FORUM_REFUSALS.mentions);
}

/** The id of a class that the member may open; null for any other, because a topic does not need one. */
async function findReadableClass(
  { database, isPaying }: Pick<Caller, "database" | "isPaying">,
  value: unknown,
): Promise<string | null> {
  if (typeof value !== "string" || !isUuid(value)) return null;
  const found: { access: string; isPreview: boolean } | undefined = await database(
    "course_classes as class",
  )
    .join("course_modules as module", "module.id", "class.module")
    .join("courses as course", "course.id", "module.course")
    .where({ "class.id": value, "course.status": "published" })
    .first({ access: "course.access", isPreview: "class.isPreview" });
  if (!found) return null;
  return isPaying || found.isPreview || found.access === "free" ? value : null;
}

export function requireTitle(typed: unknown): string {
  const title = typeof typed === "string" ? tidyTitle(typed) : "";
  const isFit = title.length >= TOPIC_TITLE_MIN_LENGTH && !isTooLong(title, TOPIC_TITLE_MAX_LENGTH);
  if (!isFit) throw ruleRefusal(FORUM_REFUSALS.title);
  return title;
}

/**
 * @throws `FORUM_REFUSALS.body` if it is missing, too short or too long, `.shape` if it is slow to render
 */
export function requireTopicBody(typed: unknown): string {
  const body = typeof typed === "string" ? tidyComment(typed) : "";
  const isFit = body.length >= TOPIC_BODY_MIN_LENGTH && !isTooLong(body, TOPIC_BODY_MAX_LENGTH);
  if (!isFit) throw ruleRefusal(FORUM_REFUSALS.body);
  if (!isRenderable(body)) throw ruleRefusal(FORUM_REFUSALS.shape);
  return body;
}

/**
 * Limits links, mentions and pictures in a newcomer's topic.
 * @throws `FORUM_REFUSALS.links`, `FORUM_REFUSALS.mentions` or `FORUM_REFUSALS.images`
 */
export function requireNewcomerTopicText(body: string): void {
  if (countLinks(body) > NEWCOMER_LINKS) throw ruleRefusal(FORUM_REFUSALS.links);
  if (listMentioned(body).length > NEWCOMER_MENTIONS) throw ruleRefusal(FORUM_REFUSALS.mentions);
  if (countImages(body) > NEWCOMER_IMAGES) throw ruleRefusal(FORUM_REFUSALS.images);
}

/**
 * Category, tags and cantons of a payload, in Directus' relation format.
 * @throws `FORUM_REFUSALS.labels` for unknown ones, and for too many
 */
async function requireLabels(database: Knex, payload: Payload): Promise<Payload> {
  const { category: input } = payload;
  const category = input ? await requireCategory(database, input) : null;
  const tags = listIds(payload["tags"], MAX_TOPIC_TAGS);
  const cantons = listIds(payload["cantons"], MAX_TOPIC_CANTONS);
  await requireKnown(database, "tags", tags);
  await requireKnown(database, "Cantons", cantons);
  return {
    category,
    tags: tags.map((id) => ({ tags_id: id })),
    cantons: cantons.map((id) => ({ Cantons_id: id })),
  };
}

export async function requireCategory(database: Knex, value: unknown): Promise<string> {
  const found: { id: string } | undefined =
    typeof value === "string"
      ? await database("categories")
          .whereRaw("id::text = ?", [value])
          .where({ area: "forum" })
          .first("id")
      : undefined;
  if (!found) throw ruleRefusal(FORUM_REFUSALS.labels);
  return found.id;
}

function listIds(value: unknown, max: number): (string | number)[] {
  if (value === null || value === undefined) return [];
  const isList =
    Array.isArray(value) && value.every((id) => ["string", "number"].includes(typeof id));
  const ids = isList ? [...new Set(value as (string | number)[])] : null;
  if (!ids || ids.length > max) throw ruleRefusal(FORUM_REFUSALS.labels);
  return ids;
}

async function requireKnown(
  database: Knex,
  table: string,
  ids: readonly (string | number)[],
): Promise<void> {
  if (ids.length === 0) return;
  const found: unknown[] = await database(table)
    .whereRaw("id::text = any(?)", [ids.map(String)])
    .select("id");
  if (found.length < ids.length) throw ruleRefusal(FORUM_REFUSALS.labels);
}

async function isTopic(database: Knex, id: string): Promise<boolean> {
  return (await database("forum_posts").whereRaw("id::text = ?", [id]).first("id")) !== undefined;
}
