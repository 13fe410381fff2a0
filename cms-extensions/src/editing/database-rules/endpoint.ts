import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { RULES_ENDPOINT } from "../../../schema/apply-rules.ts";
import { applyDatabaseRules } from "../../shared/database-rules";
import { allRules } from "./all-rules";

/**
 * `POST /database-rules` creates or replaces the functions and triggers of the portal, if they are not of
 * this version. For administrators only: the set-up job calls it after it has applied the snapshot.
 */
export default defineEndpoint({
  id: RULES_ENDPOINT,
  handler: (router, { database }) => {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability } = request as { accountability?: Accountability };
        if (accountability?.admin !== true) throw new ForbiddenError();
        const data: string[] = [];
        for (const rules of allRules)
          if (await applyDatabaseRules(database, rules)) data.push(rules.marker);
        response.json({ data });
      };
      answer().catch(next);
    });
  },
});
