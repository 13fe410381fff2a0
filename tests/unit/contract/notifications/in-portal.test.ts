import { expect, test } from "vitest";
import { badgeText } from "../../../../contract/notifications/in-portal.ts";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4_321, "99+"],
])("badge: for %i shows %s", (count, text) => {
  expect(badgeText(count)).toBe(text);
});
