import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../contract/account/roles.ts";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  removeMade,
  rowsOf,
  tiers,
  type Person,
  type Reader,
} from "../cms.ts";
import { comment, makeItem, notificationsOf, stored, type Item } from "./commented.ts";

/** Comments below paid content, queried in every possible way. */
let item: Item;
let rootId: string;
let answerId: string;
const secret = freshSlug("segredo");
let payer: Person;
let outsiders: Record<string, Reader>;

beforeAll(async () => {
  item = await makeItem("paying");
  payer = await makePerson("payingUser");
  const other = await makePerson("youtubeMember");
  rootId = (await comment(payer.as, item, { body: `Raiz ${secret}` })).id;
  answerId = (await comment(other.as, item, { body: `Resposta ${secret}`, parent: rootId })).id;
  const member = await makePerson("member");
  outsiders = { member: member.as, free: tiers.free };
});
afterAll(removeMade);

const here = () => `filter[target][_eq]=${item.id}`;
const empty = (answer: { status: number; data: unknown }) =>
  answer.status === 403 || (Array.isArray(answer.data) && answer.data.length === 0);

describe("comments of a paid item, for a free member", () => {
  test.each<[string, () => string]>([
    ["by the item", () => `/items/comments?${here()}`],
    ["by words", () => `/items/comments?filter[body][_contains]=${secret}`],
    ["by search", () => `/items/comments?search=${secret}`],
    ["by who can read", () => `/items/comments?filter[audience][_eq]=paying`],
    ["in an order", () => `/items/comments?${here()}&sort=-score&fields=id`],
    ["by its author", () => `/items/comments?filter[user_created][_eq]=${payer.id}`],
    ["in groups", () => `/items/comments?${here()}&groupBy[]=target&aggregate[count]=*`],
    ["along what it answers", () => `/items/comments?filter[parent][_eq]=${rootId}`],
    ["with what it answers", () => `/items/comments?${here()}&fields=parent.body,parent.id`],
    [
      "deep below another",
      () => `/items/comments?${here()}&fields=*,parent.*&deep[parent][_filter][body][_nnull]=true`,
    ],
  ])("can't be read %s", async (_, path) => {
    for (const as of Object.values(outsiders)) {
      const answer = await as("GET", path());
      expect(empty(answer), JSON.stringify(answer.data)).toBe(true);
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
  });

  test("reveal no count", async () => {
    for (const as of Object.values(outsiders)) {
      const counted = await as("GET", `/items/comments?${here()}&aggregate[count]=*`);
      expect(rowsOf(counted)).toEqual([{ count: "0" }]);
      const highest = await as("GET", `/items/comments?${here()}&aggregate[max]=number`);
      expect(JSON.stringify(highest.data)).not.toMatch(/[12]/);
      const query = `{ comments_aggregated(filter: { target: { _eq: "${item.id}" } }) { count { id } } }`;
      const graph = await as("POST", "/graphql", { query });
      expect(JSON.stringify(graph.data ?? null)).not.toMatch(/"id":[1-9]/);
    }
  });

  test("can't be opened by id, answered, liked or reported", async () => {
    const { member = tiers.free } = outsiders;
    for (const id of [rootId, answerId]) {
      expect((await member("GET", `/items/comments/${id}`)).status).toBe(403);
    }
    const refused = { status: 400, code: COMMENT_REFUSALS.target };
    expect(await comment(member, item)).toMatchObject(refused);
    expect(await comment(member, await makeItem(), { parent: rootId })).toMatchObject(refused);
    const about = { targetType: "comments", target: rootId };
    expect(await member("POST", "/items/votes", { ...about, value: 1 })).toMatchObject(refused);
    expect(await member("POST", "/items/reports", { ...about, reason: "spam" })).toMatchObject(
      refused,
    );
  });

  test("send no notification of answers once the membership is over", async () => {
    const former = await makePerson("payingUser");
    const mine = await comment(former.as, item);
    await admin("PATCH", `/users/${former.id}`, { role: roleIds.member });
    const { as: writer } = await makePerson("payingUser");
    await comment(writer, item, { parent: mine.id, body: `Para ${secret}` });
    const received = await makePerson("payingUser");
    const theirs = await comment(received.as, item);
    await comment(writer, item, { parent: theirs.id, body: "Oi" });
    await expect.poll(() => notificationsOf(received), { timeout: 10_000 }).toHaveLength(1);
    expect(await notificationsOf(former)).toEqual([]);
    expect((await former.as("GET", `/items/comments/${mine.id}`)).status).toBe(200);
  });
});

describe("readers of a comment follow the item", () => {
  const isRead = async (as: Reader, id: string) =>
    (await as("GET", `/items/comments/${id}`)).status === 200;

  test("when it is opened, locked, withdrawn and published", async () => {
    const { member = tiers.free } = outsiders;
    const changing = await makeItem("free");
    const { id } = await comment((await makePerson("payingUser")).as, changing);
    const steps = [
      [{ access: "paying" }, "paying", false, true],
      [{ access: "free" }, "free", true, true],
      [{ status: "archived" }, "none", false, false],
      [{ status: "published" }, "free", true, true],
    ] as const;
    const { as: reader } = await makePerson("payingUser");
    for (const [values, audience, free, paying] of steps) {
      await admin("PATCH", `/items/news/${changing.id}`, values);
      expect((await stored(id))["audience"]).toBe(audience);
      expect([await isRead(member, id), await isRead(reader, id)]).toEqual([free, paying]);
    }
    await admin("DELETE", `/items/news/${changing.id}`);
    expect((await stored(id))["audience"]).toBe("none");
  });

  test("for a course and its open class", async () => {
    const slug = freshSlug("curso");
    const classes = [
      { title: "Aberta", slug: "aberta", isPreview: true },
      { title: "Fechada", slug: "fechada", isPreview: false },
    ];
    const course = await make<{ id: string }>("/items/courses", {
      ...{ title: slug, slug, summary: "Resumo", status: "published", access: "paying" },
      modules: [{ title: "Um", slug: "um", classes }],
    });
    const listed = await admin(
      "GET",
      `/items/course_classes?filter[module][course][_eq]=${course.id}&fields=id&sort=slug`,
    );
    const [open = "", closed = ""] = rowsOf(listed).map(({ id }) => String(id));
    const { as: writer } = await makePerson("payingUser");
    const about = (id: string) => ({ targetType: "course_classes", target: id });
    const ofOpen = await comment(writer, item, about(open));
    const ofClosed = await comment(writer, item, about(closed));
    const { member = tiers.free } = outsiders;
    expect([await isRead(member, ofOpen.id), await isRead(member, ofClosed.id)]).toEqual([
      true,
      false,
    ]);
    await admin("PATCH", `/items/courses/${course.id}`, { access: "free" });
    expect(await isRead(member, ofClosed.id)).toBe(true);
    await admin("PATCH", `/items/courses/${course.id}`, { status: "draft" });
    expect(await isRead(member, ofOpen.id)).toBe(false);
  });
});
