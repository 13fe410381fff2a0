import { commentHash } from "../../../../contract/community/comments.ts";
import {
  digest,
  EDIT_CONFLICT,
  SEEN_VERSION,
} from "../../../../contract/collections/edit-version.ts";
import { TOPIC_BODY_MAX_LENGTH, topicPath } from "../../../../contract/community/forum.ts";
import {
  EDIT_REASON_MAX_LENGTH,
  findText,
  moderatedTexts,
  MODERATION_REFUSALS,
  REASON_MIN_LENGTH,
} from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { requireTitle, requireTopicBody } from "../forum/topic-rules";
import { type Change, type Deciding, requireId, requireOneOf } from "./deciding";

const shown = { forum: ["open", "closed", "pending"], comments: ["published", "pending"] } as const;

/**
 * Changes a topic or a reply for the team, with a public reason. The database stores the earlier version,
 * and the author is notified.
 * @param input `targetType`, `target`, `title` (of topics), `body`, `reason`, and `seenVersion`: the digest
 * of the title (null for a reply) and body that the editor saw
 * @throws `MODERATION_REFUSALS.target` if the text is not readable, `.text` without a reason or text,
 * `FORUM_REFUSALS.title` or `.body`, `EDIT_CONFLICT` if the text changed in between
 */
export async function editText(
  input: Change,
  { asOne, itemsOf, notify, now }: Deciding,
): Promise<void> {
  const targetType = requireOneOf(moderatedTexts, input["targetType"]);
  const target = requireId(input["target"]);
  const reason = findText(input["reason"], REASON_MIN_LENGTH, EDIT_REASON_MAX_LENGTH);
  if (!reason) throw ruleRefusal(MODERATION_REFUSALS.text);
  const isTopic = targetType === "forum";
  const words = isTopic
    ? { title: requireTitle(input["title"]), body: requireTopicBody(input["body"]) }
    : { body: requireReplyBody(input["body"]), editedAt: now.toISOString() };
  const texts = itemsOf(isTopic ? "forum_posts" : "comments");
  const [found] = await texts.readByQuery({
    filter: {
      ...{ id: { _eq: target }, status: { _in: shown[targetType] } },
      ...(!isTopic && { targetType: { _eq: "forum" } }),
    },
    fields: ["user_created", ...(isTopic ? ["title"] : ["target", "number"])],
    limit: 1,
  });
  if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
  const marks = { teamEditReason: reason, teamEditedAt: now.toISOString() };
  await asOne(async ({ database, itemsOf: itemsWithin }) => {
    const stored: Change | undefined = await database(isTopic ? "forum_posts" : "comments")
      .where({ id: target })
      .forUpdate()
      .first("*");
    const version = digest([isTopic ? stored?.["title"] : null, stored?.["body"] ?? ""]);
    if (version !== input[SEEN_VERSION]) throw ruleRefusal(EDIT_CONFLICT);
    const within = itemsWithin(isTopic ? "forum_posts" : "comments");
    await within.updateMany([target], { ...words, ...marks });
  });
  const { user_created: owner } = found;
  if (typeof owner !== "string") return;
  const topic = isTopic ? target : String(found["target"]);
  await notify([
    {
      owner,
      type: "moderation",
      title: isTopic ? "A equipe mudou um tópico seu" : "A equipe mudou uma resposta sua",
      body: reason,
      url: topicPath(topic) + (isTopic ? "" : commentHash(Number(found["number"]))),
      ...{ targetType, target },
      groupKey: `moderation:edit:${target}`,
    },
  ]);
}

/** A reply that was once a topic may be longer than a member's reply. */
function requireReplyBody(typed: unknown): string {
  const body = findText(typed, 1, TOPIC_BODY_MAX_LENGTH);
  if (!body) throw ruleRefusal(MODERATION_REFUSALS.text);
  return body;
}
