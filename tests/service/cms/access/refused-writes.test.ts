import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
  type Person,
  type Reader,
} from "../cms.ts";

/**
 * Directus runs its filters before it checks whether the requester may write. Side effects of filters must
 * wait for that check.
 */
const askers: Record<string, Reader> = { guest: readerWith(null), ...tiers };

/** The requester with this name at the time of the call. */
const requesterOf =
  (who: string): Reader =>
  (...requested) => {
    const requester = askers[who];
    if (!requester) throw new Error(`nobody is ${who}`);
    return requester(...requested);
  };

let editor: Person;

beforeAll(async () => {
  askers["member"] = (await makePerson("payingUser")).as;
  editor = await makePerson("editor");
});
afterAll(removeMade);

const makeNews = (values: object) => {
  const slug = freshSlug("noticia");
  const source = { sourceName: "Fonte", sourceUrl: "https://example.com/fonte" };
  const text = { title: slug, slug, summary: "Resumo", body: "<p>Texto</p>" };
  return make<{ id: string }>("/items/news", { ...text, ...source, ...values });
};

const storedIn = async (collection: string, ids: string[]) =>
  rowsOf(await admin("GET", `/items/${collection}?filter[id][_in]=${ids.join()}&sort=id`));

const oldAddressesOf = async (ids: string[]) =>
  rowsOf(await admin("GET", `/items/old_addresses?filter[item][_in]=${ids.join()}`));

describe.each(["guest", "teaser", "free", "paying", "accounts", "member"])(
  "refused write by %s",
  (who) => {
    const ask = requesterOf(who);

    test("leaves news unchanged, one or many", async () => {
      const published = { status: "published", publishedAt: "2026-01-05T08:00:00.000Z" };
      const end = { status: "archived", unpublishAt: "2026-02-05T08:00:00.000Z" };
      const made = [];
      for (const values of [{}, {}, published, published, end, end])
        made.push(await makeNews(values));
      const ids = made.map(({ id }) => id);
      const before = await storedIn("news", ids);
      const changes = [
        { status: "published" },
        { slug: freshSlug("outra") },
        { title: "Outro título", summary: "Outro" },
        end,
      ];
      for (const change of changes) {
        for (const id of ids) {
          expect((await ask("PATCH", `/items/news/${id}`, change)).status).toBeGreaterThanOrEqual(
            400,
          );
        }
        const many = await ask("PATCH", "/items/news", { keys: ids, data: change });
        expect(many.status).toBeGreaterThanOrEqual(400);
      }
      expect(await storedIn("news", ids)).toEqual(before);
      expect(await oldAddressesOf(ids)).toEqual([]);
    });

    test("leaves no former address of a course's parts", async () => {
      const slug = freshSlug("curso");
      const shown = { title: slug, slug, status: "published" };
      const { id: course } = await make<{ id: string }>("/items/courses", shown);
      const part = { title: "Um", slug: "um", course };
      const { id } = await make<{ id: string }>("/items/course_modules", part);
      const change = { slug: "outro" };
      expect((await ask("PATCH", `/items/course_modules/${id}`, change)).status).toBe(403);
      expect(await oldAddressesOf([id])).toEqual([]);
    });

    test("removes no other member's vote from an idea", async () => {
      const voter = await makePerson("member");
      const idea = await make<{ id: string }>("/items/ideas", {
        kind: "idea",
        title: freshSlug("i"),
      });
      const vote = { targetType: "ideas", target: idea.id, value: 1 };
      const { id } = (await voter.as("POST", "/items/votes", vote)).data as { id: string };
      expect((await ask("DELETE", `/items/votes/${id}`)).status).toBe(403);
      expect(await storedIn("ideas", [idea.id])).toMatchObject([{ votes: 1 }]);
      expect((await voter.as("DELETE", `/items/votes/${id}`)).status).toBe(204);
      expect(await storedIn("ideas", [idea.id])).toMatchObject([{ votes: 0 }]);
    });
  },
);

test("refused write: a vote is not removed together with one's own, nor by an editor", async () => {
  const [one, other] = [await makePerson("member"), await makePerson("member")];
  const idea = await make<{ id: string }>("/items/ideas", { kind: "idea", title: freshSlug("i") });
  const vote = { targetType: "ideas", target: idea.id, value: 1 };
  const cast = async ({ as }: Person) =>
    ((await as("POST", "/items/votes", vote)).data as { id: string }).id;
  const [own, foreign] = [await cast(one), await cast(other)];
  const counted = async () => storedIn("ideas", [idea.id]);
  for (const ids of [
    [own, foreign],
    [own, "10000000-0000-4000-8000-000000000099"],
  ])
    expect((await one.as("DELETE", "/items/votes", ids)).status).toBe(403);
  expect((await editor.as("DELETE", `/items/votes/${foreign}`)).status).toBe(403);
  expect(await counted()).toMatchObject([{ votes: 2 }]);
  expect((await one.as("DELETE", "/items/votes", [own])).status).toBe(204);
  expect(await counted()).toMatchObject([{ votes: 1 }]);
});
