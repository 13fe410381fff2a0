import { randomUUID } from "node:crypto";
import type { HubConnection } from "@microsoft/signalr";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { FORUM_HUB, TOPIC_CHANGED } from "../../../../../contract/community/forum.ts";
import { buildClient } from "../../../../support/official-client.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";
import { chatter } from "../chat/members.ts";

let service: TestService;
let origin = "";
const clients: HubConnection[] = [];

beforeAll(async () => {
  service = await startTestService();
  origin = await service.app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(() => service.close());

async function connect(topicId: string, token: string): Promise<HubConnection> {
  const client = buildClient(`${origin}${FORUM_HUB}?topicId=${topicId}`, { token });
  clients.push(client);
  await client.start();
  return client;
}

const hint = (client: HubConnection) =>
  new Promise<void>((resolve) => client.on(TOPIC_CHANGED, () => resolve()));

const reply = (topic?: string) =>
  service.app.inject(
    signedChange(service, {
      ...{ collection: "comments", keys: [randomUUID()], action: "create" },
      ...(topic && { topic }),
    }),
  );

test("forum hub: readers of a topic hear of its new reply, and only they", async () => {
  const { accessToken } = await chatter(service);
  const [topic, other] = [randomUUID(), randomUUID()];
  const [here, elsewhere] = [await connect(topic, accessToken), await connect(other, accessToken)];
  let countElsewhere = 0;
  elsewhere.on(TOPIC_CHANGED, () => (countElsewhere += 1));
  const [heard, heardElsewhere] = [hint(here), hint(elsewhere)];
  await reply(topic);
  await heard;
  // A comment below an article has no topic.
  await reply();
  await reply(other);
  await heardElsewhere;
  expect(countElsewhere).toBe(1);
});

test("forum hub: refuses guests and an address without a topic", async () => {
  const { accessToken } = await chatter(service);
  await expect(connect(randomUUID(), "")).rejects.toThrow();
  await expect(connect("tudo", accessToken)).rejects.toThrow();
});
