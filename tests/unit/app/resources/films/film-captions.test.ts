import { expect, test, vi } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { type FindFilm, type StoredFilm, createFilmCaptions } from "~/resources/films/films.server";

const ID = "11111111-1111-4111-8111-111111111111";
const VTT = "WEBVTT\n\n00:01.000 --> 00:03.000\nOlá.\n";
const film: StoredFilm = {
  ...{ id: ID, provider: "file", providerId: null, title: "Um vídeo" },
  ...{ file: "datei", fileSmall: null, captions: VTT, tier: "free" },
};

function ask(findFilm: FindFilm, tier: Tier | null = "teaser", path = ID, onError = vi.fn()) {
  const answer = createFilmCaptions({ findFilm, findTier: () => Promise.resolve(tier), onError });
  return answer(new Request(`http://localhost/media/captions/${path}`));
}

test("video captions: are served to a member with access, and never as a page", async () => {
  const findFilm = vi.fn<FindFilm>(() => Promise.resolve(film));
  const answer = await ask(findFilm);
  expect([answer.status, await answer.text()]).toEqual([200, VTT]);
  expect(findFilm).toHaveBeenCalledWith("teaser", ID);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/vtt; charset=utf-8",
    "cache-control": "private, max-age=300",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    vary: "Cookie",
  });
});

test.each<[string, StoredFilm | null]>([
  ["who may not watch it", null],
  ["a film without words", { ...film, captions: "" }],
])("video captions: do not exist for %s", async (_, found) => {
  expect((await ask(() => Promise.resolve(found))).status).toBe(404);
});

test("video captions: an invalid address is not found; an unknown session and a failure get a retry", async () => {
  const found = () => Promise.resolve(film);
  expect((await ask(found, "free", "../x")).status).toBe(404);
  expect((await ask(found, null)).status).toBe(503);
  const onError = vi.fn();
  expect((await ask(() => Promise.reject(new Error("away")), "free", ID, onError)).status).toBe(
    503,
  );
  expect(onError).toHaveBeenCalledOnce();
});
