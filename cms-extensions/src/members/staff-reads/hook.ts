import { defineHook } from "@directus/extensions-sdk";
import type { Accountability } from "@directus/types";
import { collectionsWith } from "../../../../contract/collections/all-collections.ts";
import { memberRolesOf } from "../../../access/member-roles";
import { rolesOfOthers } from "../../shared/staff";
import { listMembersRead } from "./members-read";
import { createRecentReads } from "./recent-reads";

/**
 * Logs when staff read a member's data, at most once an hour for each member; the member sees the log under
 * "Seus dados". The portal's own accounts read on the member's behalf and are not logged. A filter, so that
 * the entry exists before the answer is sent; it never blocks an answer.
 */
export default defineHook(({ filter }, { env, database, logger }) => {
  const memberRoles = memberRolesOf(env);
  const noStaff = rolesOfOthers(memberRoles);
  const recentReads = createRecentReads();

  async function note(collection: string, rows: unknown, by: Accountability | null) {
    if (!by?.user || noStaff.has(by.role ?? "")) return;
    const members = await listMembersRead(database, collection, rows, memberRoles);
    const unseen = recentReads.takeNew(by.user, members);
    if (unseen.length === 0) return;
    await database("directus_activity").insert(
      unseen.map((item) => ({
        action: "read",
        user: by.user,
        collection: "directus_users",
        item,
        ip: by.ip ?? null,
        user_agent: by.userAgent ?? null,
        origin: by.origin ?? null,
      })),
    );
  }

  const listen = (event: string, collection: string) =>
    filter(event, async (rows, _meta, { accountability }) => {
      await note(collection, rows, accountability).catch((error: unknown) =>
        logger.error(error, "a read by the staff was not put on record"),
      );
      return rows;
    });

  listen("users.read", "directus_users");
  for (const collection of collectionsWith(({ about }) => about)) {
    listen(`${collection}.items.read`, collection);
  }
});
