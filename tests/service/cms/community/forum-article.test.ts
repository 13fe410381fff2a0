import { afterAll, beforeAll, expect, test } from "vitest";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { admin, makePerson, memberToken, readerWith, removeMade, type Person } from "../cms.ts";
import { reply, topic, type Topic } from "./forum.ts";

/** A solution becomes the draft of an article. */
let ana: Person;
let bia: Person;
let editor: Person;
let asEditor: Person["as"];

beforeAll(async () => {
  ana = await makePerson("payingUser");
  bia = await makePerson("member");
  editor = await makePerson("editor");
  // As the portal does for an editor: with a member's rights.
  asEditor = readerWith(memberToken(editor.id, { team: true }));
});
afterAll(removeMade);

const promote = (as: Person["as"], requested: Topic, id: string) =>
  as("POST", "/portal-forum/articles", { topic: requested.id, reply: id });

async function solved(): Promise<{ asked: Topic; answer: string }> {
  const requested = await topic(ana.id, new Date(), { contextCard: { permit: "B" } });
  const { id: answer } = await reply(bia, requested, { body: "Foi <assim>.\n\nE deu certo." });
  await ana.as("POST", "/portal-forum/solutions", {
    ...{ topic: requested.id, reply: answer, isSolution: true },
  });
  return { asked: requested, answer };
}

test("article from a solution: the team creates one draft, linked to its topic and hidden from members", async () => {
  const { asked: requested, answer } = await solved();
  const made = (await promote(asEditor, requested, answer)).data as {
    article: string;
    isNew: boolean;
  };
  expect(made.isNew).toBe(true);
  const stored = (await admin("GET", `/items/articles/${made.article}`)).data;
  expect(stored).toMatchObject({
    ...{ title: requested.title, status: "draft", permitTypes: ["B"], user_created: editor.id },
    body: expect.stringContaining("<p>Foi &lt;assim&gt;.</p><p>E deu certo.</p>") as string,
  });
  expect((await admin("GET", `/items/forum_posts/${requested.id}`)).data).toMatchObject({
    ...{ article: made.article, articleReply: answer },
  });
  const again = await promote(asEditor, requested, answer);
  expect(again.data).toEqual({ article: made.article, isNew: false });
  const fields = "title,article.slug,article.status";
  const read = await bia.as("GET", `/items/forum_posts/${requested.id}?fields=${fields}`);
  expect(read).toMatchObject({ status: 200, data: { title: requested.title, article: null } });
  await admin("DELETE", `/items/articles/${made.article}`);
});

test("article from a solution: refuses members, and replies that are not the solution", async () => {
  const { asked: requested, answer } = await solved();
  expect((await promote(bia.as, requested, answer)).status).toBe(403);
  const { id: other } = await reply(bia, requested);
  expect((await promote(asEditor, requested, other)).code).toBe(FORUM_REFUSALS.target);
  expect((await promote(asEditor, await topic(ana.id), answer)).code).toBe(FORUM_REFUSALS.target);
});
