import { ForbiddenError } from "@directus/errors";
import { defineEndpoint } from "@directus/extensions-sdk";
import type { Accountability, Item } from "@directus/types";
import { editedFields, isEdited } from "../../../contract/edited-rows.ts";
import { isUuid } from "../../../contract/uuid.ts";
import { announceWritten } from "../written-rows";
import { saveEdit } from "./save-edit";

type Asked = { accountability?: Accountability; body: unknown };

/**
 * `POST /portal-edits` with `{collection, id, seenVersion, change}`: changes a text of the member who asks,
 * by their own rights and the rules of its collection, unless somebody saved another version since.
 */
export default defineEndpoint({
  id: "portal-edits",
  handler(router, { services, database, emitter, getSchema }) {
    router.post("/", (request, response, next) => {
      const answer = async () => {
        const { accountability, body } = request as Asked;
        const { collection, id, seenVersion, change } = (body ?? {}) as Record<string, unknown>;
        const isWhole = isEdited(collection) && typeof id === "string" && isUuid(id);
        if (!accountability?.user || !isWhole) throw new ForbiddenError();
        // A form changes its own fields: nothing else is taken, and nothing else looks saved.
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
        // Directus announces a change of its own before the commit: whoever reads at once reads the old row.
        announceWritten(emitter, { collection, keys: [id] });
        response.json({ data: { isDone: true } });
      };
      answer().catch(next);
    });
  },
});
