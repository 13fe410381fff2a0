import { beforeEach, expect, test } from "vitest";
import type { Thread } from "~/features/comments/comment";
import { makeReply, makeTopic } from "../../factories/forum";
import { directus, mockNetwork, service } from "../../mocks/network";
import { FORUM_REPLY_MAX_LENGTH } from "../../../contract/community/forum-limits.ts";
import { openPortal, publishNews, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

test("comments: all answers are loaded, also beyond one page of Directus", async () => {
  const topic = makeTopic({ replyCount: 252 });
  const root = makeReply({ target: topic.id, number: 1, replyCount: 251 });
  const answers = Array.from({ length: 251 }, (_, at) =>
    makeReply({ target: topic.id, parent: root.id, number: at + 2, body: `Resposta ${at + 1}` }),
  );
  directus.state.database.forum_posts.push(topic);
  directus.state.database.comments.push(root, ...answers.toReversed());
  const query = new URLSearchParams({ targetType: "forum", target: topic.id, replies: root.id });
  const { status, text } = await portal.visit(`/pt-BR/app/comments?${query}`, {
    as: signInFree(),
  });
  expect(status).toBe(200);
  const { replies } = JSON.parse(text) as { replies: { bodyHtml: string }[] };
  expect(replies.map(({ bodyHtml }) => bodyHtml)).toEqual(
    answers.map(({ body }) => `<p>${body}</p>`),
  );
});

test("comments: the answer named by an address is loaded, also beyond one page of Directus", async () => {
  const topic = makeTopic({ replyCount: 252 });
  const root = makeReply({ target: topic.id, number: 1, replyCount: 251 });
  const answers = Array.from({ length: 251 }, (_, at) =>
    makeReply({ target: topic.id, parent: root.id, number: at + 2, body: `Resposta ${at + 1}` }),
  );
  directus.state.database.forum_posts.push(topic);
  directus.state.database.comments.push(root, ...answers);
  const query = new URLSearchParams({ targetType: "forum", target: topic.id, number: "251" });
  const { text } = await portal.visit(`/pt-BR/app/comments?${query}`, { as: signInFree() });
  const { comments } = JSON.parse(text) as { comments: { replies: { number: number }[] }[] };
  const numbers = comments.flatMap(({ replies }) => replies.map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 250 }, (_, at) => at + 2));
});

test("comment form: a plain browser submission returns with the input and the error", async () => {
  const news = publishNews();
  const path = `/pt-BR/app/comments/news/${news.id}`;
  const id = crypto.randomUUID();
  const place = { targetType: "news", target: news.id, id };
  const as = signInFree();
  const body = `Um texto longo demais. ${"a".repeat(4_000)}`;
  const comment = await portal.visit(path, { as, form: { intent: "write", ...place, body } });
  expect(comment.status).toBe(400);
  for (const held of [body, id, "O texto é longo demais", "4.023 de 4.000 caracteres"])
    expect(comment.text).toContain(held);
  const correction = await portal.visit(path, {
    as,
    form: { intent: "propose", ...place, quote: "", proposal: "Seria assim", reason: "A lei" },
  });
  expect(correction.status).toBe(400);
  for (const held of [">Seria assim<", ">A lei<", "Confira o trecho e a proposta"])
    expect(correction.text).toContain(held);
});

test.each([
  ["relevant", ["Fixado", "Querido", "Discutido", "Novo", "Velho"]],
  ["new", ["Fixado", "Novo", "Discutido", "Querido", "Velho"]],
  ["old", ["Fixado", "Velho", "Querido", "Discutido", "Novo"]],
])("comments: are sorted by “%s”, the pinned one first", async (sort, order) => {
  const news = publishNews();
  const said = [
    { body: "Velho", score: 0, replyCount: 0 },
    { body: "Querido", score: 5, replyCount: 0 },
    { body: "Discutido", score: 2, replyCount: 3 },
    { body: "Fixado", score: 0, replyCount: 0, isPinned: true },
    { body: "Novo", score: 2, replyCount: 0 },
  ];
  directus.state.database.comments.push(
    ...said.map((values, at) =>
      makeReply({ targetType: "news", target: news.id, number: at + 1, ...values }),
    ),
  );
  const query = new URLSearchParams({ targetType: "news", target: news.id, sort });
  const { text } = await portal.visit(`/pt-BR/app/comments?${query}`, { as: signInFree() });
  const { comments } = JSON.parse(text) as { comments: { body: string }[] };
  expect(comments.map(({ body }) => body)).toEqual(order);
});

test("comments by relevance: the next page contains all remaining ones, whatever was liked or deleted meanwhile", async () => {
  const news = publishNews();
  const rows = Array.from({ length: 25 }, (_, at) =>
    makeReply({ targetType: "news", target: news.id, number: at + 1, score: 100 - at }),
  );
  directus.state.database.comments.push(...rows);
  const as = signInFree();
  const numbersOf = async (more: object) => {
    const place = { targetType: "news", target: news.id, sort: "relevant" };
    const query = new URLSearchParams({ ...place, ...more });
    const { text } = await portal.visit(`/pt-BR/app/comments?${query}`, { as });
    return (JSON.parse(text) as Thread).comments.map(({ number }) => number);
  };
  const first = await numbersOf({});
  expect(first).toHaveLength(20);
  Object.assign(rows[2] as object, { status: "deleted" });
  Object.assign(rows[22] as object, { score: 1_000 });
  const next = await numbersOf({ after: 20, except: first.join(".") });
  expect(next).toEqual([23, 21, 22, 24, 25]);
});

