import { beforeEach, expect, test, vi } from "vitest";
import { findGraceEnd, forgetGraceEnds } from "~/features/membership/membership.server";

type Payments = Parameters<typeof findGraceEnd>[1];

let graceUntil: string | null = null;
const findGrace = vi.fn<Payments["findGrace"]>();
beforeEach(() => {
  forgetGraceEnds([]);
  findGrace.mockReset();
  findGrace.mockImplementation(async () => ({
    isError: false,
    statusCode: 200,
    data: { graceUntil },
  }));
});
const find = (member = "one") => findGraceEnd(member, { findGrace });

test("end of grace period: is loaded once per member, and again after the member changed", async () => {
  graceUntil = "2026-12-01T00:00:00.000Z";
  expect([await find(), await find(), await find("two")]).toEqual(Array(3).fill(graceUntil));
  expect(findGrace).toHaveBeenCalledTimes(2);
  graceUntil = null;
  forgetGraceEnds(["two"]);
  expect([await find(), await find("two")]).toEqual(["2026-12-01T00:00:00.000Z", null]);
  forgetGraceEnds([]);
  expect(await find()).toBeNull();
});

test("end of grace period: is not cached after a failure", async () => {
  findGrace.mockResolvedValueOnce({
    isError: true,
    statusCode: 503,
    message: "away",
    code: null,
    retryAfterSeconds: null,
    fields: {},
    detail: {},
  });
  expect(await find()).toBeNull();
  graceUntil = "2026-12-01T00:00:00.000Z";
  expect(await find()).toBe(graceUntil);
});
