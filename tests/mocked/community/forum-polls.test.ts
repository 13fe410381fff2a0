import { beforeEach, expect, test } from "vitest";
import { makePollVote, makeTopic } from "../../factories/forum";
import { hoursAgo } from "../../factories/row-marks";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const FORUM = "/pt-BR/app/forum";
const poll = { question: "Onde vocês compram?", options: ["Migros", "Coop"], counts: [3, 1] };
const going = { ...poll, endsAt: hoursAgo(-24) };
const add = (values: Parameters<typeof makeTopic>[0]): string => {
  const topic = makeTopic(values);
  directus.state.database.forum_posts.push(topic);
  return topic.id;
};
const read = async (id: string, as = signInFree()) =>
  (await portal.visit(`${FORUM}/${id}`, { as })).text;

test("poll: only a paying member can add one to a new topic", async () => {
  const form = async (as: string) => (await portal.visit(`${FORUM}/create`, { as })).text;
  expect(await form(signInPaying())).toContain("Adicionar uma enquete");
  expect(await form(signInFree())).not.toContain("Adicionar uma enquete");
});

test("poll: an open one is a form, with its counts in words and the reader's own vote", async () => {
  const session = service.signIn();
  const id = add({ poll: going });
  const fresh = await read(id);
  for (const word of ["3 votos · 75%", "1 voto · 25%", "4 votos", "Resultado até agora", ">Votar<"])
    expect(fresh).toContain(word);
  expect(fresh).not.toContain("seu voto");
  directus.state.database.forum_poll_votes.push(
    makePollVote({ post: id, choice: 1, user_created: session.directusUserId }),
  );
  const voted = await read(id, session.accessToken);
  for (const word of ["Mudar o voto", "seu voto"]) expect(voted).toContain(word);
  expect(voted).toMatch(/value="1" checked|checked="" value="1"|value="1"[^>]*checked/);
});

test("poll: a closed one, or one of a closed topic, shows its result and accepts no votes", async () => {
  const over = await read(add({ poll: { ...poll, endsAt: hoursAgo(1) } }));
  expect(over).toContain("Terminou em");
  const closed = await read(add({ poll: going, status: "closed" }));
  for (const page of [over, closed]) {
    expect(page).toContain("3 votos · 75%");
    expect(page).not.toContain(">Votar<");
  }
});

test("poll: its author can close it; other members get no button", async () => {
  const session = service.signIn();
  const id = add({ poll: going, user_created: session.directusUserId });
  expect(await read(id, session.accessToken)).toContain("Encerrar a enquete agora");
  expect(await read(id)).not.toContain("Encerrar a enquete agora");
});

test("poll: a vote is saved and changed by the next one; an empty vote is refused", async () => {
  const session = service.signIn();
  const id = add({ poll: going });
  const send = (form: Record<string, string>) =>
    portal.visit(`${FORUM}/${id}`, { as: session.accessToken, form: { intent: "vote", ...form } });
  const none = await send({});
  expect(none.status).toBe(400);
  expect(none.text).toContain("Escolha uma opção.");
  expect((await send({ choice: "0" })).text).toContain("Voto registrado.");
  await send({ choice: "1" });
  const votes = directus.state.database.forum_poll_votes.filter(({ post }) => post === id);
  expect(votes.map(({ choice }) => choice)).toEqual([1]);
});

test("poll: a topic without one makes no request for votes", async () => {
  const before = directus.state.asked.length;
  await read(add({}));
  const requested = directus.state.asked.slice(before);
  expect(requested.filter((each) => each.includes("forum_poll_votes"))).toEqual([]);
});

test("poll: the topic can be read even if the own vote is unavailable", async () => {
  const id = add({ poll: going });
  directus.state.failing = ["forum_poll_votes"];
  expect(await read(id)).toContain("3 votos · 75%");
});
