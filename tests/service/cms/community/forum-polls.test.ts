import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCmsPrivacy } from "../../../../bff/cms/cms-privacy.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import {
  admin,
  given,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  type Person,
  type Reader,
} from "../cms.ts";
import { ask, hoursAgo, moveBack, topic, topicAs, type Topic } from "./forum.ts";

type StoredPoll = { question: string; options: string[]; endsAt: string; counts: number[] };
const expected = { question: "Onde vocês compram?", options: ["Migros", "Coop", "Denner"] };

const privacy = createCmsPrivacy(given("TEST_CMS_URL"), given("TEST_CMS_ACCOUNTS_TOKEN"));
let paying: Person;
let ana: Person;
let bia: Person;
beforeAll(async () => {
  paying = await makePerson("payingUser");
  ana = await makePerson("member");
  bia = await makePerson("member");
});
afterAll(removeMade);

const pollOf = async ({ id }: Pick<Topic, "id">, as: Reader = admin): Promise<StoredPoll> =>
  ((await as("GET", `/items/forum_posts/${id}?fields=poll`)).data as { poll: StoredPoll }).poll;
const asked = async (poll: object = {}): Promise<Topic> =>
  topicAs(await makePerson("payingUser"), { poll: { ...expected, ...poll } });
const vote = ({ as }: Person, { id }: Pick<Topic, "id">, choice: unknown) =>
  as("POST", "/items/forum_poll_votes", { post: id, choice });
const votesOf = async ({ id }: Pick<Topic, "id">, as: Reader = admin) =>
  rowsOf(await as("GET", `/items/forum_poll_votes?filter[post][_eq]=${id}`));
const end = (as: Reader, { id }: Pick<Topic, "id">) =>
  as("PATCH", `/items/forum_posts/${id}`, { poll: { isOver: true } });

