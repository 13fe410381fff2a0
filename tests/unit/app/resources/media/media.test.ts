import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import type { ListFiles } from "~/resources/media/file-index.server";
import type { AssetSource } from "~/resources/media/asset-source.server";
import { createMedia } from "~/resources/media/media.server";

const ID = "7b1f6a52-3c0d-4e8f-9a1b-2c3d4e5f6071";
const asset = { body: Buffer.from("picture"), type: "image/webp", etag: '"tag"' };

/** Media with a file that the lowest named tier and all above may read. */
function setUp(options: { lowestTier?: Tier; visitor?: Tier | null }) {
  const order: Tier[] = ["teaser", "free", "paying"];
  const file = { lowestTier: options.lowestTier };
  const findAsset = vi.fn<AssetSource>(async (tier) =>
    file.lowestTier && order.indexOf(tier) >= order.indexOf(file.lowestTier) ? asset : null,
  );
  const findTier = vi.fn(async () => (options.visitor === undefined ? "teaser" : options.visitor));
  const listFiles = vi.fn<ListFiles>(async () => new Set([ID]));
  const media = createMedia({ findAsset, listFiles, findTier });
  const get = (target = `/media/${ID}?size=card`, headers: Record<string, string> = {}) =>
    media.answer(new Request(`http://portal.test${target}`, { headers }));
  return { file, media, findAsset, listFiles, findTier, get };
}

describe("public picture", () => {
  test("is served to everyone without a session check, and may be cached publicly", async () => {
    const { get, findTier } = setUp({ lowestTier: "teaser" });
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("picture");
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/webp",
      "cross-origin-resource-policy": "cross-origin",
      etag: '"tag"',
      vary: "Accept, Save-Data",
      "x-content-type-options": "nosniff",
    });
    expect(findTier).not.toHaveBeenCalled();
  });

  test.each(['"tag"', 'W/"tag"', '"other", "tag"', "*"])(
    "is not sent again for a known ETag: %s",
    async (known) => {
      const answer = await setUp({ lowestTier: "teaser" }).get(undefined, {
        "if-none-match": known,
      });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("etag")).toBe('"tag"');
    },
  );

  test("is requested from Directus once", async () => {
    const { get, findAsset } = setUp({ lowestTier: "teaser" });
    await Promise.all([get(), get()]);
    await get();
    expect(findAsset).toHaveBeenCalledOnce();
  });
});

describe("members' picture", () => {
  test.each<[Tier, Tier, number]>([
    ["free", "teaser", 404],
    ["free", "free", 200],
    ["free", "paying", 200],
    ["paying", "teaser", 404],
    ["paying", "free", 404],
    ["paying", "paying", 200],
  ])("of tier %s for a visitor of tier %s returns %i", async (lowestTier, visitor, status) => {
    const { get } = setUp({ lowestTier, visitor });
    expect((await get()).status).toBe(status);
  });

  test("is found right after upload, despite an older file list", async () => {
    const sent = "0d4e8f9a-3c0d-4e8f-9a1b-2c3d4e5f6072";
    const { get, listFiles } = setUp({ lowestTier: "free", visitor: "free" });
    await get();
    listFiles.mockImplementation(async (tier) => new Set(tier === "teaser" ? [ID] : [ID, sent]));
    expect((await get(`/media/${sent}?size=card`)).status).toBe(200);
  });

  test("stays private after another member fetched it", async () => {
    const { get, findTier } = setUp({ lowestTier: "paying", visitor: "paying" });
    const answer = await get();
    expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
    expect(answer.headers.get("vary")).toContain("Cookie");
    findTier.mockResolvedValue("free");
    expect((await get()).status).toBe(404);
    findTier.mockResolvedValue("teaser");
    const refused = await get(undefined, { "if-none-match": '"tag"' });
    expect(refused.status).toBe(404);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  test("returns a retry while the session can't be checked", async () => {
    const answer = await setUp({ lowestTier: "free", visitor: null }).get();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

describe("missing picture", () => {
  test("at an invalid address needs no Directus request", async () => {
    const { get, findAsset } = setUp({ lowestTier: "teaser" });
    expect((await get("/media/1")).status).toBe(404);
    expect((await get(`/media/${ID}?size=9000`)).status).toBe(404);
    expect(findAsset).not.toHaveBeenCalled();
  });

  test("at an invented id needs no Directus request for it", async () => {
    const { get, findAsset, listFiles } = setUp({ lowestTier: "teaser", visitor: "paying" });
    const requested = Array.from({ length: 140 }, () => get(`/media/${randomUUID()}`));
    const answers = await Promise.all(requested);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(findAsset).not.toHaveBeenCalled();
    // One list for each tier that the visitor's own includes, and for the next higher tier.
    const lists = ["free", "paying", "paying", "teaser"];
    expect(listFiles.mock.calls.flat().toSorted()).toEqual(lists);
    expect((await get()).status).toBe(200);
  });

  test("returns a retry while Directus is unavailable", async () => {
    const { get, findAsset, listFiles } = setUp({});
    listFiles.mockRejectedValue(new Error("away"));
    findAsset.mockRejectedValue(new Error("away"));
    expect((await get()).status).toBe(503);
  });

  test("is reported after an editor has hidden it", async () => {
    const { get, media, file } = setUp({ lowestTier: "teaser" });
    await get();
    file.lowestTier = "paying";
    media.cmsChanged("news");
    expect((await get()).status).toBe(200);
    media.cmsChanged("directus_files");
    expect((await get()).status).toBe(404);
  });
});
