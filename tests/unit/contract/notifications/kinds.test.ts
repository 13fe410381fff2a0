import { expect, test } from "vitest";
import {
  findNotificationType,
  isKeptQuiet,
  noticeMailFieldOf,
  noticeMailFields,
  notificationTypes,
  pushFieldOf,
  pushFields,
  quietableTypes,
} from "../../../../contract/notifications/kinds.ts";

test("notification types: exclude unknown ones, and each known one has a push setting", () => {
  expect(notificationTypes.map(findNotificationType)).toEqual(notificationTypes);
  expect([findNotificationType("forum"), findNotificationType(null)]).toEqual([null, null]);
  const chosen = Object.values(pushFields);
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(new Set(notificationTypes.map(pushFieldOf))).toEqual(new Set(chosen));
  // Only types about the account share a setting.
  const ofAccount = ["support", "moderation", "billing", "security"] as const;
  expect(new Set(ofAccount.map(pushFieldOf))).toEqual(new Set([pushFields.support]));
  expect(chosen.length).toBe(notificationTypes.length - ofAccount.length + 1);
});

test("notification types: each mailed one has its own mail setting", () => {
  const fields = Object.values(noticeMailFields);
  expect(new Set(fields).size).toBe(fields.length);
  expect(noticeMailFieldOf("reply")).toBe("wantsReplyMail");
  expect(noticeMailFieldOf("like")).toBeNull();
});

test("notification types: are muted separately, and account ones can't be muted", () => {
  for (const type of quietableTypes)
    expect(notificationTypes.filter((each) => isKeptQuiet(each, [type]))).toEqual([type]);
  expect(["support", "billing", "security"].map((type) => isKeptQuiet(type, [type]))).toEqual([
    ...[false, false, false],
  ]);
  expect([isKeptQuiet("comment", null), isKeptQuiet(7, ["comment"])]).toEqual([false, false]);
  expect(isKeptQuiet("comment", "comment")).toBe(false);
});
