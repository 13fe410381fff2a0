import { expect, test } from "vitest";
import {
  badgeText,
  findNotificationType,
  notificationTypes,
  pushFieldOf,
  pushFields,
} from "../../../contract/notifications.ts";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4_321, "99+"],
])("of %i that wait a badge says %s", (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test("an unknown kind is none, and each known one has a choice for devices", () => {
  expect(notificationTypes.map(findNotificationType)).toEqual(notificationTypes);
  expect([findNotificationType("forum"), findNotificationType(null)]).toEqual([null, null]);
  const chosen = Object.values(pushFields);
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(new Set(notificationTypes.map(pushFieldOf))).toEqual(new Set(chosen));
  expect([pushFieldOf("topic"), pushFieldOf("moderation")]).toEqual([
    pushFields.comment,
    pushFields.support,
  ]);
});
