import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { memberRolesOf } from "../../../access/member-roles";
import { findMember } from "../comments/requester";
import { isStaff } from "../../shared/staff";
import { requireAcceptableAppeal, requireAppealAnswer, type Payload } from "./appeal-rules";
import {
  requireAcceptableSanction,
  requireMayRetain,
  requireMayWrite,
  requireSanctionChange,
} from "./sanction-rules";
import {
  findAnswerNotification,
  findSanctionNotification,
  listHiddenNotifications,
  listOutcomeNotifications,
  type Notification,
} from "./notifications";
import { undoDecision } from "./undo-decision";

type Change = { keys: string[]; payload: Payload };

/** The requesting team member; null for members and for the portal's own writes. */
const findTeam = (requester: Accountability | null): string | null =>
  requester && isStaff(requester) ? requester.user : null;

export default defineHook(({ filter, action }, { services, database, getSchema, env }) => {
  const memberRoles = Object.values(memberRolesOf(env));
  const itemsOf = async (collection: string) =>
    new services.ItemsService(collection, { schema: await getSchema(), knex: database });
  const notify = async (notifications: readonly (Notification | null)[]) => {
    const known = notifications.filter((notification) => notification !== null);
    if (known.length > 0) await (await itemsOf("Notification")).createMany(known);
  };

  filter<Payload>("appeals.items.create", async (payload, _meta, context) => {
    const member = findMember(context.accountability);
    if (!member) return payload;
    return requireAcceptableAppeal(payload, { database: context.database, member });
  });
  filter<Payload>("appeals.items.update", async (payload, meta, context) => {
    const requester = findTeam(context.accountability);
    if (!requester) return payload;
    const caller = { database: context.database, requester };
    return requireAppealAnswer(payload, meta["keys"] as unknown[], caller);
  });
  filter<Payload>("sanctions.items.create", async (payload, _meta, context) =>
    findTeam(context.accountability)
      ? requireAcceptableSanction(payload, {
          ...{ database: context.database, now: new Date(), memberRoles },
        })
      : payload,
  );
  filter<Payload>("sanctions.items.update", (payload, _meta, { accountability }) =>
    findTeam(accountability) ? requireSanctionChange(payload) : payload,
  );
  for (const event of [
    "ideas.items.create",
    "course_reviews.items.create",
    "course_reviews.items.update",
    "product_prices.items.create",
    "product_prices.items.update",
  ]) {
    filter<Payload>(event, async (payload, _meta, { accountability, database: knex }) => {
      const member = findMember(accountability);
      if (member) await requireMayWrite({ database: knex, member, now: new Date() });
      return payload;
    });
  }
  for (const event of [
    "favorites.items.create",
    "topic_states.items.create",
    "topic_states.items.update",
  ]) {
    filter<Payload>(event, async (payload, _meta, { accountability, database: knex }) => {
      const member = findMember(accountability);
      if (member) await requireMayRetain(payload, { database: knex, member, now: new Date() });
      return payload;
    });
  }
  filter<Payload>("reports.items.update", (payload, _meta, { accountability }) => {
    const requester = findTeam(accountability);
    return requester && payload["state"] !== undefined
      ? { ...payload, handledBy: requester }
      : payload;
  });

  action("appeals.items.update", async (meta) => {
    const { keys, payload } = meta as Change;
    if (payload["state"] !== "granted" && payload["state"] !== "refused") return;
    for (const id of keys) {
      if (payload["state"] === "granted") await undoDecision(database, id, itemsOf, new Date());
      await notify([await findAnswerNotification(database, id)]);
    }
  });
  action("sanctions.items.create", async (meta) => {
    await notify([await findSanctionNotification(database, String(meta["key"]))]);
  });
  action("reports.items.update", async (meta) => {
    const { keys, payload } = meta as Change;
    if (payload["state"] !== undefined)
      await notify(await listOutcomeNotifications(database, keys));
  });
  for (const [table, kind] of [
    ["forum_posts", "forum"],
    ["comments", "comments"],
  ] as const) {
    action(`${table}.items.update`, async (meta) => {
      const { keys, payload } = meta as Change;
      if (payload["status"] !== "hidden") return;
      await notify(await listHiddenNotifications(database, kind, keys));
    });
  }
});
