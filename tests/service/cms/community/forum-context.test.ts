import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { swissYear } from "../../../../contract/community/valid-for.ts";
import { admin, makePerson, removeMade, type Person } from "../cms.ts";
import { ask, reply, topic, topicAs } from "./forum.ts";

let ana: Person;
let bia: Person;

beforeAll(async () => {
  ana = await makePerson("payingUser");
  bia = await makePerson("member");
});
afterAll(removeMade);

const cardOf = async (id: string) =>
  (
    (await admin("GET", `/items/forum_posts/${id}?fields=contextCard`)).data as {
      contextCard: unknown;
    }
  ).contextCard;
const patch = (id: string, change: object) => ana.as("PATCH", `/items/forum_posts/${id}`, change);

describe("author's details of a topic", () => {
  test("are stored with it, change with it, and accept no other fields", async () => {
    const { id } = await topic(ana.id);
    expect(await cardOf(id)).toBeNull();
    expect((await patch(id, { contextCard: { canton: "VD", permit: "B" } })).status).toBe(200);
    expect(await cardOf(id)).toEqual({ canton: "VD", permit: "B" });
    expect((await patch(id, { contextCard: { salary: "9000" } })).code).toBe(
      FORUM_REFUSALS.context,
    );
    expect((await patch(id, { contextCard: { canton: "XX" } })).code).toBe(FORUM_REFUSALS.context);
    expect((await patch(id, { contextCard: null })).status).toBe(200);
    expect(await cardOf(id)).toBeNull();
  });

  test("are validated when the topic is created", async () => {
    const received = await topicAs(await makePerson("member"), {
      contextCard: { stage: "moving" },
    });
    expect(await cardOf(received.id)).toEqual({ stage: "moving" });
    const wrong = { contextCard: { stage: "rich" } };
    expect(await ask(bia.as, wrong)).toMatchObject({ code: FORUM_REFUSALS.context });
  });

  test("are deleted with the author, and with the topic", async () => {
    const [left, removed] = [await topic(ana.id), await topic(ana.id)];
    for (const { id } of [left, removed]) await patch(id, { contextCard: { canton: "VD" } });
    await admin("PATCH", `/items/forum_posts/${left.id}`, { user_created: null });
    await patch(removed.id, { status: "deleted" });
    expect(await cardOf(left.id)).toBeNull();
    expect(await cardOf(removed.id)).toBeNull();
  });
});

describe("scope of a reply", () => {
  const year = swissYear(new Date());
  const storedOf = async (id: string) =>
    ((await admin("GET", `/items/comments/${id}?fields=validFor`)).data as { validFor: unknown })
      .validFor;

  test("is stored with the reply", async () => {
    const requested = await topic(ana.id);
    const { id } = await reply(bia, requested, { validFor: { canton: "VD", permit: "B", year } });
    expect(await storedOf(id)).toEqual({ canton: "VD", permit: "B", year });
  });

  test.each([
    ["a year long past", { year: year - 9 }],
    ["a canton that there is not", { year, canton: "XX" }],
    ["no year", { canton: "VD" }],
  ])("is refused with %s", async (_what, validFor) => {
    const requested = await topic(ana.id);
    const member = await makePerson("member");
    expect((await reply(member, requested, { validFor })).code).toBe(COMMENT_REFUSALS.validFor);
  });
});
