import { afterAll, beforeAll, expect, test } from "vitest";
import { createRequestNotification } from "../../../../../bff/modules/community/chat/request-notification.ts";
import { createRelations } from "../../../../../bff/modules/relations/connections/relations.service.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { keepNotifications } from "../../notifications/written-notifications.ts";
import { ask, chatter, sent } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const BLOCK = "mutation ($id: ID!) { blockMember(directusUserId: $id) }";

test("message request: the recipient is notified once, and not after an answer or from a blocked member", async () => {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const { written, notify } = keepNotifications();
  const { db } = service.database;
  const { jobKinds } = createRequestNotification({
    db,
    jobs: service.jobs,
    relations: createRelations(db),
    notify,
    findName: () => Promise.resolve("Ana S."),
  });
  const handle = jobKinds[0]?.handle as (data: object) => Promise<void>;
  const started = { userId: ana.id, receiverId: bia.id };
  await handle(started);
  expect(written).toEqual([]);
  await sent(service, ana, bia, "Oi");
  await handle(started);
  await handle(started);
  expect(written).toEqual([
    {
      owner: bia.directusUserId,
      type: "chat",
      title: "Ana S. quer conversar com você",
      url: `/app/chat/${ana.directusUserId}`,
      targetType: "member",
      target: ana.directusUserId,
      actor: ana.directusUserId,
      groupKey: `connection:chat:${ana.directusUserId}`,
    },
  ]);
  written.length = 0;
  await ask(service, bia, BLOCK, { id: ana.directusUserId });
  await handle(started);
  expect(written).toEqual([]);
  const [eva, ida] = [await chatter(service), await chatter(service)];
  await sent(service, eva, ida, "Oi");
  await sent(service, ida, eva, "Oi!");
  await handle({ userId: eva.id, receiverId: ida.id });
  expect(written).toEqual([]);
});

test("message request: the first message queues a notification, later ones do not", async () => {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const count = async () => {
    const query =
      "select 1 from jobs.job where name = 'chat-request-notice' and data->>'userId' = $1";
    return (await service.database.pool.query(query, [ana.id])).rowCount;
  };
  await sent(service, ana, bia, "Oi");
  expect(await count()).toBe(1);
  await sent(service, ana, bia, "Tudo bem?");
  await sent(service, bia, ana, "Tudo!");
  expect(await count()).toBe(1);
});
