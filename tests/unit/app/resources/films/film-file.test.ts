import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { type StoredFilm, createFilmFile } from "~/resources/films/films.server";

const ID = "11111111-1111-4111-8111-111111111111";
const film: StoredFilm = {
  ...{ id: ID, provider: "file", providerId: null, title: "Um vídeo" },
  ...{ file: "datei", fileSmall: null, captions: "", tier: "paying" },
};
const tokens = { teaser: "t", free: "f", paying: "p" };
const requested = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", requested);
  requested.mockImplementation(() =>
    Promise.resolve(
      new Response("0123", {
        status: 206,
        headers: {
          "Content-Type": "video/mp4",
          "Content-Range": "bytes 0-3/10",
          "Content-Length": "4",
          "Set-Cookie": "x=1",
        },
      }),
    ),
  );
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function get(found: StoredFilm | null, range = "", tier: Tier | null = "paying", path = ID) {
  const answer = createFilmFile({
    findFilm: () => Promise.resolve(found),
    findTier: () => Promise.resolve(tier),
    cmsUrl: "http://cms.example",
    tokens,
  });
  const headers = { ...(range && { range }) };
  return answer(new Request(`http://localhost/media/films/${path}`, { headers }));
}

test("video file: forwards a range and returns its response, without private headers", async () => {
  const answer = await get(film, "bytes=0-3");
  expect([answer.status, await answer.text()]).toEqual([206, "0123"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-range": "bytes 0-3/10",
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=300",
    vary: "Cookie",
  });
  expect(answer.headers.get("set-cookie")).toBeNull();
  const [url, init] = requested.mock.calls[0] ?? [];
  expect(url?.href).toBe("http://cms.example/assets/datei");
  expect(init?.headers).toMatchObject({ Authorization: "Bearer p", Range: "bytes=0-3" });
});

test("video file: serves guests the sample film with a member's token", async () => {
  expect((await get({ ...film, tier: "free" }, "", "teaser")).status).toBe(206);
  expect(requested.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: "Bearer f" });
});

test.each([
  ["?quality=small", "klein", "klein"],
  ["?quality=small", null, "datei"],
  ["?quality=huge", "klein", "datei"],
  ["", "klein", "datei"],
])("video file: with query %j and small file %j is %s", async (query, fileSmall, file) => {
  expect((await get({ ...film, fileSmall }, "", "paying", ID + query)).status).toBe(206);
  expect(requested.mock.calls[0]?.[0].pathname).toBe(`/assets/${file}`);
});

test("video file: falls back to the usual file if the small one is missing", async () => {
  requested.mockImplementationOnce(() => Promise.resolve(new Response("{}", { status: 403 })));
  const answer = await get({ ...film, fileSmall: "klein" }, "", "paying", `${ID}?quality=small`);
  expect([answer.status, await answer.text()]).toEqual([206, "0123"]);
  expect(requested.mock.calls.map(([{ pathname }]) => pathname)).toEqual([
    "/assets/klein",
    "/assets/datei",
  ]);
});

test("video file: ignores multiple ranges and requests the whole file", async () => {
  await get(film, "bytes=0-1,4-5");
  expect(requested.mock.calls[0]?.[1].headers).not.toHaveProperty("Range");
});

test.each<[string, StoredFilm | null]>([
  ["who may not watch it", null],
  ["a video of YouTube", { ...film, provider: "youtube" }],
  ["a video without a file", { ...film, file: null }],
])("video file: does not exist for %s, without a Directus request", async (_, found) => {
  expect((await get(found)).status).toBe(404);
  expect(requested).not.toHaveBeenCalled();
});

test.each([
  ["a picture in the place of a film", 200, "image/webp", 404],
  ["a file that the tier may not read", 403, "application/json", 404],
  ["a range beyond the end", 416, "application/json", 416],
  ["a failure of Directus", 500, "application/json", 503],
])("video file: refuses %s", async (_, status, type, refused) => {
  requested.mockResolvedValue(new Response("x", { status, headers: { "Content-Type": type } }));
  expect((await get(film)).status).toBe(refused);
});

test("video file: an invalid address is not found, and an unknown session gets a retry", async () => {
  expect((await get(film, "", "paying", "../../etc/passwd")).status).toBe(404);
  expect((await get(film, "", null)).status).toBe(503);
});
