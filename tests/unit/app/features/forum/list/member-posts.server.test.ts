import { expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import type { Ask } from "~/cms/read";
import { listMemberPosts } from "~/features/forum/list/member-posts.server";

const MEMBER = "b7b1a2f0-8f4e-4f6c-9a54-0d0f6f1f2a11";
const TOPIC = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** Directus with this number of the member's replies, all in one readable topic, and its queries. */
function directusWith(replies: number) {
  const requests: string[] = [];
  const ask: Ask = async (question) => {
    const { path, params } = question.command() as { path: string; params: object };
    const isCount = "aggregate" in params;
    const isTitles = JSON.stringify(params).includes('"_in":["' + TOPIC);
    const isReplies = path.endsWith("/comments") && !JSON.stringify(params).includes("isSolution");
    requests.push(`${isCount ? "count" : "list"} ${path}`);
    const counted = { countDistinct: { id: isReplies ? String(replies) : "0" } };
    if (isCount) return question.parse([counted]);
    if (isTitles) return question.parse([{ id: TOPIC, title: "Permissão B", date_created: null }]);
    const rows = Array.from({ length: isReplies ? Math.min(replies, 5) : 0 }, (_, at) => ({
      target: TOPIC,
      number: at + 1,
      date_created: "2026-11-20T10:00:00Z",
    }));
    return question.parse(rows);
  };
  const cache = new Map<string, Promise<unknown>>();
  const cms: TierCms = {
    tier: "free",
    ask,
    forTier: () => cms,
    lasting: async (_, load) => ({ value: await load(ask), asOf: null }),
    fresh: (_, load) => load(ask),
    cached: (key, load) => {
      const known = cache.get(key) ?? load(ask);
      cache.set(key, known);
      return known as ReturnType<typeof load>;
    },
  };
  return { cms, asked: requests };
}

test("member posts: a short list is its own count", async () => {
  const { cms, asked: requested } = directusWith(2);
  const posts = await listMemberPosts(cms, MEMBER, new Date("2026-11-21T12:00:00Z"));
  expect([posts.topics.count, posts.replies.count, posts.solutions.count]).toEqual([0, 2, 0]);
  expect(posts.replies.latest.map(({ title }) => title)).toEqual(["Permissão B", "Permissão B"]);
  expect(requested.filter((each) => each.startsWith("count"))).toEqual([]);
});

test("member posts: all posts are counted, not only those shown", async () => {
  const { cms, asked: requested } = directusWith(12);
  const { replies } = await listMemberPosts(cms, MEMBER, new Date("2026-11-21T12:00:00Z"));
  expect([replies.count, replies.latest.length]).toEqual([12, 5]);
  expect(requested.filter((each) => each.startsWith("count"))).toEqual(["count /items/comments"]);
});

test("member posts: are cached for the next reader, with a current age", async () => {
  const { cms, asked: requested } = directusWith(2);
  const [first] = (await listMemberPosts(cms, MEMBER, new Date("2026-11-20T11:00:00Z"))).replies
    .latest;
  const before = requested.length;
  const [later] = (await listMemberPosts(cms, MEMBER, new Date("2026-11-20T13:00:00Z"))).replies
    .latest;
  expect(requested).toHaveLength(before);
  expect([first?.created?.label, later?.created?.label]).toEqual(["há 1 h", "há 3 h"]);
});
