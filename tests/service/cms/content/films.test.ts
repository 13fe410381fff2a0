import { readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filmPath } from "../../../../cms-extensions/seed/content/videos/film-files.ts";
import { HISTORY_PAUSED } from "../../../../contract/content/film.ts";
import { folderIds } from "../../../../contract/account/roles.ts";
import { requiredEnv } from "../../../support/required-env";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
} from "../cms.ts";
import type { Person, Reader } from "../cms.ts";

/** Access to videos in Directus itself, without page or app. */
const SECRET = "xilindrofone";
const vtt = `WEBVTT\n\n00:01.000 --> 00:03.000\nO ${SECRET} da comuna.\n`;
const captions = [{ lang: "pt-BR", vtt }];
const guest = readerWith(null);

let free: Person;
let paying: Person;
let editor: Person;
const films = {} as Record<"free" | "paying", Record<"id" | "file" | "fileSmall" | "slug", string>>;

async function upload(type = "video/mp4", folder: string = folderIds.public): Promise<string> {
  const form = new FormData();
  const bytes = readFileSync(filmPath("franquia-300-ou-2500")).subarray(0, 4096);
  form.set("folder", folder);
  form.set("file", new Blob([bytes], { type }), "filme.mp4");
  const answer = await fetch(new URL("/files", requiredEnv("TEST_CMS_URL")), {
    method: "POST",
    headers: { authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const folderOf = async (file: string) =>
  (await admin("GET", `/files/${file}?fields=folder`)).data as { folder: string };

async function publish(access: "free" | "paying") {
  const [slug, file, fileSmall] = [freshSlug("video"), await upload(), await upload()];
  const values = { title: slug, slug, summary: "Resumo", status: "published", access };
  const film = { provider: "file", file, fileSmall, durationSec: 100, captions, chapters: [] };
  const { id } = await make<{ id: string }>("/items/videos", { ...values, ...film });
  return { id, file, fileSmall, slug };
}

beforeAll(async () => {
  free = await makePerson("member");
  paying = await makePerson("payingUser");
  editor = await makePerson("editor");
  films.free = await publish("free");
  films.paying = await publish("paying");
});
afterAll(async () => {
  await removeMade();
  for (const { file, fileSmall } of Object.values(films))
    for (const id of [file, fileSmall]) await admin("DELETE", `/files/${id}`);
});

async function bytesFor(as: Reader, access: "free" | "paying"): Promise<number> {
  return (await as("GET", `/files/${films[access].file}?fields=id`)).status;
}

test("film: moves to the folder of its viewers, and back when it is withdrawn", async () => {
  const small = (access: "free" | "paying") => folderOf(films[access].fileSmall);
  await expect.poll(() => folderOf(films.free.file)).toEqual({ folder: folderIds.filmsForMembers });
  await expect.poll(() => small("free")).toEqual({ folder: folderIds.filmsForMembers });
  await expect
    .poll(() => folderOf(films.paying.file))
    .toEqual({ folder: folderIds.filmsForPaying });
  await expect.poll(() => small("paying")).toEqual({ folder: folderIds.filmsForPaying });
  await admin("PATCH", `/items/videos/${films.free.id}`, { status: "archived" });
  await expect.poll(() => folderOf(films.free.file)).toEqual({ folder: folderIds.filmsInWork });
  await expect.poll(() => small("free")).toEqual({ folder: folderIds.filmsInWork });
  expect(await bytesFor(paying.as, "free")).toBe(403);
  await admin("PATCH", `/items/videos/${films.free.id}`, { status: "published" });
  await expect.poll(() => folderOf(films.free.file)).toEqual({ folder: folderIds.filmsForMembers });
});

test.each([
  ["free", [403, 200, 200]],
  ["paying", [403, 403, 200]],
] as const)(
  "film: the file of a %s film is served to guest, member and subscriber: %j",
  async (access, expected) => {
    await expect
      .poll(() => Promise.all([guest, free.as, paying.as].map((as) => bytesFor(as, access))))
      .toEqual(expected);
    const path = `/assets/${films[access].file}`;
    const assets = async (token: string) =>
      (
        await fetch(new URL(path, requiredEnv("TEST_CMS_URL")), {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect(await assets(requiredEnv("TEST_CMS_TEASER_TOKEN"))).toBe(403);
    expect(await assets(requiredEnv("TEST_CMS_FREE_TOKEN"))).toBe(expected[1]);
    expect(await assets(requiredEnv("TEST_CMS_PAYING_TOKEN"))).toBe(200);
  },
);

test("film: a replaced film loses the smaller file of the old one", async () => {
  const { id, file, fileSmall } = films.free;
  const smallAfter = async (values: object) => {
    await admin("PATCH", `/items/videos/${id}`, values);
    return (await admin("GET", `/items/videos/${id}?fields=fileSmall`)).data;
  };
  const [other, otherSmall] = [await upload(), await upload()];
  expect(await smallAfter({ file, title: "Como antes" })).toEqual({ fileSmall });
  expect(await smallAfter({ file: { id: file, title: "Outro título" } })).toEqual({ fileSmall });
  expect(await smallAfter({ file: other })).toEqual({ fileSmall: null });
  expect(await smallAfter({ file, fileSmall: otherSmall })).toEqual({ fileSmall: otherSmall });
  await smallAfter({ fileSmall });
  const { id: second } = films.paying;
  await admin("PATCH", "/items/videos", { keys: [id, second], data: { file } });
  const left = await admin("GET", `/items/videos?filter[id][_in]=${id},${second}&fields=fileSmall`);
  expect(left.data).toEqual([{ fileSmall: null }, { fileSmall: null }]);
  await smallAfter({ fileSmall });
  const { file: ownFile, fileSmall: ownSmall } = films.paying;
  await admin("PATCH", `/items/videos/${second}`, { file: ownFile, fileSmall: ownSmall });
  for (const made of [other, otherSmall]) await admin("DELETE", `/files/${made}`);
});

describe("file that no published item shows", () => {
  const askAsset = async (file: string, tier: "FREE" | "PAYING") => {
    const answer = await fetch(new URL(`/assets/${file}`, requiredEnv("TEST_CMS_URL")), {
      headers: { authorization: `Bearer ${requiredEnv(`TEST_CMS_${tier}_TOKEN`)}` },
    });
    await answer.body?.cancel();
    return answer.status;
  };

  async function expectClosed(file: string): Promise<void> {
    await expect.poll(() => folderOf(file)).toEqual({ folder: folderIds.filmsInWork });
    for (const as of [guest, free.as, paying.as, tiers.teaser, tiers.free, tiers.paying]) {
      expect((await as("GET", `/files/${file}`)).status).toBe(403);
      const listed = rowsOf(await as("GET", "/files?filter[type][_eq]=video/mp4&limit=500"));
      expect(listed.map(({ id }) => id)).not.toContain(file);
    }
    for (const tier of ["FREE", "PAYING"] as const) expect(await askAsset(file, tier)).toBe(403);
    expect((await editor.as("GET", `/files/${file}`)).status).toBe(200);
  }

  test("is for editors only while it is unsaved, wherever they put it", async () => {
    const file = await upload();
    await expectClosed(file);
    const path = `/files/${file}`;
    for (const folder of [folderIds.public, folderIds.members, folderIds.avatars]) {
      expect((await editor.as("PATCH", path, { folder })).status).toBe(200);
      await expectClosed(file);
      const there = await upload("video/mp4", folder);
      await expectClosed(there);
      await admin("DELETE", `/files/${there}`);
    }
    await admin("DELETE", path);
  });

  test.each([
    ["videos", "file"],
    ["videos", "fileSmall"],
    ["course_classes", "attachments"],
    ["glossary_terms", "audio"],
  ])("is uploaded there by the form of %s, %s", async (collection, field) => {
    const { data } = await admin("GET", `/fields/${collection}/${field}`);
    expect(data).toMatchObject({ meta: { options: { folder: folderIds.filmsInWork } } });
  });

  test("is for editors only while only a version uses it, and is served once that is published", async () => {
    const video = await publish("free");
    const next = await upload();
    const key = freshSlug("mudanca");
    const named = { key, name: "Outro corte", collection: "videos", item: video.id };
    const { id } = (await editor.as("POST", "/versions", named)).data as { id: string };
    const version = `/versions/${id}`;
    expect((await editor.as("POST", `${version}/save`, { file: next })).status).toBe(200);
    // Saving a video moves all its files to the right folder.
    await admin("PATCH", `/items/videos/${films.paying.id}`, { summary: "Outro resumo" });
    await expectClosed(next);
    const { mainHash } = (await editor.as("GET", `${version}/compare`)).data as {
      mainHash: string;
    };
    expect((await editor.as("POST", `${version}/promote`, { mainHash })).status).toBe(200);
    await expect.poll(() => folderOf(next)).toEqual({ folder: folderIds.filmsForMembers });
    expect(await askAsset(next, "FREE")).toBe(200);
    for (const file of [next, video.file, video.fileSmall]) await admin("DELETE", `/files/${file}`);
  });

  test("becomes editors-only within a minute if it was public before", async () => {
    const file = await upload();
    await expectClosed(file);
    const client = new Client({ connectionString: requiredEnv("TEST_CMS_DATABASE_URL") });
    await client.connect();
    const open = "update directus_files set folder = $1 where id = $2";
    await client.query(open, [folderIds.public, file]);
    await client.end();
    await expectClosed(file);
    await admin("DELETE", `/files/${file}`);
  });

  test("is public as the audio of a glossary term", async () => {
    const [audio, slug] = [await upload("audio/mpeg"), freshSlug("termo")];
    await expectClosed(audio);
    const term = { term: slug, slug, lang: "de", ptBr: "termo", definition: "O que é." };
    await make("/items/glossary_terms", { ...term, status: "published", audio });
    await expect.poll(() => folderOf(audio)).toEqual({ folder: folderIds.public });
    expect((await tiers.teaser("GET", `/files/${audio}`)).status).toBe(200);
    await admin("DELETE", `/files/${audio}`);
  });
});

describe("transcript and file address of a locked film", () => {
  const questions = (slug: string): [string, string][] => [
    [
      "a field",
      `/items/videos?filter[slug][_eq]=${slug}&fields=captions,transcript,file,fileSmall`,
    ],
    ["a filter", `/items/videos?filter[transcript][_contains]=${SECRET}&filter[slug][_eq]=${slug}`],
    [
      "a filter of the search text",
      `/items/videos?filter[searchBody][_contains]=${SECRET}&filter[slug][_eq]=${slug}`,
    ],
    [
      "a filter of the provider",
      `/items/videos?filter[provider][_eq]=file&filter[slug][_eq]=${slug}`,
    ],
    ["a sort", `/items/videos?sort=transcript&filter[slug][_eq]=${slug}&fields=id`],
    ["a search", `/items/videos?search=${SECRET}&filter[slug][_eq]=${slug}`],
    ["an aggregate", `/items/videos?aggregate[max]=transcript&filter[slug][_eq]=${slug}`],
    ["a group", `/items/videos?aggregate[count]=*&groupBy[]=transcript&filter[slug][_eq]=${slug}`],
    [
      "own progress",
      `/items/video_progress?fields=video.transcript&filter[video][slug][_eq]=${slug}`,
    ],
  ];
  const reveals = async (as: Reader, path: string) => {
    const answer = await as("GET", path);
    if (answer.status !== 200) return false;
    return rowsOf(answer).some((row) =>
      Object.entries(row).some(([name, value]) =>
        name === "max" ? Object.values(value ?? {}).some(Boolean) : value !== null,
      ),
    );
  };

  test.each(questions("x").map(([name], at) => [name, at] as const))(
    "can't be read by %s",
    async (name, at) => {
      const path = questions(films.paying.slug)[at]?.[1] ?? "";
      expect(await reveals(guest, path)).toBe(false);
      expect(await reveals(free.as, path)).toBe(false);
      if (name !== "own progress") expect(await reveals(paying.as, path)).toBe(true);
    },
  );
});

describe("watch position", () => {
  const path = "/items/video_progress";
  const watched = async (as: Reader, values: object) => {
    const answer = await as("PATCH", path, {
      query: { filter: { video: { _eq: films.free.id } } },
      data: values,
    });
    return rowsOf(answer)[0];
  };

  test("belongs to the member, is checked by Directus, and is stored once", async () => {
    const first = { video: films.free.id, positionSec: 500, maxSec: 1, completedAt: "2020-01-01" };
    const created = await free.as("POST", path, first);
    expect(created.data).toMatchObject({ positionSec: 100, maxSec: 100 });
    expect(String((created.data as { completedAt: string }).completedAt)).not.toContain("2020");
    expect((await free.as("POST", path, { ...first, positionSec: 3 })).code).toBe(
      "RECORD_NOT_UNIQUE",
    );
    expect(rowsOf(await paying.as("GET", `${path}?filter[video][_eq]=${films.free.id}`))).toEqual(
      [],
    );
    const { id } = created.data as { id: string };
    expect((await paying.as("PATCH", `${path}/${id}`, { positionSec: 1 })).status).toBe(403);
  });

  test("comes from the device that watched last", async () => {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    expect(await watched(free.as, { positionSec: 40, watchedAt: at(0) })).toMatchObject({
      positionSec: 40,
      maxSec: 100,
    });
    expect(await watched(free.as, { positionSec: 70, watchedAt: at(-3600) })).toMatchObject({
      positionSec: 40,
    });
  });

  test("is not stored while the history is paused, by any request; watch later still is", async () => {
    const paused = await makePerson("member");
    const mine = `${path}?filter[user_created][_eq]=${paused.id}`;
    const kept = async () => rowsOf(await admin("GET", mine))[0];
    await paused.as("POST", path, { video: films.free.id, positionSec: 20 });
    const pause = { isWatchHistoryPaused: true };
    expect((await paused.as("PATCH", `/users/${paused.id}`, pause)).status).toBe(200);
    const later = { watchLaterAt: new Date().toISOString() };
    const row = `${path}/${String((await kept())?.["id"])}`;
    const written = (await kept())?.["date_updated"];
    const alone = await paused.as("PATCH", row, { positionSec: 95, maxSec: 95 });
    expect([alone.code, (await kept())?.["date_updated"]]).toEqual([HISTORY_PAUSED, written]);
    const both = await paused.as("PATCH", row, { positionSec: 95, ...later });
    expect(both.status).toBe(200);
    expect(await kept()).toMatchObject({ positionSec: 20, maxSec: 20, completedAt: null });
    expect((await kept())?.["watchLaterAt"]).not.toBeNull();
    expect((await paused.as("PATCH", row, { watchedAt: null })).status).toBe(200);
    expect(await kept()).toMatchObject({ positionSec: 0, watchedAt: null });
    await admin("DELETE", row);
    const started = await paused.as("POST", path, { video: films.free.id, positionSec: 20 });
    expect(started.code).toBe(HISTORY_PAUSED);
    expect((await paused.as("POST", path, { video: films.free.id, ...later })).status).toBe(200);
  });

  test("is stored for published films only", async () => {
    const slug = freshSlug("rascunho");
    const { id } = await make<{ id: string }>("/items/videos", {
      title: slug,
      slug,
      status: "draft",
    });
    expect((await free.as("POST", path, { video: id, positionSec: 1 })).status).toBe(400);
  });
});

test("film: an editor publishes one with captions, which become the transcript", async () => {
  const slug = freshSlug("novo");
  const values = { title: "Um vídeo", slug, summary: "Resumo", status: "published" };
  const film = { provider: "youtube", providerId: "dQw4w9WgXcQ", durationSec: 60 };
  const refused = await editor.as("POST", "/items/videos", { ...values, ...film });
  expect(refused.status).toBe(400);
  expect(refused.message).toContain("legendas em pt-BR");
  const answer = await editor.as("POST", "/items/videos", { ...values, ...film, captions });
  expect(answer.status).toBe(200);
  const { id } = answer.data as { id: string };
  const stored = await admin("GET", `/items/videos/${id}?fields=transcript,searchBody`);
  expect(stored.data).toMatchObject({
    transcript: `O ${SECRET} da comuna.`,
    searchBody: expect.stringContaining(` ${SECRET} `),
  });
  await admin("DELETE", `/items/videos/${id}`);
});
