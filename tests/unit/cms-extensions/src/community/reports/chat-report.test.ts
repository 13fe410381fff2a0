import { describe, expect, test } from "vitest";
import {
  readChatReport,
  targetAfter,
} from "../../../../../../cms-extensions/src/community/reports/chat-report.ts";
import { isUuid } from "../../../../../../contract/shared/uuid.ts";

const report = {
  member: "11111111-1111-4111-8111-111111111111",
  target: "22222222-2222-4222-8222-222222222222",
  reason: "scam",
  copies: "Oi",
};

describe("readChatReport", () => {
  test("accepts the service's report, and drops extra fields", () => {
    expect(readChatReport({ ...report, state: "upheld" })).toEqual(report);
  });

  test.each([
    null,
    {},
    { ...report, member: "1" },
    { ...report, target: "1" },
    { ...report, reason: "boredom" },
    { ...report, copies: "" },
  ])("rejects %j", (body) => {
    expect(readChatReport(body)).toBeNull();
  });
});

test("chat report: a follow-up report has its own, stable target", () => {
  const [one, other] = [report.member, report.target];
  expect([targetAfter(one), isUuid(targetAfter(one))]).toEqual([targetAfter(one), true]);
  expect(targetAfter(one)).not.toBe(targetAfter(other));
});
