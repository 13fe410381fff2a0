import { afterAll, beforeAll, expect, test } from "vitest";
import { createConnectionNotifications } from "../../../../../bff/modules/relations/connections/connection-notifications.ts";
import { chatter } from "../../community/chat/members.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { keepNotifications } from "../../notifications/written-notifications.ts";
import { act } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test("connection: a request and its acceptance are each announced once, unless no longer current", async () => {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const { written, notify } = keepNotifications();
  const { jobKinds } = createConnectionNotifications({
    db: service.database.db,
    jobs: service.jobs,
    notify,
    findName: () => Promise.resolve("Ana S."),
  });
  const handle = jobKinds[0]?.handle as (data: object) => Promise<void>;
  const requested = { kind: "requested", userId: ana.id, otherUserId: bia.id };
  await handle(requested);
  expect(written).toEqual([]);
  await act(service, ana, "request", bia);
  await handle(requested);
  await handle(requested);
  expect(written).toEqual([
    {
      owner: bia.directusUserId,
      type: "connection",
      title: "Ana S. quer se conectar com você",
      url: `/app/profile/${ana.directusUserId}`,
      targetType: "member",
      target: ana.directusUserId,
      actor: ana.directusUserId,
      groupKey: `connection:requested:${ana.directusUserId}`,
    },
  ]);
  const accepted = { kind: "accepted", userId: bia.id, otherUserId: ana.id };
  await handle(accepted);
  expect(written).toHaveLength(1);
  await act(service, bia, "accept", ana);
  await handle(accepted);
  expect(written.at(-1)).toMatchObject({ owner: ana.directusUserId, type: "connection" });
});
