import { defineHook } from "@directus/extensions-sdk";
import { isStaff } from "../../shared/staff";
import { listAdNotifications, requireAdDecision } from "./decision-rules";

type Payload = Record<string, unknown>;

/** The team's decisions about members' ads, made in the portal or in Directus. */
export default defineHook(({ filter, action }, { services, database, getSchema }) => {
  filter<Payload>("jobs.items.update", async (payload, meta, { accountability, ...context }) => {
    const requester = accountability && isStaff(accountability) ? accountability.user : null;
    if (!requester) return payload;
    const decider = { database: context.database, requester, now: new Date() };
    return requireAdDecision(payload, meta["keys"] as unknown[], decider);
  });

  action("jobs.items.update", async (meta, { accountability }) => {
    const { keys, payload } = meta as unknown as { keys: string[]; payload: Payload };
    const isDecision = payload["status"] === "published" || payload["status"] === "archived";
    if (!isDecision || !isStaff(accountability)) return;
    const notices = await listAdNotifications(database, keys);
    if (notices.length === 0) return;
    const options = { schema: await getSchema(), knex: database };
    await new services.ItemsService("Notification", options).createMany(notices);
  });
});
