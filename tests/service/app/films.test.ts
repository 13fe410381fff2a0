import { beforeAll, describe, expect, test } from "vitest";
import { videos } from "../../../cms-extensions/seed/content/videos/all-videos.ts";
import { stableId } from "../../../cms-extensions/seed/stable-id.ts";
import { origin, signIn } from "./wire";

const idOf = (access: "free" | "paying") =>
  stableId("videos", videos.find((video) => video.access === access)?.slug ?? "");

type Who = "guest" | "free" | "paying";
const cookies = { guest: "" } as Record<Who, string>;
beforeAll(async () => {
  cookies.paying = (await signIn("membro@example.com")).Cookie;
  cookies.free = (await signIn("gratis@example.com")).Cookie;
});

const get = (who: Who, path: string, range = "") =>
  fetch(new URL(path, origin), {
    headers: { ...(cookies[who] && { cookie: cookies[who] }), ...(range && { range }) },
  });

describe("films at the portal's address", () => {
  test.each<["free" | "paying", Who, number]>([
    ["free", "guest", 404],
    ["free", "free", 200],
    ["free", "paying", 200],
    ["paying", "guest", 404],
    ["paying", "free", 404],
    ["paying", "paying", 200],
  ])("a %s film for %s: %i", async (access, who, status) => {
    const answer = await get(who, `/media/films/${idOf(access)}`);
    expect(answer.status).toBe(status);
    await answer.body?.cancel();
    const part = await get(who, `/media/films/${idOf(access)}`, "bytes=0-99");
    expect(part.status).toBe(status === 200 ? 206 : status);
    await part.body?.cancel();
  });

  test("are served in the requested range, unchanged", async () => {
    const path = `/media/films/${idOf("free")}`;
    const whole = Buffer.from(await (await get("free", path)).arrayBuffer());
    expect(whole.subarray(4, 8).toString()).toBe("ftyp");
    for (const [from, to] of [
      [0, 15],
      [1000, 1999],
      [whole.length - 10, whole.length - 1],
    ] as const) {
      const part = await get("free", path, `bytes=${from}-${to}`);
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(from, to + 1));
    }
    const beyond = await get("free", path, `bytes=${whole.length + 5}-`);
    expect(beyond.status).toBe(416);
    const { headers } = await get("free", path, "bytes=0-1");
    expect(headers.get("content-type")).toBe("video/mp4");
    expect(headers.get("cache-control")).toContain("private");
    expect(headers.get("accept-ranges")).toBe("bytes");
  });

  test("are not served at the address of pictures", async () => {
    const file = stableId("films", videos.find(({ access }) => access === "free")?.slug ?? "");
    for (const who of ["guest", "free", "paying"] as const) {
      expect((await get(who, `/media/${file}`)).status).toBe(404);
    }
  });

  test("from a file have no embed page", async () => {
    expect((await get("paying", `/media/embeds/${idOf("free")}`)).status).toBe(404);
  });
});
