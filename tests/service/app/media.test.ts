import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { freshSlug, make, removeMade } from "../cms/cms";
import { origin, signIn } from "./wire";

const FOLDERS = {
  public: "50000000-0000-4000-8000-000000000001",
  members: "50000000-0000-4000-8000-000000000002",
  avatars: "50000000-0000-4000-8000-000000000003",
};
type Folder = keyof typeof FOLDERS;

const asAdmin = { authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}` };
const cmsFiles = new URL("/files", requiredEnv("TEST_CMS_URL"));
const files = new Map<Folder, string>();
let readers: Record<"guest" | "free" | "paying", Record<string, string>>;

async function upload(folder: Folder): Promise<string> {
  const create = { width: 1600, height: 1000, channels: 3, background: "#d8232a" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.append("folder", FOLDERS[folder]);
  form.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "test.png");
  const answer = await fetch(cmsFiles, { method: "POST", headers: asAdmin, body: form });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

function get(folder: Folder, headers: Record<string, string> = {}, query = "size=card") {
  return fetch(new URL(`/media/${files.get(folder)}?${query}`, origin), {
    headers: { accept: "image/webp,*/*", ...headers },
  });
}

beforeAll(async () => {
  for (const folder of Object.keys(FOLDERS) as Folder[]) files.set(folder, await upload(folder));
  const [paying, free] = [await signIn("membro@example.com"), await signIn("gratis@example.com")];
  readers = { guest: {}, free: { cookie: free.Cookie }, paying: { cookie: paying.Cookie } };
});

afterAll(async () => {
  await removeMade();
  for (const id of files.values())
    await fetch(new URL(`/files/${id}`, cmsFiles), { method: "DELETE", headers: asAdmin });
});

describe("Directus pictures at the portal's address", () => {
  test.each<[Folder, "guest" | "free" | "paying", number]>([
    ["public", "guest", 200],
    ["public", "free", 200],
    ["members", "guest", 404],
    ["members", "free", 404],
    ["members", "paying", 200],
    ["avatars", "guest", 404],
    ["avatars", "free", 200],
    ["avatars", "paying", 200],
  ])("of the folder %s for %s: %i", async (folder, reader, status) => {
    const answer = await get(folder, readers[reader]);
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    const stored = folder === "public" ? "public" : "private";
    expect(answer.headers.get("cache-control")).toContain(stored);
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: "webp", width: 640, height: 360 });
  });

  test("are smaller for readers who save data", async () => {
    const answer = await get("public", { "save-data": "on" }, "size=cover");
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 640, height: 360 });
  });

  test("have the sizes of the CMS, and are JPEG if the browser does not read WebP", async () => {
    for (const [size, width] of [
      ["thumb", 320],
      ["card", 640],
      ["wide", 960],
      ["cover", 1280],
      ["avatar", 192],
    ]) {
      const answer = await get("public", { accept: "image/*" }, `size=${size}`);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: "jpeg", width });
    }
  });

  test("open with an image token, which only members get and which opens nothing else", async () => {
    const endpoint = new URL("/api/directus-frontend-images", origin);
    expect((await fetch(endpoint)).status).toBe(401);
    const answer = await fetch(endpoint, { headers: readers.paying });
    const { token } = (await answer.json()) as { token: string };
    expect((await get("members", {}, `size=card&token=${token}`)).status).toBe(200);
    expect((await get("members", { authorization: `Bearer ${token}` })).status).toBe(200);
    const asset = new URL(`/assets/${files.get("members")}`, cmsFiles);
    const direct = await fetch(asset, { headers: { authorization: `Bearer ${token}` } });
    expect([401, 403]).toContain(direct.status);
  });

  test("are no longer served from the cache without access, once a locked class uses them", async () => {
    const id = await upload("public");
    const ask = async () => (await fetch(new URL(`/media/${id}?size=card`, origin))).status;
    await expect.poll(ask).toBe(200);
    const slug = freshSlug("curso");
    const closed = { title: "Fechada", slug: "fechada", sort: 0, kind: "text" };
    const classes = [{ ...closed, attachments: [{ directus_files_id: id }] }];
    await make("/items/courses", {
      ...{ title: slug, slug, summary: "Resumo", status: "published", access: "paying" },
      modules: [{ title: "Um", slug: "um", sort: 0, classes }],
    });
    await expect.poll(ask, { timeout: 10_000 }).toBe(404);
    await fetch(new URL(`/files/${id}`, cmsFiles), { method: "DELETE", headers: asAdmin });
  });
});
