import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability, Item } from "@directus/types";
import { editedFields, isEdited } from "../../../../contract/collections/edit-version.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { announceWritten } from "../../shared/written-rows";
import { saveEdit } from "./save-edit";

type EndpointRequest = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-edits` with `{collection, id, seenVersion, change}` changes the requesting member's text,
 * with their own rights and the collection's rules. Refuses if another version was saved in between.
 */
export default defineEndpoint({
  id: "portal-edits",
  handler(router, { services, database, emitter, getSchema }) {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as EndpointRequest;
        const { collection, id, seenVersion, change } = (body ?? {}) as Record<string, unknown>;
        const isWhole = isEdited(collection) && typeof id === "string" && isUuid(id);
        if (!accountability?.user || !isWhole) throw new ForbiddenError();
        // A form may change only its own fields: ignoring others silently would look like saving them.
        const fields: readonly string[] = editedFields[collection];
        if (Object.keys(change ?? {}).some((field) => !fields.includes(field)))
          throw new ForbiddenError();
        const schema = await getSchema();
        await database.transaction(async (knex) => {
          const options = { schema, knex, accountability };
          const items =
            collection === "directus_users"
              ? new services.UsersService(options)
              : new services.ItemsService(collection, options);
          await saveEdit(
            { collection, id, seenVersion, change: (change ?? {}) as Item },
            {
              knex,
              read: () => items.readOne(id, { fields: [...editedFields[collection]] }),
              update: (values) => items.updateOne(id, values),
            },
          );
        });
        // Directus announces its own change before the commit: a reader would get the old row.
        announceWritten(emitter, { collection, keys: [id] });
        response.json({ data: { isDone: true } });
      };
      answer().catch(next);
    });
  },
});
