import { describe, expect, test } from "vitest";
import { createFindFilm } from "~/resources/films/films.server";
import { makeVideo } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const films = { free: makeVideo(), paying: makeVideo({ access: "paying" }) };
const open = makeVideo({ isSample: true });
const find = (tier: "teaser" | "free" | "paying", id: string) =>
  createFindFilm(makeCms().forTier("teaser"))(tier, id);

describe("a guest", () => {
  test("finds the film that editors opened, by the right of members, and no other", async () => {
    directus.state.database.videos.push(films.free, films.paying, open);
    expect(await find("teaser", open.id)).toMatchObject({ file: open.file, tier: "free" });
    expect(await find("teaser", films.free.id)).toBeNull();
    expect(await find("teaser", films.paying.id)).toBeNull();
  });

  test.each([
    ["is a draft", { status: "draft" as const }],
    ["is for who pays", { access: "paying" as const }],
    ["is another's", { provider: "youtube" as const }],
    ["has no file", { file: null }],
  ])("finds none that has the mark and %s", async (_, values) => {
    const marked = makeVideo({ isSample: true, ...values });
    directus.state.database.videos.push(marked);
    expect(await find("teaser", marked.id)).toBeNull();
  });
});

test("a member finds by their own tier, the opened film too", async () => {
  directus.state.database.videos.push(films.free, films.paying, open);
  expect(await find("free", films.free.id)).toMatchObject({ tier: "free" });
  expect(await find("free", films.paying.id)).toBeNull();
  expect(await find("paying", films.paying.id)).toMatchObject({ tier: "paying" });
  expect(await find("paying", open.id)).toMatchObject({ tier: "paying" });
});
