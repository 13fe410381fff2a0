import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { READ_BATCH_PATH, READS_PER_BATCH } from "../../../../contract/shared/read-batch.ts";
import { admin, freshSlug, make, makePerson, readerWith, removeMade, type Reader } from "../cms.ts";

type Read = { collection: string; query: Record<string, unknown> };
type BatchAnswer = { status?: number; data?: unknown; errors?: unknown[] };

const kinds = ["member", "payingUser", "youtubeMember", "editor"] as const;
const readers: [name: string, as: Reader][] = [];
let collections: string[];

beforeAll(async () => {
  for (const kind of kinds) readers.push([kind, (await makePerson(kind)).as]);
  const { data } = await admin("GET", "/collections");
  collections = (data as { collection: string; schema: object | null }[])
    .filter(({ collection, schema }) => schema && !collection.startsWith("directus_"))
    .map(({ collection }) => collection);
});
afterAll(removeMade);

const send = async (as: Reader, reads: readonly Read[]) => {
  const answer = await as("POST", READ_BATCH_PATH, { reads });
  return { status: answer.status, answers: (answer.data ?? []) as BatchAnswer[] };
};

const statusOf = ({ data, status }: BatchAnswer) => (data === undefined ? status : 200);

describe("read batch", () => {
  test("answers each collection like a single read, for every kind of requester", async () => {
    expect(collections.length).toBeGreaterThan(60);
    for (const [name, as] of readers) {
      for (let at = 0; at < collections.length; at += READS_PER_BATCH) {
        const some = collections.slice(at, at + READS_PER_BATCH);
        const query = { limit: 3, fields: ["*"] };
        const { answers } = await send(
          as,
          some.map((collection) => ({ collection, query })),
        );
        for (const [place, collection] of some.entries()) {
          const alone = await as("GET", `/items/${collection}?limit=3&fields=*`);
          const batched = answers[place] ?? {};
          const where = `${collection} as ${name}`;
          expect(statusOf(batched), where).toBe(alone.status);
          if (alone.status !== 200 || isDeepStrictEqual(batched.data, alone.data)) continue;
          // Other tests write meanwhile: both ways are read again until nobody did.
          await vi.waitFor(async () => {
            const again = await as("GET", `/items/${collection}?limit=3&fields=*`);
            const { answers: batch } = await send(as, [{ collection, query }]);
            expect(batch[0]?.data, where).toEqual(again.data);
          });
        }
      }
    }
  });

  test("understands filters, orders, counts, groups and the requester's own id", async () => {
    const slug = freshSlug("lote");
    const values = { title: slug, slug, summary: "Resumo", status: "published", access: "free" };
    const news = await make<{ id: string }>("/items/news", { ...values, body: "<p>Texto</p>" });
    const member = readers.find(([name]) => name === "member")?.[1] ?? admin;
    const own = { user_created: { _eq: "$CURRENT_USER" } };
    const { answers } = await send(member, [
      { collection: "news", query: { filter: { slug: { _eq: slug } }, fields: ["id"], limit: 1 } },
      { collection: "news", query: { filter: { slug: { _eq: slug } }, aggregate: { count: "*" } } },
      { collection: "news", query: { aggregate: { count: "*" }, groupBy: ["access"] } },
      { collection: "news", query: { sort: ["-publishedAt"], fields: ["id"], limit: 1, page: 1 } },
      { collection: "favorites", query: { filter: own, fields: ["id"] } },
    ]);
    expect(answers.slice(0, 2)).toEqual([{ data: [{ id: news.id }] }, { data: [{ count: "1" }] }]);
    expect(answers.slice(2).map(statusOf)).toEqual([200, 200, 200]);
    expect(answers[4]).toEqual({ data: [] });
  });

  test.each([
    ["a table of Directus", { collection: "directus_users", query: {} }, 403],
    ["an unknown table", { collection: "__proto__", query: {} }, 403],
    ["a parameter of exports", { collection: "news", query: { export: "csv" } }, 400],
    ["a name of every object", { collection: "news", query: { constructor: { limit: -1 } } }, 400],
    ["a negative page", { collection: "news", query: { page: -1 } }, 400],
    ["a read of all rows", { collection: "news", query: { limit: -1 } }, 400],
    ["too many rows", { collection: "news", query: { limit: 501 } }, 400],
    [
      "a filter by what members may not read",
      { collection: "comments", query: { filter: { user_created: { email: { _nnull: true } } } } },
      403,
    ],
  ])("refuses %s, and answers the read beside it", async (_, read, status) => {
    const member = readers.find(([name]) => name === "member")?.[1] ?? admin;
    const beside = { collection: "news", query: { limit: 1, fields: ["id"] } };
    const { answers } = await send(member, [read, beside]);
    expect(answers.map(statusOf)).toEqual([status, 200]);
  });

  test("is refused to guests", async () => {
    const reads = [{ collection: "news", query: { limit: 1, fields: ["id"] } }];
    expect((await send(readerWith(null), reads)).status).toBe(403);
  });

  test.each([
    ["no reads", { reads: [] }],
    [
      "too many reads",
      {
        reads: Array.from({ length: READS_PER_BATCH + 1 }, () => ({
          collection: "news",
          query: {},
        })),
      },
    ],
    ["a read without a query", { reads: [{ collection: "news" }] }],
  ])("with %s is invalid", async (_, body) => {
    expect((await admin("POST", READ_BATCH_PATH, body)).status).toBe(400);
  });
});
