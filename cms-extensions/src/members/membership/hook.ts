import { defineHook } from "@directus/extensions-sdk";
import { memberRolesOf } from "../../../access/member-roles";
import { everyMinute } from "../../shared/every-minute";
import { retainClaims } from "./claims";
import {
  createMemberStore,
  listDueMemberIds,
  listMemberIdsWithEntitlements,
  listOverEntitlementIds,
  listOwnerIds,
} from "./member-store";
import { createUpdateMembership } from "./update-membership";
import { GRACE_MS } from "./membership-status";

type Payload = Record<string, unknown>;

const COLLECTION = "entitlements";
const MAX_REMEMBERED = 1_000;

/**
 * Keeps members' role and membership status equal to their entitlements, at every write and every minute.
 */
export default defineHook((register, { services, database, getSchema, env }) => {
  const { filter, action, schedule } = register;
  const roles = memberRolesOf(env);
  const now = () => new Date();
  const minutely = everyMinute(env);
  const optionsOf = async () => ({ schema: await getSchema(), knex: database });
  const itemsOf = async (name: string) => new services.ItemsService(name, await optionsOf());
  const store = createMemberStore(database, async (userId, values) => {
    await new services.UsersService(await optionsOf()).updateOne(userId, values);
  });
  const updateMembership = createUpdateMembership(store, { roles, now });
  const updateAll = async (userIds: readonly string[]) => {
    for (const userId of new Set(userIds)) await updateMembership(userId);
  };

  const startGrace = (payload: Payload): Payload =>
    payload["status"] === "grace" && !payload["graceUntil"]
      ? { ...payload, graceUntil: new Date(now().getTime() + GRACE_MS) }
      : payload;
  filter<Payload>(`${COLLECTION}.items.create`, startGrace);

  // A deleted or reassigned entitlement had a previous owner.
  const ownersBefore = new Map<string, string[]>();
  const remember = async (ids: string[]) => {
    // Failed writes leave entries behind.
    if (ownersBefore.size >= MAX_REMEMBERED) ownersBefore.clear();
    ownersBefore.set(ids.join(), await listOwnerIds(database, ids));
  };
  filter<Payload>(`${COLLECTION}.items.update`, async (payload, meta) => {
    await remember(meta["keys"] as string[]);
    return startGrace(payload);
  });
  filter<string[]>(`${COLLECTION}.items.delete`, async (ids) => {
    await remember(ids);
    return ids;
  });
  for (const event of ["create", "update", "delete"]) {
    action(`${COLLECTION}.items.${event}`, async (meta) => {
      const { key, keys = [String(key)] } = meta as { key?: string; keys?: string[] };
      const before = ownersBefore.get(keys.join()) ?? [];
      ownersBefore.delete(keys.join());
      await updateAll([...before, ...(await listOwnerIds(database, keys))]);
    });
  }

  schedule(minutely, async () => {
    const over = await listOverEntitlementIds(database, now());
    if (over.length > 0) await (await itemsOf(COLLECTION)).updateMany(over, { status: "expired" });
    await updateAll(await listDueMemberIds(database, now(), roles));
  });
  // Repairs the effects of an interrupted write.
  schedule("17 3 * * *", async () => updateAll(await listMemberIdsWithEntitlements(database)));

  retainClaims(register, { database, itemsOf, now, minutely });
});
