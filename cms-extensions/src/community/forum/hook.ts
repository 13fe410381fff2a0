import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { findMember } from "../comments/asker";
import { ruleRefusal } from "../../shared/refusal.ts";
import type { Asking, Payload } from "./asking";
import { requireAcceptableFollow } from "./follow-rules";
import { requireAcceptablePollVote, requireAcceptablePollVoteChange } from "./poll-rules";
import { requireAcceptableTopicChange } from "./topic-changes";
import { listTopicNotices } from "./topic-notices";
import { requireAcceptableTopic } from "./topic-rules";

export default defineHook((register, { services, database, getSchema, env }) => {
  const { filter, action } = register;
  const roles = memberRolesOf(env);

  /** Null for the team and for the portal's own writes: these rules do not apply to them. */
  const askingOf = ({ accountability, database: knex }: EventContext): Asking | null => {
    const member = findMember(accountability);
    if (!accountability || !member) return null;
    const isPaying = [roles.paying, roles.youtube].includes(accountability.role ?? "");
    return { database: knex, member, isPaying, now: new Date() };
  };

  filter<Payload>("forum_posts.items.create", async (payload, _meta, context) => {
    const asking = askingOf(context);
    return asking ? requireAcceptableTopic(payload, asking) : payload;
  });
  filter<Payload>("forum_posts.items.update", async (payload, meta, context) => {
    const asking = askingOf(context);
    if (!asking) return payload;
    return requireAcceptableTopicChange(payload, meta["keys"] as unknown[], asking);
  });

  action("forum_posts.items.create", async (meta) => {
    const notices = await listTopicNotices(database, String(meta["key"]));
    if (notices.length === 0) return;
    const schema = await getSchema();
    const notifications = new services.ItemsService("Notification", { schema, knex: database });
    await notifications.createMany(notices);
  });

  filter<Payload>("follows.items.create", async (payload, _meta, context) => {
    const asking = askingOf(context);
    return asking ? requireAcceptableFollow(payload, asking) : payload;
  });

  filter<Payload>("forum_poll_votes.items.create", async (payload, _meta, context) => {
    const asking = askingOf(context);
    return asking ? requireAcceptablePollVote(payload, asking) : payload;
  });
  filter<Payload>("forum_poll_votes.items.update", async (payload, meta, context) => {
    const asking = askingOf(context);
    if (!asking) return payload;
    return requireAcceptablePollVoteChange(payload, meta["keys"] as unknown[], asking);
  });

  // Members may set tags and cantons only together with their own new topic.
  for (const table of ["forum_posts_tags", "forum_posts_cantons"]) {
    filter<Payload>(`${table}.items.create`, async (payload, _meta, context) => {
      const asking = askingOf(context);
      if (!asking) return payload;
      const topic = await asking
        .database("forum_posts")
        .whereRaw("id::text = ?", [String(payload["forum_posts_id"])])
        .where({ user_created: asking.member })
        .first("id");
      if (!topic) throw ruleRefusal(FORUM_REFUSALS.target);
      return payload;
    });
  }
});
