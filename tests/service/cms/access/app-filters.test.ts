import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCms, type CmsError } from "~/cms/cms.server";
import type { Reader } from "~/content/item/authors.server";
import type { ContentSource } from "~/content/source/content-source.server";
import { NARROWING, SORTS, type ContentFilter } from "~/content/narrowing";
import { listItems, listNewest } from "~/content/source/reader.server";
import { filterSchema } from "~/content/schema";
import { listMemberPosts } from "~/features/forum/list/member-posts.server";
import { listDiscussions, listTopics, readTopicFilter } from "~/features/forum/list/topics.server";
import { topicPeriods, topicSorts, topicStates } from "~/features/forum/topic";
import { KINDS, SORTS as IDEA_SORTS, STATUSES } from "~/features/support/ideas/feedback.schema";
import { listIdeas, ideaFilterSchema } from "~/features/support/ideas/ideas.server";
import type { ServiceClients } from "~/service/clients.server";
import { everySource } from "~/shell/kind-sources.server";
import type { roleIds, Tier } from "../../../../contract/account/roles.ts";
import { freshSlug, given, make, makePerson, memberToken, removeMade } from "../cms.ts";
import { hoursAgo, moveBack, reply, type Topic } from "../community/forum.ts";

/** The app's lists with every filter and order that a URL can request, for each kind of member. */
const kindsOfMember = ["member", "payingUser", "youtubeMember", "editor"] as const;
type KindOfMember = (typeof kindsOfMember)[number] & keyof typeof roleIds;
const tierOf = (kind: KindOfMember): Tier => (kind === "member" ? "free" : "paying");

/** Values that URLs may contain; filters of one kind of content come from the kind itself. */
const values: Partial<Record<string, readonly string[]>> = {
  query: ["seguro"],
  category: ["moradia"],
  tag: ["alemao"],
  canton: ["ZH", "VD"],
  from: ["2026-01-01"],
  until: ["2026-12-31"],
  unread: ["1"],
  page: ["2"],
  after: ["2026-11-28T12:00:00.000Z_11111111-1111-4111-8111-111111111111"],
};
const sources: readonly ContentSource[] = everySource;

/** Authors are not queried, as only Directus is tested here. */
const service = { query: async () => ({ data: null }) } as unknown as ServiceClients;

let failures: string[] = [];
let requested = "";
const cms = createCms({
  cmsUrl: given("TEST_CMS_URL"),
  tokens: {
    teaser: given("TEST_CMS_TEASER_TOKEN"),
    free: given("TEST_CMS_FREE_TOKEN"),
    paying: given("TEST_CMS_PAYING_TOKEN"),
  },
  timeoutFactor: 10,
  onError: ({ statusCode, code, message }: CmsError) =>
    failures.push(`${requested}: ${statusCode} ${code} ${message}`),
});

const ids = new Map<KindOfMember, string>();
beforeAll(async () => {
  for (const kind of kindsOfMember) ids.set(kind, (await makePerson(kind)).id);
});
afterAll(removeMade);

function readerOf(kind: KindOfMember): Reader {
  const id = ids.get(kind) ?? "";
  const token = memberToken(id, kind === "editor" ? { team: true } : {});
  return {
    cms: cms.forTier(tierOf(kind)),
    own: cms.forOwn({ userId: id, tier: "free" }, token),
    service,
    isTeam: kind === "editor",
    now: new Date(),
  };
}

type Page = { totalCount: number; pageCount: number; items?: object[]; topics?: object[] };

async function ask(name: string, list: () => Promise<unknown>): Promise<void> {
  requested = name;
  // Failures are already recorded, even if the page would work without the data.
  await list().catch((error: unknown) => {
    if ((error as Error).name !== "CmsError") throw error;
  });
}

/**
 * Also checks the count of a list that fits on one page. Parallel tests publish and delete: count and items
 * are two queries, so a list that changed between them is queried again.
 */
async function askPage(name: string, list: () => Promise<Page>): Promise<void> {
  await ask(name, async () => {
    let counts = await countsOf(list);
    for (let again = 0; again < 2 && counts.differ; again++) counts = await countsOf(list);
    if (counts.differ) failures.push(`${name}: counts ${counts.told}`);
  });
}

async function countsOf(list: () => Promise<Page>) {
  const { totalCount, pageCount, items, topics } = await list();
  const { length } = items ?? topics ?? [];
  const differ = pageCount === 1 && length > 0 && length !== totalCount;
  return { differ, told: `${totalCount} of ${length}` };
}

function variantsOf(choices: Partial<Record<string, readonly string[]>>): URLSearchParams[] {
  const pairs = Object.entries(choices).flatMap(([name, all = []]) =>
    all.map((value): [string, string] => [name, value]),
  );
  const joined = new URLSearchParams();
  for (const [name, value] of pairs) if (!joined.has(name)) joined.set(name, value);
  return [...pairs.map((pair) => new URLSearchParams([pair])), joined];
}

function filtersOf(source: ContentSource): ContentFilter[] {
  const own = source.kind.choices.map(({ name, options }) => [
    name,
    options.map(({ value }) => value),
  ]);
  const choices = {
    ...values,
    ...(Object.fromEntries(own) as Record<string, readonly string[]>),
    sort: SORTS,
  };
  const unknown = NARROWING.filter((name) => !(name in choices) && !isOfAnotherKind(name));
  expect(unknown).toEqual([]);
  return variantsOf(choices).map((params) =>
    filterSchema(source.kind).parse(Object.fromEntries(params)),
  );
}

