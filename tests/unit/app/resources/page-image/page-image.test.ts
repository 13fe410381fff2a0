import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { drawPageImage } from "~/resources/page-image/draw-page-image.server";
import { createPageImages } from "~/resources/page-image/page-image.server";

function get(answer: ReturnType<typeof createPageImages>, path: string, etag = "") {
  const headers = { "if-none-match": etag };
  return answer(new Request(`http://portal.test${path}`, { headers }));
}

describe("picture of a public page", () => {
  test("is rendered once and revalidated", async () => {
    const draw = vi.fn(async (title: string) => Buffer.from(title));
    const answer = createPageImages(draw);
    const first = await get(answer, "/og/home.png");
    expect(await first.text()).toBe("A Suíça, explicada para quem chega");
    expect(first.headers.get("content-type")).toBe("image/png");
    expect((await get(answer, "/og/home.png", first.headers.get("etag") ?? "")).status).toBe(304);
    expect(draw).toHaveBeenCalledOnce();
  });

  test.each([
    "/og/login.png",
    "/og/terms-of-service.png",
    "/og/privacy.png",
    "/og/accessibility.png",
  ])("exists at %s", async (path) => {
    const answer = createPageImages(async () => Buffer.from("png"));
    expect((await get(answer, path)).status).toBe(200);
  });

  test.each(["/og/", "/og/app.png", "/og/home.svg", "/og/constructor.png"])(
    "does not exist at %s",
    async (path) => {
      const draw = vi.fn(async () => Buffer.from("png"));
      expect((await get(createPageImages(draw), path)).status).toBe(404);
      expect(draw).not.toHaveBeenCalled();
    },
  );

  test("has the size that networks expect, and shows the title", async () => {
    const [one, other] = await Promise.all([drawPageImage("Ação & <b>"), drawPageImage(".")]);
    expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(one.length).toBeLessThan(200_000);
    const inkOf = async (image: Buffer) => {
      const card = await sharp(image)
        .extract({ left: 112, top: 200, width: 600, height: 160 })
        .greyscale()
        .raw()
        .toBuffer();
      return card.filter((value) => value < 80).length;
    };
    expect(await inkOf(one)).toBeGreaterThan(2_000);
    expect(await inkOf(other)).toBeLessThan(200);
  });
});
