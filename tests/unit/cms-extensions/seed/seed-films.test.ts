import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { videos } from "../../../../cms-extensions/seed/content/videos/all-videos.ts";
import { smallFilmPath } from "../../../../cms-extensions/seed/content/videos/film-files.ts";
import { seedFilms } from "../../../../cms-extensions/seed/seed-films.ts";
import { stableId } from "../../../../cms-extensions/seed/stable-id.ts";
import { existsSync } from "node:fs";

const CMS = "http://cms.test";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [video] = videos.filter(({ slug }) => existsSync(smallFilmPath(slug)));
const slug = video?.slug ?? "";
const id = stableId("videos", slug);
const ours = {
  file: stableId("films", slug),
  fileSmall: stableId("small-films", slug),
  poster: stableId("posters", slug),
};

/** Change of a video with these values in a Directus that already has all files. */
async function changed(row: Record<keyof typeof ours, string | null>): Promise<unknown> {
  let patch: unknown = null;
  server.use(
    http.get(`${CMS}/items/videos`, () => HttpResponse.json({ data: [{ id, ...row }] })),
    http.get(`${CMS}/files`, () => HttpResponse.json({ data: [{ id: "there" }] })),
    http.patch(`${CMS}/items/videos/${id}`, async ({ request }) => {
      patch = await request.json();
      return HttpResponse.json({ data: {} });
    }),
  );
  expect(await seedFilms({ cmsUrl: CMS, adminToken: "x" })).toBe(0);
  return patch;
}

test("seeded video files: a demo video without files gets them, and a poster with description", async () => {
  const none = { file: null, fileSmall: null, poster: null };
  expect(await changed(none)).toEqual({ ...ours, posterAlt: expect.stringContaining("Abertura") });
});

test("seeded video files: missing files are added, and an editor's files stay", async () => {
  expect(await changed(ours)).toBeNull();
  expect(await changed({ ...ours, fileSmall: null })).toEqual({ fileSmall: ours.fileSmall });
  expect(await changed({ ...ours, poster: "editors", fileSmall: null })).toEqual({
    fileSmall: ours.fileSmall,
  });
  // The smaller video belongs to the demo's own video, not to an editor's replacement.
  expect(await changed({ file: "editors", fileSmall: null, poster: ours.poster })).toBeNull();
});
