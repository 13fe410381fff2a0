import { expect, test } from "vitest";
import {
  COMMENT_REFUSALS,
  REPORT_NOTE_MAX_LENGTH,
} from "../../../../contract/community/comments.ts";
import { makePerson } from "../cms.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";

const NOBODY = "99999999-0000-4000-8000-000000000000";

test("member report: a member reports another once, and neither themselves nor an unknown member", async () => {
  const [ana, bia] = [await makePerson("member"), await makePerson("payingUser")];
  const report = (target: string, more: object = {}) =>
    ana.as("POST", "/items/reports", { targetType: "members", target, reason: "scam", ...more });
  for (const target of [ana.id, NOBODY, "x", ""]) {
    expect([target, (await report(target)).code]).toEqual([target, COMMENT_REFUSALS.target]);
  }
  const long = { note: "a".repeat(REPORT_NOTE_MAX_LENGTH + 1) };
  expect((await report(bia.id, long)).code).toBe(TEXT_TOO_LONG);
  expect((await report(bia.id, { note: "Pediu dinheiro" })).status).toBe(200);
  expect((await report(bia.id)).code).toBe("RECORD_NOT_UNIQUE");
});

test("member record: is hidden from other members, listed in the directory or not", async () => {
  const [ana, bia] = [await makePerson("payingUser"), await makePerson("member")];
  expect((await bia.as("PATCH", "/users/me", { isInDirectory: true })).status).toBe(200);
  expect((await ana.as("GET", `/users/${bia.id}?fields=*`)).status).toBe(403);
  const listed = await ana.as("GET", "/users?fields=id,profession&filter[isInDirectory][_eq]=true");
  expect(JSON.stringify(listed)).not.toContain(bia.id);
});
