import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeReply, makeTopic } from "../../factories/forum";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const FORUM = "/pt-BR/app/forum";
const add = (...topics: Parameters<typeof makeTopic>[0][]) => {
  const made = topics.map((values) => makeTopic(values));
  directus.state.database.forum_posts.push(...made);
  return made;
};

describe("forum picture", () => {
  test("of a topic is visible to readers of the topic, as its author uploaded it", async () => {
    const [author, image, other] = [randomUUID(), randomUUID(), randomUUID()];
    const body = `Veja: ![Um contrato](imagem:${image}/8x6)`;
    const [shown, hidden, copied, unsigned] = add(
      { body, user_created: author },
      { body, user_created: author, status: "hidden" },
      { body, user_created: randomUUID() },
      { body, user_created: null },
    );
    const content = Buffer.from("webp").toString("base64");
    service.state.forumImages.set(`${image} ${author}`, content);
    service.state.forumImages.set(`${other} ${author}`, content);
    const statusOf = async (topic: { id: string } | undefined, id: string) =>
      (await portal.visit(`${FORUM}/${topic?.id}/images/${id}`, { as: signInFree() })).status;
    const found = await portal.visit(`${FORUM}/${shown?.id}/images/${image}`, {
      as: signInFree(),
    });
    expect([found.status, found.text]).toEqual([200, "webp"]);
    expect(found.headers.get("content-type")).toBe("image/webp");
    expect(found.headers.get("cache-control")).toMatch(/^private/);
    expect(await statusOf(shown, other)).toBe(404);
    expect(await statusOf(hidden, image)).toBe(404);
    expect(await statusOf(copied, image)).toBe(404);
    expect(await statusOf(unsigned, image)).toBe(404);
  });

  test("of a reply is visible in its topic, as long as the reply is published", async () => {
    const [author, image] = [randomUUID(), randomUUID()];
    const [topic, other] = add({}, {});
    const reply = makeReply({
      ...{ target: topic?.id, user_created: author },
      body: `Assim: ![A nota](imagem:${image}/8x6)`,
    });
    directus.state.database.comments.push(reply);
    service.state.forumImages.set(`${image} ${author}`, Buffer.from("webp").toString("base64"));
    const as = signInFree();
    const statusIn = async (id: string | undefined) =>
      (await portal.visit(`${FORUM}/${id}/images/${image}`, { as })).status;
    expect(await statusIn(topic?.id)).toBe(200);
    expect(await statusIn(other?.id)).toBe(404);
    const page = await portal.visit(`${FORUM}/${topic?.id}`, { as });
    expect(page.text).toContain(`src="${FORUM}/${topic?.id}/images/${image}" width="8" height="6"`);
    reply.status = "hidden";
    portal.portal.cmsChanged("comments", []);
    expect(await statusIn(topic?.id)).toBe(404);
  });

  test("of a draft is visible to its author only", async () => {
    const image = randomUUID();
    const session = service.signIn();
    const content = Buffer.from("webp").toString("base64");
    service.state.forumImages.set(`${image} ${session.directusUserId}`, content);
    const path = `${FORUM}/images/${image}`;
    expect((await portal.visit(path, { as: session.accessToken })).status).toBe(200);
    expect((await portal.visit(path, { as: signInFree() })).status).toBe(404);
    expect((await portal.visit(path)).status).not.toBe(200);
  });
});
