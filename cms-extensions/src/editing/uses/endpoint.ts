import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { isStaff } from "../../shared/staff";
import { listUses, announcedCollections } from "./texts-with";

/**
 * `GET /usos/{collection}/{id}` lists for the team the texts and calculators that show a fact, a cantonal
 * figure or a parameter, and so change with it.
 */
export default defineEndpoint({
  id: "usos",
  handler: (router, { database }) => {
    router.get("/:collection/:id", (request, response, next) => {
      const { accountability } = request as { accountability?: Accountability };
      const { id } = request.params;
      const collection = announcedCollections.find((each) => each === request.params["collection"]);
      const answer = async () => {
        if (!isStaff(accountability)) throw new ForbiddenError();
        const uses = collection && isUuid(id) ? await listUses(database, collection, id) : null;
        if (uses) response.json({ data: uses });
        else next();
      };
      answer().catch(next);
    });
  },
});
