import { InvalidPayloadError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import type { PlanFileInput } from "../../../../contract/classifieds/plan-file.ts";
import { requireEditor } from "../../shared/editor-rights";
import { announceWritten } from "../../shared/written-rows";
import { zurichDayOf } from "../../shared/zurich-day.ts";
import { importPlanFile } from "./plan-file";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-plan-file` `{text, isTrial}` imports a CSV of mobile plans, for editors and administrators.
 * Directus logs every written plan as theirs.
 */
export default defineEndpoint({
  id: "portal-plan-file",
  handler(router, { services, database, emitter, getSchema }) {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability: requester, body } = request as EndpointRequest;
        const accountability = await requireEditor(requester, database);
        const { text, isTrial } = (body ?? {}) as Partial<PlanFileInput>;
        if (typeof text !== "string" || typeof isTrial !== "boolean")
          throw new InvalidPayloadError({ reason: "text and isTrial are expected" });
        const schema = await getSchema();
        const input: PlanFileInput = { text, isTrial };
        const { report, writtenIds } = await importPlanFile(input, {
          ...{ database, today: zurichDayOf(new Date()) },
          itemsOf: (knex) =>
            new services.ItemsService("mobile_plans", { schema, knex, accountability }),
        });
        // Directus announces rows of a transaction before its commit, if at all.
        announceWritten(emitter, { collection: "mobile_plans", keys: writtenIds });
        response.json({ data: report });
      };
      answer().catch(next);
    });
  },
});