describe("poll", () => {
  test("comes with a paying member's topic, for a week, with counts that no request can set", async () => {
    const made = await asked({ counts: [9, 9, 9], endsAt: "2000-01-01T00:00:00Z" });
    const { endsAt, ...poll } = await pollOf(made);
    expect(poll).toEqual({ ...expected, counts: [0, 0, 0] });
    const days = (Date.parse(endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7.1);
  });

  test("is open to YouTube members too, and to no free one", async () => {
    const youtube = await makePerson("youtubeMember");
    expect((await ask(youtube.as, { poll: expected })).status).toBe(200);
    const { as } = await makePerson("member");
    expect((await ask(as, { poll: expected })).code).toBe(FORUM_REFUSALS.pollTier);
    const own = await topicAs(await makePerson("member"));
    expect((await end(as, own)).status).toBe(403);
    const free = await makePerson("member");
    const plain = await topicAs(free);
    expect((await end(free.as, plain)).code).toBe(FORUM_REFUSALS.target);
    expect(await pollOf(plain)).toBeNull();
  });

  test.each([
    ["one option", { options: ["Só esta"] }],
    ["nine options", { options: Array.from("abcdefghi") }],
    ["the same option twice", { options: ["Migros", " migros "] }],
    ["an empty option", { options: ["Migros", " "] }],
    ["a long option", { options: ["Migros", "a".repeat(81)] }],
    ["no question", { question: " " }],
    ["no days", { days: 0 }],
    ["more days than thirty", { days: 31 }],
  ])("with %s is refused", async (_what, more) => {
    const refused = await ask(paying.as, { poll: { ...expected, ...more } });
    expect(refused.code).toBe(FORUM_REFUSALS.poll);
  });

  test("can be closed by its author only, and never changed", async () => {
    const author = await makePerson("payingUser");
    const made = await topicAs(author, { poll: expected });
    await vote(ana, made, 1);
    await moveBack("forum_posts", made.id, hoursAgo(48));
    expect((await end(bia.as, made)).status).toBe(403);
    const other = { poll: { question: "Outra?", options: ["a", "b"], counts: [5, 5] } };
    const changed = await author.as("PATCH", `/items/forum_posts/${made.id}`, other);
    expect(changed.status).toBe(200);
    const poll = await pollOf(made);
    expect(poll).toMatchObject({ ...expected, counts: [0, 1, 0] });
    expect(Date.parse(poll.endsAt)).toBeLessThanOrEqual(Date.now());
    expect((await vote(bia, made, 0)).code).toBe(FORUM_REFUSALS.pollOver);
    expect((await end(author.as, made)).status).toBe(200);
    expect((await pollOf(made)).endsAt).toBe(poll.endsAt);
  });

  test("is deleted with its topic, and its votes with it", async () => {
    const author = await makePerson("payingUser");
    const made = await topicAs(author, { poll: expected });
    await vote(ana, made, 1);
    const gone = { status: "deleted" };
    expect((await author.as("PATCH", `/items/forum_posts/${made.id}`, gone)).status).toBe(200);
    expect(await pollOf(made)).toBeNull();
    expect(await votesOf(made)).toEqual([]);
  });
});

describe("vote", () => {
  test("counts once for each member, can be changed, and is deleted with the account", async () => {
    const made = await asked();
    const [voter, leaving] = [await makePerson("member"), await makePerson("member")];
    const first = await vote(voter, made, 0);
    expect(first.status).toBe(200);
    await vote(leaving, made, 0);
    expect((await vote(voter, made, 2)).code).toBe("RECORD_NOT_UNIQUE");
    expect((await pollOf(made, ana.as)).counts).toEqual([2, 0, 0]);
    const path = `/items/forum_poll_votes/${(first.data as { id: string }).id}`;
    expect((await bia.as("PATCH", path, { choice: 1 })).status).toBe(403);
    expect((await voter.as("PATCH", path, { choice: 1 })).status).toBe(200);
    expect((await pollOf(made)).counts).toEqual([1, 1, 0]);
    expect((await admin("DELETE", `/users/${leaving.id}`)).status).toBe(204);
    expect((await pollOf(made)).counts).toEqual([0, 1, 0]);
  });

  test("sent twice at once by a member counts once, and no simultaneous vote is lost", async () => {
    const made = await asked();
    const answers = await Promise.all([vote(ana, made, 1), vote(ana, made, 1), vote(bia, made, 1)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await pollOf(made)).counts).toEqual([0, 2, 0]);
    expect(await votesOf(made)).toHaveLength(2);
  });

  test.each([[3], [-1], [0.5], ["Migros"], [null]])("for %s is refused", async (choice) => {
    const made = await topic(ana.id, hoursAgo(0), {
      poll: { ...expected, endsAt: hoursAgo(-9).toISOString() },
    });
    expect((await vote(bia, made, choice)).code).toBe(FORUM_REFUSALS.poll);
  });

  test("is refused in a closed or hidden topic, without a poll, and after its end", async () => {
    const going = { ...expected, endsAt: hoursAgo(-9).toISOString() };
    const made = (more: object) => topic(ana.id, hoursAgo(0), more);
    const codeOf = async (more: object) => (await vote(bia, await made(more), 0)).code;
    expect(await codeOf({ poll: going, status: "closed" })).toBe(FORUM_REFUSALS.pollOver);
    expect(await codeOf({ poll: { ...going, endsAt: hoursAgo(1).toISOString() } })).toBe(
      FORUM_REFUSALS.pollOver,
    );
    for (const status of ["hidden", "pending"])
      expect(await codeOf({ poll: going, status })).toBe(FORUM_REFUSALS.target);
    expect(await codeOf({})).toBe(FORUM_REFUSALS.target);
    expect((await vote(bia, { id: randomUUID() }, 0)).code).toBe(FORUM_REFUSALS.target);
    const over = await made({ poll: going });
    const { data } = await vote(bia, over, 0);
    await admin("PATCH", `/items/forum_posts/${over.id}`, { status: "closed" });
    const path = `/items/forum_poll_votes/${(data as { id: string }).id}`;
    expect((await bia.as("PATCH", path, { choice: 1 })).code).toBe(FORUM_REFUSALS.pollOver);
  });

  test("of a guest or a suspended member is refused", async () => {
    const made = await asked();
    const suspended = await makePerson("member");
    const { data } = await vote(suspended, made, 0);
    const suspendedUntil = hoursAgo(-24).toISOString();
    await admin("PATCH", `/users/${suspended.id}`, { suspendedUntil });
    const path = `/items/forum_poll_votes/${(data as { id: string }).id}`;
    expect((await suspended.as("PATCH", path, { choice: 1 })).code).toBe(FORUM_REFUSALS.banned);
    const other = await asked();
    expect((await vote(suspended, other, 0)).code).toBe(FORUM_REFUSALS.banned);
    const asGuest = await readerWith(null)("POST", "/items/forum_poll_votes", {
      post: made.id,
      choice: 0,
    });
    expect(asGuest.status).toBe(403);
  });

  test("is part of its member's export, and is deleted with their data", async () => {
    const made = await asked();
    const voter = await makePerson("member");
    await vote(voter, made, 2);
    const person = { directusUserId: voter.id, email: voter.email };
    expect((await privacy.gather(person)).rows["forum_poll_votes"]).toMatchObject([
      { post: made.id, choice: 2 },
    ]);
    await privacy.erase(person, "delete");
    expect((await pollOf(made)).counts).toEqual([0, 0, 0]);
  });

  test("of another member can't be read, by any request", async () => {
    const author = await makePerson("payingUser");
    const made = await topicAs(author, { poll: expected });
    const { data } = await vote(ana, made, 1);
    const { id } = data as { id: string };
    const asks = [
      `/items/forum_poll_votes?filter[post][_eq]=${made.id}`,
      `/items/forum_poll_votes?filter[user_created][_eq]=${ana.id}`,
      `/items/forum_poll_votes?filter[post][user_created][_eq]=${author.id}`,
    ];
    for (const person of [author, bia]) {
      expect((await person.as("GET", `/items/forum_poll_votes/${id}`)).status).toBe(403);
      for (const path of asks) expect(rowsOf(await person.as("GET", path))).toEqual([]);
      const counted = await person.as(
        "GET",
        `/items/forum_poll_votes?aggregate[count]=*&filter[user_created][_eq]=${ana.id}`,
      );
      expect(Number(rowsOf(counted)[0]?.["count"])).toBe(0);
    }
    expect(await votesOf(made, ana.as)).toMatchObject([{ choice: 1, user_created: ana.id }]);
  });
});

describe("storage of votes", () => {
  test("has no history of individual votes, and makes no search change", async () => {
    const made = await asked();
    const outbox = `/items/search_outbox?filter[item][_eq]=${made.id}&fields=id&limit=-1`;
    const noted = async () => rowsOf(await admin("GET", outbox)).map(({ id }) => id);
    await expect.poll(noted, { timeout: 30_000 }).toEqual([]);
    await vote(ana, made, 0);
    const [row] = await votesOf(made);
    await ana.as("PATCH", `/items/forum_poll_votes/${row?.["id"]}`, { choice: 1 });
    expect((await pollOf(made)).counts).toEqual([0, 1, 0]);
    for (const history of ["activity", "revisions"]) {
      const filter = "filter[collection][_eq]=forum_poll_votes&limit=1";
      expect(rowsOf(await admin("GET", `/${history}?${filter}`))).toEqual([]);
    }
    expect(await noted()).toEqual([]);
  });

  test("keeps correct counts, also when an administrator moves a vote", async () => {
    const [from, to] = [await asked(), await asked()];
    await vote(bia, from, 2);
    const [row] = await votesOf(from);
    await admin("PATCH", `/items/forum_poll_votes/${row?.["id"]}`, { post: to.id });
    expect((await pollOf(from)).counts).toEqual([0, 0, 0]);
    expect((await pollOf(to)).counts).toEqual([0, 0, 1]);
  });
});
