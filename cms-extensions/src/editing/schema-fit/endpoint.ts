import { ForbiddenError, InvalidPayloadError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { FIT_ENDPOINT, type FitQuestion } from "../../../schema/fit-question.ts";
import { countMisfits } from "./count-misfits.ts";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /schema-fit` receives planned changes of columns. For each it returns the number of rows whose value the change would cut or refuse. For
 * administrators only: the set-up job calls it before it applies a snapshot.
 */
export default defineEndpoint({
  id: FIT_ENDPOINT,
  handler: (router, { database, getSchema }) => {
    router.post("/", (request, response, next) => {
      const { accountability, body } = request as EndpointRequest;
      const answer = async () => {
        if (accountability?.admin !== true) throw new ForbiddenError();
        if (!Array.isArray(body))
          throw new InvalidPayloadError({ reason: "the body must be a list" });
        const schema = await getSchema({ bypassCache: true });
        const data = [];
        for (const question of body as FitQuestion[]) {
          if (!schema.collections[question.collection]) {
            throw new InvalidPayloadError({ reason: `${question.collection} does not exist` });
          }
          data.push(await countMisfits(database, question));
        }
        response.json({ data });
      };
      answer().catch(next);
    });
  },
});