test("mention: suggestions come from the directory, names that start with the input first", async () => {
  const ANA = "99999999-9999-4999-8999-999999999999";
  service.relations.directory.push(
    { directusUserId: "77777777-7777-4777-8777-777777777777", name: "Bia Andrade" },
    { directusUserId: ANA, name: "Ana S.", profession: "Padeira", city: "Zug" },
    { directusUserId: "66666666-6666-4666-8666-666666666666", name: "Joana" },
  );
  const as = signInFree();
  const { status, text } = await portal.visit("/pt-BR/app/comments/people?name=an", { as });
  expect(status).toBe(200);
  const people = JSON.parse(text) as { id: string; name: string; detail: string }[];
  expect(people.map(({ name, detail }) => [name, detail])).toEqual([
    ["Ana S.", "Padeira · Zug"],
    ["Bia Andrade", ""],
  ]);
  expect(service.relations.asked).toEqual([{ name: "an" }]);
  for (const name of ["a", "", "a".repeat(61)])
    expect((await portal.visit(`/pt-BR/app/comments/people?name=${name}`, { as })).status).toBe(
      400,
    );
  const guest = await portal.visit("/pt-BR/app/comments/people?name=an");
  expect(guest.text).not.toContain("Ana S.");
});

test("comments: a page that can't load its conversation keeps the input for another submission", async () => {
  const news = publishNews();
  const path = `/pt-BR/app/comments/news/${news.id}`;
  const as = signInFree();
  await portal.visit("/pt-BR/app/search", { as });
  directus.state.outage = "failing";
  const id = crypto.randomUUID();
  const place = { targetType: "news", target: news.id, id };
  const typed = { intent: "write", ...place, body: "Moro em Zug há um ano." };
  const comment = await portal.visit(path, { as, form: typed });
  expect(comment.status).toBe(503);
  for (const held of [">Moro em Zug há um ano.<", id, "O portal não respondeu", "Tentar de novo"])
    expect(comment.text).toContain(held);
  const proposed = { quote: "Era", proposal: "Seria assim", reason: "A lei" };
  const correction = await portal.visit(path, {
    as,
    form: { intent: "propose", ...place, ...proposed },
  });
  expect(correction.status).toBe(503);
  for (const held of [">Seria assim<", ">A lei<", "O portal não respondeu"])
    expect(correction.text).toContain(held);
  const sent = await portal.visit(`${path}?sent`, { as });
  expect(sent.status).toBe(503);
  for (const said of ["Proposta enviada", "Os comentários não puderam ser carregados"])
    expect(sent.text).toContain(said);
});

test("replies of a topic: those written since a number come with their parent, rendered", async () => {
  const topic = makeTopic();
  directus.state.database.forum_posts.push(topic);
  const [known, root, reply] = [1, 2, 3].map((number) =>
    makeReply({ target: topic.id, number, body: `**Texto** ${number}` }),
  );
  if (!known || !root || !reply) throw new Error("Three replies are missing");
  reply.parent = known.id;
  directus.state.database.comments.push(known, root, reply);
  const query = new URLSearchParams({ targetType: "forum", target: topic.id, since: "1" });
  const { text } = await portal.visit(`/pt-BR/app/comments?${query}`, { as: signInFree() });
  const arrived = JSON.parse(text) as {
    parent: string | null;
    comment: { number: number; body: string; bodyHtml: string };
  }[];
  expect(arrived.map(({ parent, comment }) => [parent, comment.number])).toEqual([
    [null, 2],
    [known.id, 3],
  ]);
  expect(arrived[0]?.comment).toMatchObject({
    ...{ body: "", bodyHtml: "<p><strong>Texto</strong> 2</p>" },
  });
});

test("reply form: a reply may be longer than a comment, up to its own limit", async () => {
  const topic = makeTopic();
  directus.state.database.forum_posts.push(topic);
  const path = `/pt-BR/app/comments/forum/${topic.id}`;
  const send = (length: number) =>
    portal.visit(path, {
      as: signInFree(),
      form: {
        ...{ intent: "write", targetType: "forum", target: topic.id },
        ...{ id: crypto.randomUUID(), body: "a".repeat(length) },
      },
    });
  // The mock of Directus refuses every comment.
  const sent = await send(FORUM_REPLY_MAX_LENGTH);
  expect(sent.text).toContain("Não deu certo");
  expect(sent.text).not.toContain("O texto é longo demais");
  expect((await send(FORUM_REPLY_MAX_LENGTH + 1)).text).toContain("O texto é longo demais");
});
