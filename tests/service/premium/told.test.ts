import { afterAll, beforeAll, expect, test } from "vitest";
import { given } from "../../support/given.ts";
import { admin, makePerson, removeMade, rowsOf } from "../cms/cms.ts";
import { plant, type Plants } from "./planted.ts";
import { makeExpiredMember, makeMember, type Member } from "./readers.ts";

/** What the portal tells by itself: notices, and mail. */
let plants: Plants;
let readers: Member[];
let paying: Member;
beforeAll(async () => {
  readers = await Promise.all([makeMember("member"), makeExpiredMember([])]);
  paying = await makeMember("payingUser");
  const everything = ["articles", "news", "videos", "courses"].map(
    (list) => `${list}Frequency: instant`,
  );
  for (const member of [...readers, paying]) {
    await ask(member, `setUserEmailFrequency(wantsContentNotice: true, ${everything.join(", ")})`);
  }
  plants = await plant(await makePerson("payingUser"));
});
afterAll(removeMade);

async function ask({ token }: Member, change: string): Promise<void> {
  const answer = await fetch(new URL("/graphql", given("TEST_SERVICE_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query: `mutation { ${change} { id } }` }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  expect(errors).toBeUndefined();
}

const noticesOf = async ({ directusUserId }: Member) =>
  rowsOf(await admin("GET", `/items/Notification?filter[owner][_eq]=${directusUserId}&limit=500`));

async function mailsTo({ email }: Member): Promise<string> {
  const url = new URL("/api/messages", given("TEST_MAIL_URL"));
  url.searchParams.set("to", email);
  return (await fetch(url)).text();
}

const secrets = () => [
  ...plants.items.flatMap(({ key, secret }) => [key, secret]),
  ...plants.files.map(({ secret }) => secret),
  plants.quiz.secret,
];

test("a notice of something new names it and says nothing of its text, to who pays and who does not", async () => {
  const announced = plants.items.filter(({ kind }) =>
    ["articles", "news", "videos"].includes(kind),
  );
  for (const member of [...readers, paying]) {
    for (const { id } of announced) {
      const isTold = async () => (await noticesOf(member)).some(({ target }) => target === id);
      await expect.poll(isTold, { timeout: 40_000 }).toBe(true);
    }
    const told = JSON.stringify(await noticesOf(member));
    for (const secret of secrets()) expect(told).not.toContain(secret);
  }
});

test("no mail holds a word of what only who pays may read", async () => {
  for (const member of [...readers, paying]) {
    const mails = await mailsTo(member);
    for (const secret of secrets()) expect(mails).not.toContain(secret);
  }
});

test("who does not pay is not notified of comments on what they may not read", async () => {
  for (const member of readers) {
    const ofComments = (await noticesOf(member)).filter(({ type }) =>
      ["comment", "reply", "mention"].includes(String(type)),
    );
    expect(ofComments).toEqual([]);
  }
});
