import { expect, test } from "vitest";
import { createRecentReads } from "../../../../../../cms-extensions/src/members/staff-reads/recent-reads.ts";

test("staff read log: skips a member's record read again within the hour", () => {
  const clock = { nowMs: 0 };
  const reads = createRecentReads(() => clock.nowMs);
  expect(reads.takeNew("editor", ["ana", "bia", "ana"])).toEqual(["ana", "bia"]);
  clock.nowMs = 59 * 60_000;
  expect(reads.takeNew("editor", ["ana", "caio"])).toEqual(["caio"]);
  clock.nowMs = 60 * 60_000;
  expect(reads.takeNew("editor", ["ana", "caio"])).toEqual(["ana"]);
});

test("staff read log: logs each staff member separately", () => {
  const reads = createRecentReads(() => 0);
  reads.takeNew("editor", ["ana"]);
  expect(reads.takeNew("admin", ["ana"])).toEqual(["ana"]);
});
