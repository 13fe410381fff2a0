import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const count = (key: string) =>
  service.app.inject({
    method: "GET",
    url: "/api/members/v1/count",
    headers: { "x-portal-internal": key },
  });

test("member count: includes members who may log in and have confirmed their address", async () => {
  const { internal } = service.keys;
  expect((await count(internal)).json()).toEqual({ count: 0 });
  const [, closed, unconfirmed] = [
    await service.createMember(),
    await service.createMember(),
    await service.createMember(),
    await service.createMember(),
  ];
  const { pool } = service.database;
  await pool.query("update users set is_active = false where id = $1", [closed?.id]);
  await pool.query("update users set is_email_confirmed = false where id = $1", [unconfirmed?.id]);
  expect((await count(internal)).json()).toEqual({ count: 2 });
});

test("member count: is available to the app only", async () => {
  const answer = await count("somebody-else");
  expect(answer.statusCode).toBe(401);
  expect(answer.body).not.toContain("count");
});
