import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessTable, openedByAdminApp, type Role } from "./access-table.ts";
import { admin, makePerson, readerWith, removeMade, rowsOf, tiers, type Reader } from "../cms.ts";

const letters = { create: "c", read: "r", update: "u", delete: "d" } as const;
type Actions = Record<string, { access: "none" | "partial" | "full" } | undefined>;

const roles: Role[] = [
  ...(["guest", "teaser", "free", "paying", "accounts"] as const),
  ...(["member", "payingMember", "editor"] as const),
];
const readers = new Map<Role, Reader>();
let collections: string[] = [];

beforeAll(async () => {
  const answer = rowsOf(await admin("GET", "/collections"));
  collections = answer
    .filter((row) => row["schema"] !== null)
    .map((row) => String(row["collection"]))
    .filter((name) => !name.startsWith("directus_"));
  readers.set("guest", readerWith(null));
  for (const [tier, as] of Object.entries(tiers)) readers.set(tier as Role, as);
  readers.set("member", (await makePerson("member")).as);
  readers.set("payingMember", (await makePerson("payingUser")).as);
  readers.set("editor", (await makePerson("editor")).as);
});
afterAll(removeMade);

const readerOf = (role: Role) => readers.get(role) as Reader;

test("access table: lists every collection, and only existing ones", () => {
  const named = Object.keys(accessTable).filter((name) => !name.startsWith("directus_"));
  expect(named.toSorted()).toEqual(collections.toSorted());
});

describe.each(roles.filter((role) => role !== "guest"))("access table for %s", (role) => {
  test("matches the rights in Directus", async () => {
    const answer = await readerOf(role)("GET", "/permissions/me");
    const held = Object.entries(answer.data as Record<string, Actions>).flatMap(
      ([collection, actions]) => {
        const cell = Object.entries(letters)
          .filter(([action]) => (actions[action]?.access ?? "none") !== "none")
          .map(([, letter]) => letter)
          .join("");
        if (cell === "" || (role === "editor" && openedByAdminApp.has(collection))) return [];
        return [[collection, cell]];
      },
    );
    const expected = Object.entries(accessTable).flatMap(([collection, cells]) =>
      cells[role] ? [[collection, cells[role]]] : [],
    );
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(expected));
  });
});

describe.each(roles)("Directus access of %s", (role) => {
  test("answers or refuses reading each collection", async () => {
    const wrong: string[] = [];
    for (const collection of collections) {
      const { status } = await readerOf(role)("GET", `/items/${collection}?limit=1`);
      const expected = accessTable[collection]?.[role]?.includes("r") ? 200 : 403;
      if (status !== expected) wrong.push(`${collection}: ${status} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test("excludes the configuration of Directus", async () => {
    const paths = ["/policies", "/permissions", "/access", "/flows", "/schema/snapshot"];
    const answers = await Promise.all(paths.map((path) => readerOf(role)("GET", path)));
    const opened = answers.flatMap((answer, at) => {
      const own = paths[at] === "/permissions" && rowsOf(answer).every((row) => row["system"]);
      return answer.status === 403 || own ? [] : [`${paths[at]}: ${answer.status}`];
    });
    expect(opened).toEqual([]);
  });
});
