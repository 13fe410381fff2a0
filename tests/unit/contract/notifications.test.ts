import { expect, test } from "vitest";
import {
  badgeText,
  findNotificationType,
  notificationTypes,
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

test("an unknown kind is none, and each known one has a choice of its own for devices", () => {
  expect(notificationTypes.map(findNotificationType)).toEqual(notificationTypes);
  expect([findNotificationType("forum"), findNotificationType(null)]).toEqual([null, null]);
  expect(new Set(Object.values(pushFields)).size).toBe(notificationTypes.length);
});
