import { ForbiddenError, InvalidPayloadError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { roleIds } from "../../../../contract/account/roles";
import { readChatReport, targetAfter } from "./chat-report";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-reports/chat` with `{member, target, reason, copies}`: a member's report of chat messages,
 * which only the service knows. Only for the service's own account. Reporting the same target again
 * replaces the chosen messages; if the report is already being handled, a new one is created.
 */
export default defineEndpoint({
  id: "portal-reports",
  handler(router, { services, database, getSchema }) {
    router.post("/chat", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as EndpointRequest;
        if (accountability?.role !== roleIds.accounts) throw new ForbiddenError();
        const read = readChatReport(body);
        if (!read) throw new InvalidPayloadError({ reason: "this is no report of a conversation" });
        const { member, ...report } = read;
        const reports = new services.ItemsService("reports", {
          schema: await getSchema(),
          knex: database,
          accountability: {
            user: member,
            role: null,
            roles: [],
            admin: true,
            app: false,
            ip: null,
          },
        });
        let target = report.target;
        const findKnown = (): Promise<{ id: string; state: string } | undefined> =>
          database("reports")
            .where({ targetType: "chat", target, user_created: member })
            .first("id", "state");
        let known = await findKnown();
        while (known && known.state !== "open") {
          target = targetAfter(known.id);
          known = await findKnown();
        }
        if (known) await reports.updateOne(known.id, { ...report, target });
        else await reports.createOne({ ...report, target, targetType: "chat" });
        response.json({ data: { isKept: true } });
      };
      answer().catch(next);
    });
  },
});
