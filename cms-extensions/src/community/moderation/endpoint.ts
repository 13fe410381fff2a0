import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../../../contract/account/roles.ts";
import { structureDecisions } from "../../../../contract/community/moderation.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { requireEditor } from "../../shared/editor-rights";
import { findShownStatus } from "./shown-status";
import { decide } from "./decide";
import type { Items } from "./deciding";
import { listDecisions } from "./decisions";
import { listOpenAppeals, listReported, listSanctions, listWaitingAds } from "./queue";
import { listAdminRoleIds, rolesOfOthers } from "../../shared/staff";
import { announceWritten } from "../../shared/written-rows";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * Moderation in the portal, for editors and administrators. `POST /portal-moderation/queue` returns open
 * cases, `POST /portal-moderation/decisions` executes decisions. With a portal token, team members have a
 * member's rights (`member-auth-hook`) and may only take these decisions, all of which can be reverted. `GET /portal-moderation/team-roles` tells the service which roles are
 * administrators' besides the editors'.
 */
export default defineEndpoint({
  id: "portal-moderation",
  handler(router, { services, database, emitter, getSchema, env }) {
    const others = rolesOfOthers(memberRolesOf(env));
    router.post("/queue", (request, response, next) => {
      const answer = async () => {
        const { user } = await requireEditor((request as EndpointRequest).accountability, database);
        const [reported, ads, appeals, sanctions, decisions] = await Promise.all([
          listReported(database),
          listWaitingAds(database),
          listOpenAppeals(database, user ?? ""),
          listSanctions(database, new Date()),
          listDecisions(database, others),
        ]);
        response.json({ data: { reported, ads, appeals, sanctions, decisions } });
      };
      answer().catch(next);
    });

    router.get("/team-roles", (request, response, next) => {
      const answer = async () => {
        if ((request as EndpointRequest).accountability?.role !== roleIds.accounts)
          throw new ForbiddenError();
        response.json({ data: await listAdminRoleIds(database) });
      };
      answer().catch(next);
    });

    router.post("/decisions", (request, response, next) => {
      const answer = async () => {
        const endpointRequest = request as EndpointRequest;
        const accountability = await requireEditor(endpointRequest.accountability, database);
        const schema = await getSchema();
        const itemsWith =
          (knex: Knex) =>
          (collection: string): Items =>
            new services.ItemsService(collection, { schema, knex, accountability });
        const input = (endpointRequest.body ?? {}) as Record<string, unknown>;
        const decided = decide(input, {
          itemsOf: itemsWith(database),
          findShownStatus: (topic) => findShownStatus(database, topic),
          asOne: (work) =>
            database.transaction((knex) => work({ database: knex, itemsOf: itemsWith(knex) })),
          notify: async (notices) => {
            const notifications = new services.ItemsService("Notification", {
              schema,
              knex: database,
            });
            if (notices.length > 0) await notifications.createMany([...notices]);
          },
          requester: String(accountability.user),
          now: new Date(),
        });
        await decided.finally(() => {
          // They change rows in a transaction, which Directus announces before its commit, if at all.
          if (structureDecisions.some((each) => each === input["decision"]))
            announceWritten(emitter, {
              collection: "forum_posts",
              keys: [String(input["target"])],
            });
        });
        response.json({ data: { isDone: true } });
      };
      answer().catch(next);
    });
  },
});
