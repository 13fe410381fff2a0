import { expect, test } from "vitest";
import { findAttempt } from "~/features/courses/class/class-own.server";
import { makeQuizAttempt } from "../../../../../factories/courses";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork, service } from "../../../../../mocks/network";

mockNetwork();

test("quiz attempt: is outdated only by questions written after it", async () => {
  const { directusUserId, directusToken } = service.signIn();
  const answered = { user_created: directusUserId, date_created: "2026-11-02T00:00:00Z" };
  directus.state.database.quiz_attempts.push(makeQuizAttempt({ class: "a", ...answered }));
  const own = makeCms().forOwn({ userId: directusUserId, tier: "free" }, directusToken);
  const isOutdated = async (changedAt: string | undefined) =>
    (await findAttempt(own, "a", changedAt))?.isOutdated;
  expect(await isOutdated("2026-11-03T00:00:00Z")).toBe(true);
  expect(await isOutdated("2026-11-01T00:00:00Z")).toBe(false);
  expect(await isOutdated(undefined)).toBe(false);
  expect(await findAttempt(own, "b", undefined)).toBeNull();
});
