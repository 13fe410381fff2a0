import { expect, test } from "vitest";
import { listContinueWatching } from "~/features/videos/watch-history.server";
import { makeVideo } from "../../../../factories/content";
import { makeVideoProgress } from "../../../../factories/member-rows";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork, service } from "../../../../mocks/network";

mockNetwork();

test("watch history: a fully watched video is not offered to continue, unless it is being watched again", async () => {
  const { directusUserId, directusToken } = service.signIn();
  const watch = (title: string, positionSec: number, completedAt: string | null) => {
    const video = makeVideo({ slug: title, title, status: "published", durationSec: 100 });
    directus.state.database.videos.push(video);
    const watched = { positionSec, completedAt, watchedAt: "2026-11-01T10:00:00Z" };
    directus.state.database.video_progress.push(
      makeVideoProgress({ video: video.id, user_created: directusUserId, ...watched }),
    );
  };
  watch("visto", 92, "2026-10-01T10:00:00Z");
  watch("de-novo", 47, "2026-10-01T10:00:00Z");
  watch("no-meio", 30, null);
  const cms = makeCms();
  const own = cms.forOwn({ userId: directusUserId, tier: "free" }, directusToken);
  const found = await listContinueWatching({ own, cms: cms.forTier("free") });
  expect(found.map(({ title, marks }) => [title, marks?.[0]]).toSorted()).toEqual([
    ["de-novo", expect.stringContaining("0:47")],
    ["no-meio", expect.stringContaining("0:30")],
  ]);
});
