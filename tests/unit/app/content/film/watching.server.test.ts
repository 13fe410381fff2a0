import { describe, expect, test } from "vitest";
import { savesPositions } from "~/content/film/watching";
import { findOwnWatching } from "~/content/film/watching.server";
import { makeVideoProgress } from "../../../../factories/member-rows";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork, service } from "../../../../mocks/network";

mockNetwork();

function signIn() {
  const { directusUserId, directusToken } = service.signIn();
  directus.state.database.video_progress.push(
    makeVideoProgress({ video: "film", user_created: directusUserId, positionSec: 47 }),
  );
  return makeCms().forOwn({ userId: directusUserId, tier: "free" }, directusToken);
}

describe("watch state of a member", () => {
  test("is loaded, and positions are saved", async () => {
    const found = await findOwnWatching(signIn(), "film");
    expect([found.positionSec, savesPositions(found)]).toEqual([47, true]);
    const unwatched = await findOwnWatching(signIn(), "other");
    expect([unwatched.positionSec, savesPositions(unwatched)]).toEqual([0, true]);
  });

  test("is not overwritten while it can't be read", async () => {
    const own = signIn();
    directus.state.failing = ["video_progress"];
    const found = await findOwnWatching(own, "film");
    expect([found.positionSec, savesPositions(found)]).toEqual([null, false]);
  });

  test("does not change while the history is paused, or may be paused", () => {
    const watching = { positionSec: 47, isWatchLater: false, notes: [] };
    const stored = [true, null, false].map((isPaused) => savesPositions({ ...watching, isPaused }));
    expect(stored).toEqual([false, false, true]);
  });
});
