import { expect, test } from "vitest";
import { markAllRead } from "~/features/notifications/notifications.server";
import { ownCmsOf } from "../../../../mocks/cms";

const AT_ONCE = 500;

test("notifications: marking all as read covers more than one Directus page", async () => {
  const unread = new Set(Array.from({ length: AT_ONCE + 3 }, (_, at) => `id-${at}`));
  const own = ownCmsOf(({ method, body }) => {
    if (method !== "PATCH") return [...unread].slice(0, AT_ONCE).map((id) => ({ id }));
    const { keys } = JSON.parse(body ?? "{}") as { keys: string[] };
    for (const key of keys) unread.delete(key);
    return [];
  });
  expect(await markAllRead(own)).toHaveLength(AT_ONCE + 3);
  expect(unread.size).toBe(0);
});