const isOfAnotherKind = (name: string) =>
  sources.some(({ kind }) => kind.choices.some((choice) => choice.name === name));

describe.each(kindsOfMember)("Directus as %s answers", (kind) => {
  test.each(sources.map((source) => [source.kind.name, source] as const))(
    "%s with each filter and order",
    async (name, source) => {
      failures = [];
      const reader = { cms: readerOf(kind).cms, source };
      for (const filter of filtersOf(source)) {
        await askPage(JSON.stringify(filter), () => listItems(reader, filter));
        await askPage(`unread ${JSON.stringify(filter)}`, () =>
          listItems(reader, filter, ["11111111-1111-4111-8111-111111111111"]),
        );
      }
      await ask("about a canton", () => listNewest(reader, { canton: "ZH" }, 3));
      await ask("about a category", () => listNewest(reader, { category: "moradia" }, 3));
      expect([name, failures]).toEqual([name, []]);
    },
  );

  test("the forum with each filter and order", async () => {
    failures = [];
    const reader = readerOf(kind);
    const { category, tag, canton, page, after } = values;
    const choices = {
      ...{ category, tag, canton, page, after },
      ...{ state: topicStates, sort: topicSorts, period: Object.keys(topicPeriods) },
    };
    expect(Object.keys(readTopicFilter(new URLSearchParams())).toSorted()).toEqual(
      Object.keys(choices).toSorted(),
    );
    for (const params of variantsOf(choices)) {
      await askPage(String(params), () => listTopics(reader, readTopicFilter(params)));
    }
    for (const sort of ["active", "new"] as const) {
      // Parallel tests write topics: all three lists must be of now.
      cms.purge("forum_posts");
      const params = new URLSearchParams({ sort });
      const first = await listTopics(reader, readTopicFilter(params));
      params.set("after", first.last ?? "");
      params.set("page", "2");
      const second = await listTopics(reader, readTopicFilter(params));
      params.delete("after");
      const counted = await listTopics(reader, readTopicFilter(params));
      const idsOf = ({ topics }: typeof first) => topics.map(({ id }) => id);
      expect(idsOf(second)).toEqual(idsOf(counted));
      expect(idsOf(second).length).toBeGreaterThan(0);
    }
    await ask("own discussions", () => listDiscussions(reader));
    await ask("a member's posts", () =>
      listMemberPosts(reader.cms, ids.get(kind) ?? "", reader.now),
    );
    expect(failures).toEqual([]);
  });

  test("the ideas with each filter and order", async () => {
    failures = [];
    const { own } = readerOf(kind);
    const choices = { kind: KINDS, status: STATUSES, sort: IDEA_SORTS, page: values["page"] };
    expect(Object.keys(ideaFilterSchema.parse({})).toSorted()).toEqual(
      Object.keys(choices).toSorted(),
    );
    for (const params of variantsOf(choices)) {
      const filter = ideaFilterSchema.parse(Object.fromEntries(params));
      await ask(String(params), () => listIdeas(own, filter));
    }
    expect(failures).toEqual([]);
  });
});

test("the forum's second page continues after the first, even if topics moved meanwhile", async () => {
  const slug = freshSlug("paginas");
  const { id: category } = await make<{ id: string }>("/items/categories", {
    name: "Moradia",
    slug,
    area: "forum",
  });
  const author = await makePerson("payingUser");
  /** A topic without answers: begun and last active at the same time. */
  const begin = async (hours: number): Promise<Topic> => {
    const title = freshSlug("Uma pergunta");
    const made = await make<Topic>("/items/forum_posts", {
      title,
      body: "Um texto que diz o que se quer saber.",
      status: "open",
      category,
    });
    const written = hoursAgo(hours);
    await moveBack("forum_posts", made.id, written, {
      user_created: author.id,
      lastActivityAt: written.toISOString(),
    });
    return made;
  };
  const topics: Topic[] = [];
  for (let at = 0; at < 23; at++) topics.push(await begin(at + 1));
  const inOrder = topics.map(({ id }) => id);
  const [beforeLast, moved, last] = inOrder.slice(20);
  if (!beforeLast || !moved || !last) throw new Error("topics are missing");

  const reader = readerOf("payingUser");
  const list = (more: Record<string, string>) =>
    listTopics(reader, readTopicFilter(new URLSearchParams({ category: slug, ...more })));
  const idsOf = ({ topics: listed }: { topics: readonly { id: string }[] }) =>
    listed.map(({ id }) => id);

  const active = await list({ sort: "active" });
  const newest = await list({ sort: "new" });
  for (const first of [active, newest]) expect(idsOf(first)).toEqual(inOrder.slice(0, 20));

  // The answered topic becomes the first; counted pages would show the last one of page 1 again.
  expect((await reply(author, { id: moved })).status).toBe(200);
  const afterActive = await list({ sort: "active", page: "2", after: active.last ?? "" });
  expect(idsOf(afterActive)).toEqual([beforeLast, last]);

  // The same for a new topic, in the order of creation.
  await begin(0);
  const afterNewest = await list({ sort: "new", page: "2", after: newest.last ?? "" });
  expect(idsOf(afterNewest)).toEqual([beforeLast, moved, last]);
});
