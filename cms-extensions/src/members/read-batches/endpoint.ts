import { ForbiddenError, isDirectusError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { READ_BATCH_PATH } from "../../../../contract/shared/read-batch.ts";
import { queryIn, readsIn, requireOwnCollection, type BatchRead } from "./batch-query";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/** One requester must not hold all connections to the database. */
const READS_AT_ONCE = 6;

const UNEXPECTED = {
  status: 500,
  errors: [
    {
      message: "An unexpected error occurred.",
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    },
  ],
};

/**
 * `POST /portal-reads` with `{reads: [{collection, query}]}` answers several reads of rows in one request.
 * Each read runs under the requester's own permissions and hooks, and fails alone.
 */
export default defineEndpoint({
  id: READ_BATCH_PATH.slice(1),
  handler(router, { services, getSchema, logger }) {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as EndpointRequest;
        if (!accountability?.user) throw new ForbiddenError();
        const reads = readsIn(body);
        const schema = await getSchema();

        const readOne = async ({ collection, query }: BatchRead) => {
          try {
            requireOwnCollection(collection, schema.collections);
            const items = new services.ItemsService(collection, { schema, accountability });
            return { data: await items.readByQuery(queryIn(query, accountability)) };
          } catch (error) {
            if (!isDirectusError(error)) {
              logger.error(error);
              return UNEXPECTED;
            }
            const { status, code, message } = error;
            return { status, errors: [{ message, extensions: { code } }] };
          }
        };

        const data: Awaited<ReturnType<typeof readOne>>[] = [];
        for (let at = 0; at < reads.length; at += READS_AT_ONCE)
          data.push(...(await Promise.all(reads.slice(at, at + READS_AT_ONCE).map(readOne))));
        response.json({ data });
      };
      answer().catch(next);
    });
  },
});
