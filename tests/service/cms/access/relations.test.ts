import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTable, type Role } from "./access-table.ts";
import { comment, makeItem } from "../community/commented.ts";
import { admin, makePerson, removeMade, tiers, type Person, type Reader } from "../cms.ts";

type Relation = { collection: string; field: string; related_collection: string | null };

const atOnce = 8;
let relations: Relation[] = [];
let ana: Person;
let commentId = "";
let readers: Record<string, Reader> = {};

beforeAll(async () => {
  relations = (await admin("GET", "/relations?limit=-1")).data as Relation[];
  ana = await makePerson("member");
  readers = {
    teaser: tiers.teaser,
    free: tiers.free,
    paying: tiers.paying,
    member: (await makePerson("member")).as,
    payingMember: (await makePerson("payingUser")).as,
  };
  commentId = (await comment(ana.as, await makeItem(), { body: "Oi" })).id;
});
afterAll(async () => {
  await admin("DELETE", `/items/comments/${commentId}`);
  await removeMade();
});

/** The six ways in which a list may query related people. */
const ways = [
  (field: string, of: string) => `filter[${field}][${of}][_starts_with]=a`,
  (field: string, of: string) =>
    `filter={"_or":[{"${field}":{"_and":[{"${of}":{"_nnull":true}}]}}]}`,
  (field: string, of: string) => `sort=-${field}.${of}`,
  (field: string, of: string) => `aggregate[max]=${field}.${of}`,
  (field: string, of: string) => `groupBy[]=${field}.${of}&aggregate[count]=*`,
  (field: string, of: string) => `alias[x]=${field}&filter[x][${of}][_starts_with]=a`,
];
const received = ["email", "first_name", "bio", "suspendedUntil", "membershipValidUntil"];

async function answersTo(as: Reader, paths: string[]): Promise<string[]> {
  const value: string[] = [];
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const { status } = await as("GET", path);
      if (status !== 403 && status !== 400) value.push(`${status} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return value;
}

test("relations: no token reads data of people through rows that refer to them", async () => {
  const people = relations.filter(
    ({ collection, related_collection: to }) =>
      to === "directus_users" && collection in accessTable,
  );
  expect(people.length).toBeGreaterThan(80);
  for (const [turn, [name, as]] of Object.entries(readers).entries()) {
    // Each relation is tested with one way and field per token; a unit test covers all combinations.
    const paths = people
      .filter(({ collection }) => accessTable[collection]?.[name as Role]?.includes("r"))
      .map(({ collection, field }, at) => {
        const way = ways[(turn + at) % ways.length] ?? (() => "");
        const of = received[(turn + at) % received.length] ?? "email";
        return `/items/${collection}?limit=1&${way(field, of)}`;
      });
    expect(paths.length).toBeGreaterThan(10);
    expect(await answersTo(as, paths), name).toEqual([]);
  }
});

test.each([
  ["an author's address", () => `filter[user_created][email][_eq]=${ana.email}`],
  ["who wrote what they answer", () => "filter[parent][user_created][email][_nnull]=true"],
  ["the text of a hidden answer's parent", () => "filter[parent][body][_contains]=a"],
  ["an author's name as an order", () => "sort=user_created.first_name"],
])("relations: %s is refused to members", async (_, query) => {
  const { member = tiers.free } = readers;
  expect((await member("GET", `/items/comments?${query()}`)).status).toBe(403);
  expect((await member("GET", `/items/comments?meta=filter_count&${query()}`)).status).toBe(403);
});

test("relations: GraphQL refuses such queries too", async () => {
  const { member = tiers.free } = readers;
  const query = `{ comments(filter: { user_created: { email: { _starts_with: "m" } } }) { id } }`;
  const answer = await member("POST", "/graphql", { query });
  expect(answer.code).toBe("FORBIDDEN");
});

test("relations: rows can still be found by the id of an author", async () => {
  const { member = tiers.free } = readers;
  for (const query of [
    `filter[user_created][_eq]=${ana.id}`,
    `filter[user_created][id][_eq]=${ana.id}`,
  ]) {
    const answer = await member("GET", `/items/comments?fields=body&${query}`);
    expect(answer.data).toEqual([{ body: "Oi" }]);
  }
});
