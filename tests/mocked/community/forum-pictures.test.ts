import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeTopic } from "../../factories/forum";
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
