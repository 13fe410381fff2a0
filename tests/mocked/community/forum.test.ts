import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeCategory, makeTag } from "../../factories/content";
import { makeFollow, makeReply, makeTopic, makeTopicState } from "../../factories/forum";
import { roleIds } from "../../../contract/account/roles";
import { hoursAgo } from "../../factories/row-marks";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const FORUM = "/pt-BR/app/forum";
/** Shared data is cached: only the reader's own rows and those of the frame are queried again. */
const MOST_QUESTIONS = { topic: 7, list: 3 };
const add = (...topics: Parameters<typeof makeTopic>[0][]) => {
  const made = topics.map((values) => makeTopic(values));
  directus.state.database.forum_posts.push(...made);
  return made;
};

/** A topic with new replies since the member read it three hours ago. */
function readUpTo(member: string, lastReadNumber: number): string {
  const [topic] = add({ title: "Com alguma novidade", lastActivityAt: hoursAgo(1) });
  const visit = { user_created: member, lastReadNumber, date_updated: hoursAgo(3) };
  const post = topic?.id ?? "";
  directus.state.database.topic_states.push(makeTopicState({ post, ...visit }));
  return post;
}

describe("topic list", () => {
  test("shows open and closed topics, the latest activity first, and marks solved ones", async () => {
    add(
      { title: "Conversa antiga sobre trem", lastActivityAt: hoursAgo(9), status: "closed" },
      { title: "Pergunta de hoje cedo", lastActivityAt: hoursAgo(1), solvedAt: hoursAgo(1) },
      { title: "Escrita pela equipe em Directus", lastActivityAt: null, status: "closed" },
      { title: "Escondida pela equipe", status: "hidden" },
      { title: "Apagada por quem escreveu", status: "deleted" },
    );
    const { status, text } = await portal.visit(FORUM, { as: signInFree() });
    expect(status).toBe(200);
    expect(text.indexOf("Pergunta de hoje cedo")).toBeLessThan(text.indexOf("Conversa antiga"));
    for (const word of ["3 tópicos", "Escrita pela equipe em", "Resolvida", "Encerrado"])
      expect(text).toContain(word);
    for (const word of ["Escondida pela", "Apagada por"]) expect(text).not.toContain(word);
  });

  test("says how many members viewed a topic, in short", async () => {
    add(
      { title: "Vista por uma pessoa", viewCount: 1 },
      { title: "Vista por muita gente", viewCount: 1_290 },
      { title: "Ainda não vista por ninguém", viewCount: 0 },
    );
    const { text } = await portal.visit(FORUM, { as: signInFree() });
    const shown = (title: string) => text.slice(text.indexOf(title)).split("última atividade")[0];
    expect(shown("Vista por uma pessoa")).toContain("1 visualização");
    expect(shown("Vista por muita gente")).toContain("1,2\u00a0mil visualizações");
    expect(shown("Ainda não vista")).toContain("0 visualizações");
  });

  test("is filtered by the period in which topics were begun", async () => {
    const daysAgo = (days: number) => hoursAgo(24 * days);
    add(
      { title: "Desta semana mesmo", date_created: daysAgo(3) },
      { title: "Do mês passado ainda", date_created: daysAgo(20), lastActivityAt: daysAgo(1) },
    );
    const read = async (period: string) =>
      (await portal.visit(`${FORUM}?period=${period}`, { as: signInFree() })).text;
    const week = await read("week");
    expect(week).toContain("Desta semana mesmo");
    expect(week).not.toContain("Do mês passado ainda");
    expect(await read("month")).toContain("Do mês passado ainda");
  });

  test("is filtered by category, tag and state", async () => {
    const [category, tag] = [makeCategory({ area: "forum" }), makeTag()];
    directus.state.database.categories.push(category);
    directus.state.database.tags.push(tag);
    const [here] = add(
      { title: "Aqui dentro da categoria", category: category.id },
      { title: "Fora desta categoria", replyCount: 2 },
    );
    const link = { id: 1, forum_posts_id: here?.id ?? null, tags_id: tag.id };
    directus.state.database.forum_posts_tags.push(link);
    for (const query of [`category=${category.slug}`, `tag=${tag.slug}`, "state=unanswered"]) {
      const { text } = await portal.visit(`${FORUM}?${query}`, { as: signInFree() });
      expect(text).toContain("Aqui dentro da categoria");
      expect(text).not.toContain("Fora desta categoria");
    }
    const { text } = await portal.visit(`${FORUM}?category=nada`, { as: signInFree() });
    expect(text).toContain("Nenhum tópico com esses filtros");
  });

  test("filtered by category or tag shows how to follow it, and saves no unknown one", async () => {
    const session = service.signIn();
    const [category, tag] = [makeCategory({ area: "forum" }), makeTag()];
    directus.state.database.categories.push(category);
    directus.state.database.tags.push(tag);
    directus.state.database.follows.push(
      makeFollow({ target: category.id, level: "watch", user_created: session.directusUserId }),
    );
    const read = async (query: string, form?: Record<string, string>) =>
      (await portal.visit(`${FORUM}?${query}`, { as: session.accessToken, ...(form && { form }) }))
        .text;
    const watched = /<option value="watch" selected[^>]*>Avisar de todo tópico novo/;
    const ofCategory = await read(`category=${category.slug}`);
    expect(ofCategory).toContain(`Tópicos novos em ${category.name}`);
    expect(ofCategory).toMatch(watched);
    const ofTag = await read(`tag=${tag.slug}`);
    expect(ofTag).toContain(`Tópicos novos em ${tag.name}`);
    expect(ofTag).not.toMatch(watched);
    expect(await read("")).not.toContain("Tópicos novos em");
    const form = { targetType: "canton", target: "ZH", level: "watch" };
    expect(await read(`tag=${tag.slug}`, form)).toContain("Isto não pôde ser salvo");
  });

  test("marks topics with activity since the last visit", async () => {
    const session = service.signIn();
    const [read, news] = add(
      { title: "Lida até o fim", lastActivityAt: hoursAgo(5) },
      { title: "Com alguma novidade", lastActivityAt: hoursAgo(1) },
    );
    for (const topic of [read, news])
      directus.state.database.topic_states.push(
        makeTopicState({
          ...{ post: topic?.id ?? "", user_created: session.directusUserId },
          date_updated: hoursAgo(3),
        }),
      );
    const countNews = async () => {
      const { text } = await portal.visit(FORUM, { as: session.accessToken });
      return (text.match(/● Novidades|Novidades<\/span>/g) ?? []).length;
    };
    expect(await countNews()).toBe(1);
    // A muted topic has no unread count.
    for (const state of directus.state.database.topic_states) state.level = "mute";
    portal.portal.cmsChanged("topic_states", [], session.directusUserId);
    expect(await countNews()).toBe(0);
  });

  test("shows the number of new replies, and links to the first of them", async () => {
    const session = service.signIn();
    const post = readUpTo(session.directusUserId, 2);
    for (const [number, status] of [
      [2, "published"],
      [3, "hidden"],
      [4, "published"],
      [5, "published"],
    ] as const)
      directus.state.database.comments.push(makeReply({ target: post, number, status }));
    const { text } = await portal.visit(FORUM, { as: session.accessToken });
    expect(text).toContain("2 respostas novas");
    expect(text).toContain(`${FORUM}/${post}?number=4#comentario-4`);
    expect(text).toContain("1 tópico desta página tem novidades");
    expect(text).toContain(`href="#topico-${post}"`);
    const others = await portal.visit(FORUM, { as: signInFree() });
    expect(others.text).not.toContain("novidades desde");
  });

  test("says that it is unavailable while Directus is down", async () => {
    directus.state.outage = "failing";
    const { status, text } = await portal.visit(FORUM, { as: signInFree() });
    expect(status).toBe(503);
    expect(text).toContain("O fórum não pôde ser carregado");
  });
});

