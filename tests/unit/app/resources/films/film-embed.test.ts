import { expect, test, vi } from "vitest";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { type StoredFilm, createFilmEmbed } from "~/resources/films/films.server";

const ID = "11111111-1111-4111-8111-111111111111";
const youtube: StoredFilm = {
  id: ID,
  captions: "",
  tier: "paying",
  provider: "youtube",
  providerId: "dQw4w9WgXcQ",
  file: null,
  fileSmall: null,
  title: 'Um "vídeo" <b>',
};

function ask(film: StoredFilm | null, query = "", tier: Tier | null = "paying") {
  const answer = createFilmEmbed({
    findFilm: () => Promise.resolve(film),
    findTier: () => Promise.resolve(tier),
  });
  return answer(new Request(`http://localhost/media/embeds/${ID}${query}`));
}

test("video embed: YouTube loads without cookies, from the second on, in a restricted page", async () => {
  const answer = await ask(youtube, "?t=95");
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;start=95",
  );
  expect(page).not.toContain("<b>");
  expect(page, "the player waits for the script that hears it").not.toContain("<iframe src");
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("frame-src https://www.youtube-nocookie.com; frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("video embed: Vimeo loads with do-not-track", async () => {
  const answer = await ask({ ...youtube, provider: "vimeo", providerId: "76979871" }, "?t=12");
  expect(await answer.text()).toContain(
    "https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1&amp;texttrack=pt#t=12s",
  );
  expect(answer.headers.get("content-security-policy")).toContain(
    "frame-src https://player.vimeo.com;",
  );
});

test.each<[string, StoredFilm | null]>([
  ["nothing", null],
  ["a file", { ...youtube, provider: "file" }],
  ["a name that is none", { ...youtube, providerId: '"><script>' }],
  ["no name", { ...youtube, providerId: null }],
])("video embed: does not exist for %s", async (_, film) => {
  expect((await ask(film)).status).toBe(404);
});

test("video embed: an unknown session or a Directus failure gets a retry", async () => {
  expect((await ask(youtube, "", null)).status).toBe(503);
  const onError = vi.fn();
  const answer = createFilmEmbed({
    findFilm: () => Promise.reject(new Error("away")),
    findTier: () => Promise.resolve("free"),
    onError,
  });
  expect((await answer(new Request(`http://localhost/media/embeds/${ID}`))).status).toBe(503);
  expect(onError).toHaveBeenCalledOnce();
});
