import { beforeEach, expect, test } from "vitest";
import { makeArticle } from "../../factories/content";
import { makeReply, makeTopic } from "../../factories/forum";
import { hoursAgo } from "../../factories/row-marks";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

/** Additional data of a topic: its author's context, its validity, and its article. */
let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});
const FORUM = "/pt-BR/app/forum";
const visit = async (id: string) =>
  (await portal.visit(`${FORUM}/${id}`, { as: signInFree() })).text;

test("topic: shows the author's details, and a reply shows for whom it applies and that its year is over", async () => {
  const topic = makeTopic({ contextCard: { canton: "VD", permit: "B" } });
  const { database } = directus.state;
  database.forum_posts.push(topic);
  const validFor = { canton: "VD", permit: "B", year: 2022 };
  database.comments.push(makeReply({ target: topic.id, validFor }));
  const text = await visit(topic.id);
  for (const words of ["Situação de quem pergunta", "B, residência"]) expect(text).toContain(words);
  expect(text).not.toContain("Etapa</dt>");
  expect(text).toContain("Vale para: VD, autorização B, 2022");
  expect(text).toContain("2022 já acabou");
});

test("topic: links to its article once that is published, and the article links back", async () => {
  const article = makeArticle({ access: "free", publishedAt: hoursAgo(1) });
  const topic = makeTopic({ article: article.id, lastActivityAt: hoursAgo(9) });
  const { database } = directus.state;
  database.articles.push(article);
  database.forum_posts.push(topic);
  const text = await visit(topic.id);
  expect(text).toContain(`Ler o artigo: ${article.title}`);
  expect(text).toContain("O artigo é mais recente que esta conversa");
  const read = await portal.visit(`/pt-BR/app/articles/${article.slug}`, { as: signInFree() });
  expect(read.text).toContain(`Ver a conversa: ${topic.title}`);
  expect(read.text).toContain("um membro do portal");
});