describe("topic", () => {
  test("renders its text, leaves typed tags as text, and shows its solution and replies", async () => {
    const [topic] = add({ body: "Oi **gente** <script>alert(1)</script>\n\n[x](javascript:a)" });
    directus.state.database.comments.push(
      makeReply({ target: topic?.id ?? "", body: "Foi assim que resolvi", isSolution: true }),
      makeReply({ target: topic?.id ?? "", body: "Escondida", number: 2, status: "hidden" }),
    );
    const { status, text } = await portal.visit(`${FORUM}/${topic?.id}`, { as: signInFree() });
    expect(status).toBe(200);
    expect(text).toContain("<strong>gente</strong>");
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain('href="javascript:');
    expect(text).toContain("Foi assim que resolvi");
    expect(text).toContain("1 resposta");
    expect(text).not.toContain(">Escondida<");
  });

  test("makes few requests to Directus, independent of the length of the conversation", async () => {
    const [short, long] = add({}, {});
    const author = randomUUID();
    for (const [topic, count] of [
      [short, 1],
      [long, 60],
    ] as const) {
      for (let number = 1; number <= count; number += 1) {
        const by = { user_created: author, number, score: 0 };
        directus.state.database.comments.push(makeReply({ target: topic?.id ?? "", ...by }));
      }
    }
    const as = signInFree();
    const questionsOf = async (path: string) => {
      await portal.visit(path, { as });
      const before = directus.state.asked.length;
      expect((await portal.visit(path, { as })).status).toBe(200);
      return directus.state.asked.slice(before).filter((each) => each.includes("/items/"));
    };
    const ofShort = await questionsOf(`${FORUM}/${short?.id}`);
    expect(ofShort.length).toBeLessThanOrEqual(MOST_QUESTIONS.topic);
    expect((await questionsOf(`${FORUM}/${long?.id}`)).length).toBeLessThanOrEqual(ofShort.length);
    expect((await questionsOf(FORUM)).length).toBeLessThanOrEqual(MOST_QUESTIONS.list);
  });

  test("opens at the first new reply for a returning reader, however far down it is", async () => {
    const session = service.signIn();
    const post = readUpTo(session.directusUserId, 30);
    for (let number = 1; number <= 40; number += 1)
      directus.state.database.comments.push(
        makeReply({ target: post, number, body: `Resposta de número ${number}.` }),
      );
    const read = async (query: string, as = session.accessToken) =>
      (await portal.visit(`${FORUM}/${post}${query}`, { as })).text;
    const isThere = (text: string, number: number) => text.includes(`id="comentario-${number}"`);
    const back = await read("");
    expect(back).toContain("10 respostas novas desde a sua última visita.");
    expect(back).toContain("Ver desde a primeira resposta");
    expect([30, 31, 40].map((number) => isThere(back, number))).toEqual([false, true, true]);
    const first = await read("?sort=old");
    expect([1, 20, 31].map((number) => isThere(first, number))).toEqual([true, true, false]);
    const requested = await read("?number=25");
    expect([24, 25, 40].map((number) => isThere(requested, number))).toEqual([false, true, true]);
    const fresh = await read("", signInFree());
    expect([1, 31].map((number) => isThere(fresh, number))).toEqual([true, false]);
    expect(fresh).not.toContain("desde a sua última visita");
  });

  test("can be read while its conversation and the reader's saved state are unavailable", async () => {
    const [topic] = add({ body: "Isto se lê de todo jeito" });
    directus.state.failing = ["comments", "topic_states", "votes", "drafts", "sanctions"];
    const { status, text } = await portal.visit(`${FORUM}/${topic?.id}`, { as: signInFree() });
    expect(status).toBe(200);
    expect(text).toContain("Isto se lê de todo jeito");
    expect(text).not.toContain("0 respostas");
  });

  test.each([
    ["hidden", { status: "hidden" }],
    ["taken away", { status: "deleted" }],
  ] as const)("that is %s is a 404", async (_what, values) => {
    const [topic] = add(values);
    const { status } = await portal.visit(`${FORUM}/${topic?.id}`, { as: signInFree() });
    expect(status).toBe(404);
  });

  test("is a 404 at an address without an id", async () => {
    for (const path of [`${FORUM}/7`, `${FORUM}/7/edit`])
      expect((await portal.visit(path, { as: signInFree() })).status).toBe(404);
  });

  test("can be edited only by its author, for one day", async () => {
    const session = service.signIn();
    const user = session.directusUserId;
    const [own, old, others] = add(
      { title: "Minha pergunta de agora", user_created: user, date_created: hoursAgo(1) },
      { user_created: user, date_created: hoursAgo(25) },
      {},
    );
    const visit = (id: string | undefined) =>
      portal.visit(`${FORUM}/${id}/edit`, { as: session.accessToken });
    expect((await visit(own?.id)).text).toContain("Minha pergunta de agora");
    for (const topic of [old, others]) expect((await visit(topic?.id)).status).toBe(404);
  });
});

