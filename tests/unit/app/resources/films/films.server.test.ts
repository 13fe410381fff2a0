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

describe("film access of a guest", () => {
  test("can watch the film opened by editors with a member's token, and no other", async () => {
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
  ])("can't watch a marked film that %s", async (_, values) => {
    const marked = makeVideo({ isSample: true, ...values });
    directus.state.database.videos.push(marked);
    expect(await find("teaser", marked.id)).toBeNull();
  });
});

test("films: a member uses the own tier, also for the opened film", async () => {
  directus.state.database.videos.push(films.free, films.paying, open);
  expect(await find("free", films.free.id)).toMatchObject({ tier: "free" });
  expect(await find("free", films.paying.id)).toBeNull();
  expect(await find("paying", films.paying.id)).toMatchObject({ tier: "paying" });
  expect(await find("paying", open.id)).toMatchObject({ tier: "paying" });
});
