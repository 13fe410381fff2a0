import { expect, test } from "vitest";
import { roleIds } from "../../../../../../contract/account/roles.ts";
import { memberRolesOf } from "../../../../../../cms-extensions/access/member-roles.ts";
import { erase } from "../../../../../../cms-extensions/src/members/privacy/erase.ts";

const paying = "30000000-0000-4000-8000-000000000001";
const memberRoles = memberRolesOf({ PAYING_USER_ROLE_ID: paying });
const user = "40000000-0000-4000-8000-000000000001";

type Database = Parameters<typeof erase>[0];
type Schema = Parameters<typeof erase>[1];

/** A database with one person and no other data. */
function databaseWith(role: string): Database {
  const steps = ["select", "where", "whereIn", "update", "delete"];
  const table = (name: string) => {
    const query: object = Object.assign(Promise.resolve([]), {
      first: async () => (name === "directus_users" ? { id: user, role } : undefined),
      ...Object.fromEntries(steps.map((step) => [step, () => query])),
    });
    return query;
  };
  return Object.assign(table, { raw: async () => ({ rows: [] }) }) as unknown as Database;
}

async function eraseWithRole(role: string): Promise<string[]> {
  const gone: string[] = [];
  const schema = { collections: {}, relations: [] } as unknown as Schema;
  const deleteMany = async (collection: string) => void gone.push(collection);
  const order = { user, email: null, mode: "delete", memberRoles } as const;
  await erase(databaseWith(role), schema, deleteMany, order);
  return gone;
}

test.each([roleIds.member, paying, roleIds.youtubeMember])(
  "account erasure: accepts a user with a configured member role: %s",
  async (role) => expect(await eraseWithRole(role)).toEqual(["directus_users"]),
);

test.each([roleIds.editor, roleIds.payingUser])(
  "account erasure: rejects any other role: %s",
  (role) => expect(eraseWithRole(role)).rejects.toThrow("permission"),
);