test("blocked member's texts: are hidden from the reader who blocked them, and shown to others", async () => {
  const blocked = service.signIn({ roleId: FREE_ROLE_ID });
  const other = service.signIn({ roleId: FREE_ROLE_ID });
  const signIn = (roleId: string) => service.signIn({ roleId }).accessToken;
  const [topic, theirs] = add(
    {
      title: "Pergunta de outra pessoa",
      user_created: other.directusUserId,
      solvedAt: hoursAgo(1),
    },
    { title: "Opinião de quem foi bloqueado", user_created: blocked.directusUserId },
  );
  const reply = { target: topic?.id ?? "", user_created: blocked.directusUserId };
  directus.state.database.comments.push(
    makeReply({ ...reply, body: "Palavras que ninguém quer ler", isSolution: true }),
    makeReply({ ...reply, number: 2, body: "Outra resposta", user_created: other.directusUserId }),
  );
  const as = signInFree();
  const read = async (path: string) => (await portal.visit(path, { as })).text;
  expect(await read(`${FORUM}/${topic?.id}`)).toContain("Palavras que ninguém quer ler");
  expect(await read(FORUM)).toContain("Opinião de quem foi bloqueado");

  const { directusUserId, fullName } = blocked;
  service.relations.blocked.push({ directusUserId, fullName });
  const conversation = await read(`${FORUM}/${topic?.id}`);
  expect(conversation).not.toContain("Palavras que ninguém quer ler");
  expect(conversation).toContain("Você bloqueou quem escreveu isto.");
  expect(conversation).toContain("Outra resposta");
  expect(
    (await portal.visit(`${FORUM}/${topic?.id}`, { as: signIn(roleIds.editor) })).text,
  ).toContain("Palavras que ninguém quer ler");
  const list = await read(FORUM);
  expect(list).not.toContain("Opinião de quem foi bloqueado");
  expect(list).toContain("Tópico de quem você bloqueou");
  // A direct link shows the blocked author's topic all the same.
  expect(await read(`${FORUM}/${theirs?.id}`)).toContain("Opinião de quem foi bloqueado");
});

test("topic favorites and own discussions: say if they are empty", async () => {
  const as = signInFree();
  expect((await portal.visit(`${FORUM}/favorites`, { as })).text).toContain(
    "Nenhum tópico salvo ainda",
  );
  const { text } = await portal.visit(`${FORUM}/my-discussions`, { as });
  expect(text).toContain("Você ainda não começou nenhum tópico.");
  expect(text).toContain("Você ainda não respondeu em nenhum tópico.");
});
