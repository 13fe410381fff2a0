import { expect, test, vi } from "vitest";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { createMembersApi } from "~/service/members-api.server";

const counted = (count: number) => ({ isError: false, statusCode: 200, data: { count } });
const failed = { isError: true, statusCode: 503 };

function setUp(...answers: object[]) {
  const clock = { nowMs: 0 };
  const send = vi.fn(async () => (answers.shift() ?? failed) as JsonResult<never>);
  const members = createMembersApi(send as JsonClient, "internal-key", () => clock.nowMs);
  return { clock, send, members };
}

test("member count: is loaded with the internal key, and again only after five minutes", async () => {
  const { clock, send, members } = setUp(counted(120), counted(121));
  expect([await members.count(), await members.count()]).toEqual([120, 120]);
  expect(send).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledWith(
    "api/members/v1/count",
    expect.objectContaining({ headers: { "x-portal-internal": "internal-key" } }),
  );
  clock.nowMs = 5 * 60_000;
  expect(await members.count()).toBe(121);
});

test("member count: keeps the last value while the service is unavailable, and is null before the first", async () => {
  const { clock, members } = setUp(failed, counted(120), failed);
  expect(await members.count()).toBeNull();
  expect(await members.count()).toBe(120);
  clock.nowMs = 6 * 60_000;
  expect(await members.count()).toBe(120);
});
