import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { FORUM_REFUSALS } from "../../../../contract/community/forum";
import { memberRolesOf } from "../../../access/member-roles";
import { ruleRefusal } from "../../shared/refusal.ts";
import { requireEditor } from "../../shared/editor-rights";
import { promoteSolution } from "./promote";
import { listRevisions } from "./revisions";
import { markSolution, findSolutionNotification, listUntrueNotifications } from "./solution";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { announceWritten } from "../../shared/written-rows";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * The forum's endpoints in Directus, for members. `POST /portal-forum/solutions` with `{topic, reply,
 * isSolution}`: for the author of a topic. `POST /portal-forum/articles` with `{topic, reply}`: for
 * editors, creates the draft of an article from a solution. `POST /portal-forum/revisions` with
 * `{targetType, target}`: returns earlier versions to readers of the text.
 */
export default defineEndpoint({
  id: "portal-forum",
  handler(router, { services, database, emitter, getSchema, env }) {
    const memberRoles: readonly string[] = Object.values(memberRolesOf(env));

    const requireMember = ({ accountability }: EndpointRequest): string => {
      if (!accountability?.user || !memberRoles.includes(accountability.role ?? "")) {
        throw new ForbiddenError();
      }
      return accountability.user;
    };
    const requireId = ({ body }: EndpointRequest, name: string): string => {
      const input = ((body ?? {}) as Record<string, unknown>)[name];
      if (typeof input !== "string" || !isUuid(input)) throw ruleRefusal(FORUM_REFUSALS.target);
      return input;
    };

    router.post("/solutions", (request, response, next) => {
      const answer = async () => {
        const endpointRequest = request as EndpointRequest;
        const member = requireMember(endpointRequest);
        const isSolution =
          (endpointRequest.body as { isSolution?: unknown } | null)?.isSolution === true;
        const topic = requireId(endpointRequest, "topic");
        const reply = requireId(endpointRequest, "reply");
        const now = new Date();
        const marked = await markSolution({ database, member, topic, reply, isSolution, now });
        if (marked) {
          announceWritten(emitter, { collection: "forum_posts", keys: [topic] });
          const schema = await getSchema();
          const notifications = new services.ItemsService("Notification", {
            schema,
            knex: database,
          });
          const untrue = isSolution
            ? []
            : await listUntrueNotifications(database, { topic, marked });
          if (untrue.length > 0) await notifications.deleteMany(untrue);
          const notification =
            isSolution && (await findSolutionNotification(database, { topic, marked, member }));
          if (notification) await notifications.createOne(notification);
        }
        response.json({ data: { isSolution } });
      };
      answer().catch(next);
    });

    router.post("/articles", (request, response, next) => {
      const answer = async () => {
        const endpointRequest = request as EndpointRequest;
        const accountability = await requireEditor(endpointRequest.accountability, database);
        const schema = await getSchema();
        const topic = requireId(endpointRequest, "topic");
        const promoted = await promoteSolution({
          topic,
          reply: requireId(endpointRequest, "reply"),
          database,
          itemsOf: (collection, knex) =>
            new services.ItemsService(collection, { schema, knex, accountability }),
        });
        announceWritten(emitter, { collection: "forum_posts", keys: [topic] });
        response.json({ data: promoted });
      };
      answer().catch(next);
    });

    router.post("/revisions", (request, response, next) => {
      const answer = async () => {
        const endpointRequest = request as EndpointRequest;
        requireMember(endpointRequest);
        const target = requireId(endpointRequest, "target");
        const { targetType } = (endpointRequest.body ?? {}) as { targetType?: unknown };
        const kind = targetType === "comments" ? "comments" : "forum";
        const texts = new services.ItemsService(kind === "forum" ? "forum_posts" : "comments", {
          schema: await getSchema(),
          knex: database,
          accountability: endpointRequest.accountability ?? null,
        });
        const filter = {
          id: { _eq: target },
          status: { _in: kind === "forum" ? ["open", "closed"] : ["published"] },
        };
        const found = await texts.readByQuery({ filter, fields: ["id"], limit: 1 });
        if (found.length === 0) throw ruleRefusal(FORUM_REFUSALS.target);
        response.json({ data: { revisions: await listRevisions(database, kind, target) } });
      };
      answer().catch(next);
    });
  },
});
