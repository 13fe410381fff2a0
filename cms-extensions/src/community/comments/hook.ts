import { defineHook } from "@directus/extensions-sdk";
import type { EventContext } from "@directus/types";
import { memberRolesOf } from "../../../access/member-roles";
import { findMember } from "./requester";
import { mentionedIds, createMentions } from "./mentions";
import { requireAcceptableChange } from "./comment-changes";
import { requireAcceptableComment } from "./comment-rules";
import { findLikeNotification } from "./like-notification";
import { findCorrectionNotification, listCommentNotifications } from "./notifications";
import {
  requireAcceptableReport,
  requireAcceptableVote,
  requireAcceptableVoteChange,
} from "./vote-rules";
import type { Payload, Writing } from "./writing";
import { isUuid } from "../../../../contract/shared/uuid.ts";

export default defineHook((register, { services, database, getSchema, env }) => {
  const { filter, action } = register;
  const roles = memberRolesOf(env);
  const mentions = createMentions();
  const itemsOf = async (collection: string) =>
    new services.ItemsService(collection, { schema: await getSchema(), knex: database });

  /** Null for the team and for the portal's own writes: these rules do not apply to them. */
  const writingOf = ({ accountability, database: knex }: EventContext): Writing | null => {
    const member = findMember(accountability);
    if (!accountability || !member) return null;
    const findReadable: Writing["findReadable"] = async (collection, id) => {
      if (!isUuid(id)) return null;
      const items = new services.ItemsService(collection, {
        schema: await getSchema(),
        knex,
        accountability,
      });
      const query = { filter: { id: { _eq: id } }, fields: ["*"], limit: 1 };
      const [row] = (await items.readByQuery(query)) as Payload[];
      return row ?? null;
    };
    const isPaying = [roles.paying, roles.youtube].includes(accountability.role ?? "");
    return { database: knex, member, isPaying, findReadable, now: new Date() };
  };

  filter<Payload>("comments.items.create", async ({ calls: sent, ...payload }, _meta, context) => {
    const writing = writingOf(context);
    // Without the field for the number of mentions, mentions are ignored.
    const isCounted = context.schema?.collections["comments"]?.fields["callCount"] !== undefined;
    const mentioned = isCounted ? mentionedIds(sent) : [];
    const comment = writing ? await requireAcceptableComment(payload, mentioned, writing) : payload;
    mentions.note(context.accountability, comment["id"], mentioned);
    return comment;
  });
  filter<Payload>("comments.items.update", async (payload, meta, context) => {
    const writing = writingOf(context);
    if (!writing) return payload;
    return requireAcceptableChange(payload, meta["keys"] as unknown[], writing);
  });
  filter<Payload>("votes.items.create", async (payload, _meta, context) => {
    const writing = writingOf(context);
    if (writing) await requireAcceptableVote(payload, writing);
    return payload;
  });
  filter<Payload>("votes.items.update", async (payload, meta, context) => {
    const writing = writingOf(context);
    if (writing) {
      await requireAcceptableVoteChange(payload, meta["keys"] as unknown[], writing);
    }
    return payload;
  });
  filter<Payload>("reports.items.create", async (payload, _meta, context) => {
    const writing = writingOf(context);
    if (writing) await requireAcceptableReport(payload, writing);
    return payload;
  });

  action("comments.items.create", async (meta, { accountability }) => {
    const mentioned = mentions.take(accountability, meta["key"]);
    const notifications = await listCommentNotifications(database, meta["key"], {
      roles,
      called: mentioned,
    });
    if (notifications.length > 0) await (await itemsOf("Notification")).createMany(notifications);
  });
  action("votes.items.create", async (meta, { accountability }) => {
    const voter = accountability?.user ?? null;
    const like = meta["payload"] as Payload;
    const found = await findLikeNotification(database, like, { voter, roles, now: new Date() });
    if (!found) return;
    const notifications = await itemsOf("Notification");
    if (found.kind === "new") await notifications.createOne(found.notice);
    else await notifications.updateOne(found.id, { count: found.count });
  });
  action("comments.items.update", async (meta) => {
    const { keys, payload } = meta as { keys: string[]; payload: Payload };
    if (payload["status"] !== "accepted" && payload["status"] !== "rejected") return;
    for (const id of keys) {
      const notification = await findCorrectionNotification(database, id, roles);
      if (notification) await (await itemsOf("Notification")).createOne(notification);
    }
  });

  // A sanction may also hide the member's earlier texts.
  action("sanctions.items.create", async (meta, { accountability }) => {
    const { payload } = meta as { payload: Payload };
    const { member, hidesPrevious } = payload;
    if (hidesPrevious !== true || typeof member !== "string") return;
    const rows: { id: string }[] = await database("comments")
      .where({ user_created: member, status: "published" })
      .select("id");
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    // In the name of the moderator: an appeal needs to know who hid the text.
    const options = { schema: await getSchema(), knex: database, accountability };
    await new services.ItemsService("comments", options).updateMany(ids, { status: "hidden" });
  });
});
