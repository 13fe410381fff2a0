import { expect, test } from "vitest";
import { findSampleFilm } from "~/features/landing/sample-film.server";
import { makeVideo } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const find = () => findSampleFilm(makeCms().forTier("teaser"));

test("is the one that editors opened, with nothing of where it is", async () => {
  const open = makeVideo({ isSample: true, title: "Permissões", poster: "p1", durationSec: 90 });
  directus.state.database.videos.push(makeVideo(), open);
  expect(await find()).toEqual({
    id: open.id,
    slug: open.slug,
    title: "Permissões",
    lengthLabel: "1 min 30 s",
    posterUrl: "/media/p1?size=wide",
  });
});

test("has a drawing where it has no picture", async () => {
  const open = makeVideo({ isSample: true, poster: null });
  directus.state.database.videos.push(open);
  expect(await find()).toMatchObject({ posterUrl: `/art/${open.id}.svg` });
});

test.each([
  ["none is opened", {}],
  ["it was taken back", { isSample: true, status: "archived" as const }],
  ["it is for who pays", { isSample: true, access: "paying" as const }],
])("is absent when %s", async (_, values) => {
  directus.state.database.videos.push(makeVideo(values));
  expect(await find()).toBeNull();
});
