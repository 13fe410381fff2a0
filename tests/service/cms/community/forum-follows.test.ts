import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FOLLOW_REFUSALS, MAX_FOLLOWS } from "../../../../contract/community/forum.ts";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";
import { topicAs } from "./forum.ts";

afterAll(removeMade);

type Row = { id: string };
let category: string;
let tag: string;

const makeCategory = async (area: string): Promise<string> =>
  (await make<Row>("/items/categories", { name: "Moradia", slug: freshSlug("moradia"), area })).id;
const makeTag = async (): Promise<string> =>
  (await make<Row>("/items/tags", { name: "Aluguel", slug: freshSlug("aluguel") })).id;

beforeAll(async () => {
  category = await makeCategory("forum");
  tag = await makeTag();
});

const follow = ({ as }: Person, targetType: string, target: string, level: string) =>
  as("POST", "/items/follows", { targetType, target, level });
const notificationsOf = async ({ id }: Person) =>
  rowsOf(
    await admin("GET", `/items/Notification?filter[owner][_eq]=${id}&fields=title,body,url,type`),
  );

describe("new topic", () => {
  test("is announced once to followers of its category or tag, unless they mute one of them", async () => {
    const [requester, both, tagged, muting, quiet] = await Promise.all([
      makePerson("member", { displayName: "Caio" }),
      ...Array.from({ length: 4 }, () => makePerson("member")),
    ]);
    if (!requester || !both || !tagged || !muting || !quiet) throw new Error("nobody was made");
    await follow(both, "category", category, "watch");
    await follow(both, "tag", tag, "watch");
    await follow(tagged, "tag", tag, "watch");
    await follow(muting, "category", category, "watch");
    await follow(muting, "tag", tag, "mute");
    await follow(quiet, "category", category, "normal");
    await follow(requester, "category", category, "watch");
    const { id, title } = await topicAs(requester, { category, tags: [tag] });
    const notification = (name: string) => ({
      ...{ title: `Caio começou um tópico em ${name}`, body: title, type: "topic" },
      url: `/app/forum/${id}`,
    });
    await expect.poll(() => notificationsOf(both)).toEqual([notification("Moradia")]);
    await expect.poll(() => notificationsOf(tagged)).toEqual([notification("Aluguel")]);
    for (const person of [muting, quiet, requester])
      expect(await notificationsOf(person)).toEqual([]);
  });

  test("elsewhere is not announced", async () => {
    const watcher = await makePerson("member");
    await follow(watcher, "category", category, "watch");
    await topicAs(await makePerson("member"), { category: await makeCategory("forum") });
    const { id } = await topicAs(await makePerson("member"), { category });
    await expect.poll(() => notificationsOf(watcher)).toMatchObject([{ url: `/app/forum/${id}` }]);
  });
});

describe("forum follow", () => {
  test("needs a category or a tag of the forum, each once", async () => {
    const ana = await makePerson("member");
    const codeOf = async (kind: string, target: string) =>
      (await follow(ana, kind, target, "watch")).code;
    expect(await codeOf("category", await makeCategory("news"))).toBe(FOLLOW_REFUSALS.target);
    expect(await codeOf("tag", randomUUID())).toBe(FOLLOW_REFUSALS.target);
    expect(await codeOf("member", ana.id)).toBe(FOLLOW_REFUSALS.target);
    expect(await codeOf("tag", tag)).toBeUndefined();
    expect(await codeOf("tag", tag)).toBe("RECORD_NOT_UNIQUE");
  });

  test("belongs to the member, and has a total limit", async () => {
    const [ana, bia] = [await makePerson("member"), await makePerson("member")];
    const own = await follow(ana, "category", category, "watch");
    const { id } = own.data as Row;
    expect((await bia.as("PATCH", `/items/follows/${id}`, { level: "mute" })).status).toBe(403);
    for (let n = 1; n < MAX_FOLLOWS; n += 1) {
      const target = await makeTag();
      expect((await follow(ana, "tag", target, "normal")).status).toBe(200);
    }
    expect((await follow(ana, "tag", tag, "watch")).code).toBe(FOLLOW_REFUSALS.many);
    expect((await ana.as("PATCH", `/items/follows/${id}`, { level: "mute" })).status).toBe(200);
  });
});
