import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { toAvatar } from "../../../../../../bff/modules/account/profile/change-avatar.ts";
import { maskEmail } from "../../../../../../bff/modules/account/profile/email-change";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });

describe("profile picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "of type %s becomes a square WebP",
    async (format) => {
      const stored = await toAvatar(await picture(300, 200).toFormat(format).toBuffer(), "center");
      const { width, height, format: keptFormat } = await sharp(stored.bytes).metadata();
      expect([width, height, keptFormat]).toEqual([512, 512, "webp"]);
      expect(stored.filename).toMatch(/^[0-9a-f-]{36}\.webp$/);
    },
  );

  test("is rotated upright and loses the camera's metadata", async () => {
    const photo = await picture(400, 200)
      .withExif({ IFD0: { Artist: "CAMARA" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { exif, orientation } = await sharp((await toAvatar(photo, "center")).bytes).metadata();
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
  });

  // Three stripes: red, green, blue.
  const striped = (isWide: boolean) => {
    const stripe = (background: string, at: number) => ({
      input: { create: { width: 100, height: 100, channels: 3 as const, background } },
      left: isWide ? at * 100 : 0,
      top: isWide ? 0 : at * 100,
    });
    const [width, height] = isWide ? [300, 100] : [100, 300];
    const stripes = ["#ff0000", "#00ff00", "#0000ff"].map(stripe);
    const canvas = { width, height, channels: 3 as const, background: "#000000" };
    return sharp({ create: canvas }).composite(stripes).png().toBuffer();
  };

  test.each([
    ["start", 0],
    ["center", 1],
    ["end", 2],
  ] as const)("keeps the chosen part: %s", async (crop, stripe) => {
    for (const isWide of [true, false]) {
      const { channels } = await sharp((await toAvatar(await striped(isWide), crop)).bytes).stats();
      const means = channels.map(({ mean }) => mean);
      expect(means.indexOf(Math.max(...means))).toBe(stripe);
    }
  });

  test("gets a new name for each upload", async () => {
    const photo = await picture(8, 8).png().toBuffer();
    expect((await toAvatar(photo, "center")).filename).not.toBe(
      (await toAvatar(photo, "center")).filename,
    );
  });
});

test.each([
  ["ana.souza@example.com", "a***@example.com"],
  ["é@example.com", "é***@example.com"],
  ['"a@b"@example.com', '"***@example.com'],
])("e-mail mask: shows %s as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
