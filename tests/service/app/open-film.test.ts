import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filmPath, posterPath } from "../../../cms-extensions/seed/content/videos/film-files.ts";
import { folderIds } from "../../../contract/account/roles.ts";
import { requiredEnv } from "../../support/required-env";
import { admin, freshSlug, make, makePerson, readerWith, removeMade, rowsOf } from "../cms/cms.ts";
import { origin } from "./wire";

/** The free sample video of the editors; opening it must open nothing else. */
const SECRET = "xilindrofone";
const SLUG = "franquia-300-ou-2500";
const vtt = `WEBVTT\n\n00:01.000 --> 00:03.000\nO ${SECRET} da comuna.\n`;
const bytes = readFileSync(filmPath(SLUG));

type Film = Record<"id" | "slug" | "title" | "file" | "fileSmall" | "poster", string>;
const kinds = ["open", "free", "paying", "draft", "youtube"] as const;
const films = {} as Record<(typeof kinds)[number], Film>;
const files: string[] = [];
/** Demo videos that are samples before and after the test. */
let former: string[] = [];

async function upload(path: string, type: string): Promise<string> {
  const form = new FormData();
  form.set("folder", folderIds.public);
  form.set("file", new Blob([readFileSync(path)], { type }), "arquivo");
  const answer = await fetch(new URL("/files", requiredEnv("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  files.push(id);
  return id;
}

async function makeFilm(values: Record<string, unknown> = {}): Promise<Film> {
  const slug = freshSlug("video");
  const [file, fileSmall] = [
    await upload(filmPath(SLUG), "video/mp4"),
    await upload(filmPath(SLUG), "video/mp4"),
  ];
  const poster = await upload(posterPath(SLUG), "image/webp");
  const { id } = await make<{ id: string }>("/items/videos", {
    ...{ title: `Filme ${slug}`, slug, summary: "Resumo", status: "published", access: "free" },
    ...{ provider: "file", file, fileSmall, poster, posterAlt: "Uma comuna", durationSec: 100 },
    ...{ captions: [{ lang: "pt-BR", vtt }], chapters: [], ...values },
  });
  return { id, slug, title: `Filme ${slug}`, file, fileSmall, poster };
}

const change = (id: string, values: object) => admin("PATCH", `/items/videos/${id}`, values);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, origin), { headers, redirect: "manual" });
const statusOf = async (path: string) => {
  const answer = await get(path);
  await answer.body?.cancel();
  return answer.status;
};
const landing = async () => (await get("/pt-BR")).text();

const waysTo = ({ id, slug, file, fileSmall }: Film) => [
  `/media/films/${id}`,
  `/media/films/${id}?quality=small`,
  `/media/captions/${id}`,
  `/media/embeds/${id}`,
  `/media/${file}`,
  `/media/${fileSmall}`,
  `/media/films/${file}`,
  `/assets/${file}`,
  `/pt-BR/app/videos/${slug}.data`,
];

beforeAll(async () => {
  const marked = await admin("GET", "/items/videos?filter[isSample][_eq]=true&fields=id");
  former = rowsOf(marked).map(({ id }) => String(id));
  for (const id of former) await change(id, { isSample: false });
  films.open = await makeFilm({ isSample: true });
  films.free = await makeFilm();
  films.paying = await makeFilm({ access: "paying" });
  films.draft = await makeFilm({ status: "draft" });
  films.youtube = await makeFilm({ provider: "youtube", providerId: "dQw4w9WgXcQ", file: null });
});
afterAll(async () => {
  await removeMade();
  for (const id of files) await admin("DELETE", `/files/${id}`);
  for (const id of former) await change(id, { isSample: true });
});

describe("open film for a guest", () => {
  test("is on the landing page, with its video, captions and picture", async () => {
    const { id, title, poster } = films.open;
    await expect.poll(landing).toContain(title);
    const page = await landing();
    for (const part of ["Veja um vídeo por dentro", `/media/films/${id}`, `/media/${poster}`])
      expect(page).toContain(part);
    expect(page).not.toContain(SECRET);
    await expect.poll(() => statusOf(`/media/films/${id}`)).toBe(200);
    const whole = await get(`/media/films/${id}`);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
    for (const [range, from, to] of [
      ["bytes=0-99", 0, 99],
      [`bytes=${bytes.length - 10}-`, bytes.length - 10, bytes.length - 1],
    ] as const) {
      const part = await get(`/media/films/${id}`, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes ${from}-${to}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(from, to + 1));
    }
    expect((await get(`/media/films/${id}`, { range: "bytes=99999999-" })).status).toBe(416);
    expect(await statusOf(`/media/films/${id}?quality=small`)).toBe(200);
    const words = await get(`/media/captions/${id}`);
    expect(words.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await words.text()).toBe(vtt);
    expect(await statusOf(`/media/${poster}?size=wide`)).toBe(200);
  });

  test.each(kinds.filter((kind) => kind !== "open"))(
    "is the only one available: %s is not",
    async (kind) => {
      for (const path of waysTo(films[kind])) {
        const answer = await get(path);
        expect([path, await answer.text()]).toEqual([path, expect.not.stringContaining(SECRET)]);
        const expected = path.startsWith("/pt-BR") ? 202 : 404;
        expect([path, answer.status]).toEqual([path, expected]);
      }
    },
  );

  test("is reached at its own address only, and its page needs a login", async () => {
    const { id, file, fileSmall, slug } = films.open;
    for (const path of [`/media/embeds/${id}`, `/media/${file}`, `/media/${fileSmall}`])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    const page = await get(`/pt-BR/app/videos/${slug}`);
    expect(page.status).toBe(302);
    expect(await page.text()).not.toContain(SECRET);
  });

  test("is not exposed by Directus", async () => {
    const { id, file } = films.open;
    for (const as of [readerWith(null), readerWith(requiredEnv("TEST_CMS_TEASER_TOKEN"))]) {
      for (const path of [
        `/files/${file}`,
        `/items/videos/${id}?fields=captions,transcript,file`,
        `/items/videos/${id}?fields=isSample`,
      ]) {
        const { status } = await as("GET", path);
        expect([path, status]).toEqual([path, 403]);
      }
    }
  });
});

describe("open film in the CMS", () => {
  const refusal = async (id: string, values: object) => {
    const editor = await makePerson("editor");
    const { status, message } = await editor.as("PATCH", `/items/videos/${id}`, values);
    return [status, message];
  };

  test("is one at a time, of the portal and for all members", async () => {
    const mark = { isSample: true };
    expect(await refusal(films.free.id, mark)).toEqual([
      400,
      expect.stringContaining(`“${films.open.title}” já está aberto a todos`),
    ]);
    expect(await refusal(films.paying.id, mark)).toEqual([
      400,
      expect.stringContaining("só para assinantes"),
    ]);
    expect(await refusal(films.youtube.id, mark)).toEqual([
      400,
      expect.stringContaining("só toca um arquivo do portal"),
    ]);
    expect(await refusal(films.open.id, { access: "paying" })).toEqual([
      400,
      expect.stringContaining("tire a marca"),
    ]);
    const both = { keys: [films.open.id, films.free.id], data: mark };
    expect((await admin("PATCH", "/items/videos", both)).message).toContain("Só um vídeo");
    // Direct requests that bypass the form.
    expect((await change(films.free.id, { isSample: "true" })).status).toBe(400);
    expect((await change(films.open.id, { title: films.open.title })).status).toBe(200);
  });

  test("is not named when a member tries to open another one", async () => {
    const member = await makePerson("member");
    const answer = await member.as("PATCH", `/items/videos/${films.free.id}`, { isSample: true });
    expect(answer.status).toBe(403);
    expect(answer.message).not.toContain(films.open.title);
  });

  test.each([
    ["takes it back", { status: "archived" }, { status: "published" }],
    ["takes off the mark", { isSample: false }, { isSample: true }],
  ])("closes to guests when an editor %s", async (_, closed, opened) => {
    const { id, title } = films.open;
    const all = () =>
      Promise.all([statusOf(`/media/films/${id}`), statusOf(`/media/captions/${id}`)]);
    await expect.poll(all).toEqual([200, 200]);
    await expect.poll(landing).toContain(title);
    await change(id, closed);
    await expect.poll(all).toEqual([404, 404]);
    await expect.poll(landing).not.toContain(title);
    expect(await landing()).not.toContain("Veja um vídeo por dentro");
    await change(id, opened);
  });
});
