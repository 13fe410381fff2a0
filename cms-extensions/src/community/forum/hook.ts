import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { createMentions, mentionedIds } from "../comments/mentions";
import { findMember } from "../comments/requester";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Caller, Payload } from "./asking";
import { requireAcceptableFollow } from "./follow-rules";
import { requireAcceptablePollVote, requireAcceptablePollVoteChange } from "./poll-rules";
import { requireAcceptableTopicChange } from "./topic-changes";
import { listTopicNotifications } from "./topic-notifications";
import { requireAcceptableTopic } from "./topic-rules";

export default defineHook((register, { services, database, getSchema, env }) => {
  const { filter, action } = register;
  const roles = memberRolesOf(env);
  const mentions = createMentions();

  /** Null for the team and for the portal's own writes: these rules do not apply to them. */
  const callerOf = ({ accountability, database: knex }: EventContext): Caller | null => {
    const member = findMember(accountability);
    if (!accountability || !member) return null;
    const isPaying = [roles.paying, roles.youtube].includes(accountability.role ?? "");
    return { database: knex, member, isPaying, now: new Date() };
  };

  filter<Payload>("forum_posts.items.create", async ({ calls, ...payload }, _meta, context) => {
    const caller = callerOf(context);
    if (!caller) return payload;
    const mentioned = mentionedIds(calls);
    const topic = await requireAcceptableTopic(payload, mentioned, caller);
    mentions.note(context.accountability, topic["id"], mentioned);
    return topic;
  });
  filter<Payload>("forum_posts.items.update", async (payload, meta, context) => {
    const caller = callerOf(context);
    if (!caller) return payload;
    return requireAcceptableTopicChange(payload, meta["keys"] as unknown[], caller);
  });

  action("forum_posts.items.create", async (meta, { accountability }) => {
    const mentioned = mentions.take(accountability, meta["key"]);
    const topic = String(meta["key"]);
    const notices = await listTopicNotifications(database, topic, { roles, called: mentioned });
    if (notices.length === 0) return;
    const schema = await getSchema();
    const notifications = new services.ItemsService("Notification", { schema, knex: database });
    await notifications.createMany(notices);
  });

  // A member's first row about a topic counts them as a viewer. Directus reports no change of the topic, so
  // cached pages stay. Database rules write the author's row, so authors do not count.
  action("topic_states.items.create", async (meta, { accountability }) => {
    const { post } = meta["payload"] as { post: unknown };
    if (typeof post !== "string" || !isUuid(post)) return;
    await database("forum_posts")
      .where({ id: post })
      .whereRaw("user_created is distinct from ?", [accountability?.user ?? null])
      .increment("viewCount", 1);
  });

  filter<Payload>("follows.items.create", async (payload, _meta, context) => {
    const caller = callerOf(context);
    return caller ? requireAcceptableFollow(payload, caller) : payload;
  });

  filter<Payload>("forum_poll_votes.items.create", async (payload, _meta, context) => {
    const caller = callerOf(context);
    return caller ? requireAcceptablePollVote(payload, caller) : payload;
  });
  filter<Payload>("forum_poll_votes.items.update", async (payload, meta, context) => {
    const caller = callerOf(context);
    if (!caller) return payload;
    return requireAcceptablePollVoteChange(payload, meta["keys"] as unknown[], caller);
  });

  // Members may set tags and cantons only together with their own new topic.
  for (const table of ["forum_posts_tags", "forum_posts_cantons"]) {
    filter<Payload>(`${table}.items.create`, async (payload, _meta, context) => {
      const caller = callerOf(context);
      if (!caller) return payload;
      const topic = await caller
        .database("forum_posts")
        .whereRaw("id::text = ?", [String(payload["forum_posts_id"])])
        .where({ user_created: caller.member })
        .first("id");
      if (!topic) throw ruleRefusal(FORUM_REFUSALS.target);
      return payload;
    });
  }
});
