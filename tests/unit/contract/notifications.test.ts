import { expect, test } from "vitest";
import {
  findNotificationType,
  isKeptQuiet,
  notificationTypes,
  pushFieldOf,
  pushFields,
} from "../../../contract/notifications.ts";

test("an unknown kind is none, and each known one has a choice for devices", () => {
  expect(notificationTypes.map(findNotificationType)).toEqual(notificationTypes);
  expect([findNotificationType("forum"), findNotificationType(null)]).toEqual([null, null]);
  const chosen = Object.values(pushFields);
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(new Set(notificationTypes.map(pushFieldOf))).toEqual(new Set(chosen));
  // Who wants answers on their phone may do without hearts.
  expect(pushFieldOf("like")).not.toBe(pushFieldOf("comment"));
  expect([pushFieldOf("topic"), pushFieldOf("moderation")]).toEqual([
    pushFields.comment,
    pushFields.support,
  ]);
});

test("a kind is kept out of the portal with those that are chosen together, and never one of the account", () => {
  expect(["comment", "topic", "idea"].map((type) => isKeptQuiet(type, ["comment"]))).toEqual([
    ...[true, true, false],
  ]);
  expect(["offer", "rate"].map((type) => isKeptQuiet(type, ["offer"]))).toEqual([true, true]);
  expect(["support", "billing", "security"].map((type) => isKeptQuiet(type, [type]))).toEqual([
    ...[false, false, false],
  ]);
  expect([isKeptQuiet("comment", null), isKeptQuiet(7, ["comment"])]).toEqual([false, false]);
  expect(isKeptQuiet("comment", "comment")).toBe(false);
});
