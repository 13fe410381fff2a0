import { defineHook } from "@directus/extensions-sdk";
import { isReminderTime } from "../../../../contract/content/favorite-reminders.ts";
import { everyMinute } from "../../shared/every-minute";
import { Refusal } from "../../shared/refusal";
import { findDueReminders } from "./due-reminders";

type Payload = Record<string, unknown>;

/** Reminders of favorites: checks the chosen moment, and notifies the member when it has come. */
export default defineHook(({ filter, schedule }, { services, database, getSchema, env }) => {
  for (const event of ["create", "update"]) {
    filter<Payload>(`favorites.items.${event}`, (payload, _meta, { accountability }) => {
      const { remindAt = null } = payload;
      const isMembers = accountability && !accountability.admin;
      if (isMembers && remindAt !== null && !isReminderTime(remindAt, new Date()))
        throw new Refusal({ field: "remindAt", reason: "Um lembrete é de até um mês." });
      return payload;
    });
  }

  schedule(everyMinute(env), async () => {
    const schema = await getSchema();
    // The extension may run before the schema has the field.
    if (!schema.collections["favorites"]?.fields["remindAt"]) return;
    const { ids, notifications } = await findDueReminders(database, new Date());
    if (ids.length === 0) return;
    const itemsOf = (name: string) => new services.ItemsService(name, { schema, knex: database });
    if (notifications.length > 0) await itemsOf("Notification").createMany(notifications);
    await itemsOf("favorites").updateMany(ids, { remindAt: null });
  });
});
