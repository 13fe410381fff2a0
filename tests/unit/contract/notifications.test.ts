import { expect, test } from "vitest";
import {
  findNotificationType,
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
