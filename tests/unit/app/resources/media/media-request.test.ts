import { describe, expect, test } from "vitest";
import { findMediaRequest } from "~/resources/media/asset-source.server";

const ID = "7b1f6a52-3c0d-4e8f-9a1b-2c3d4e5f6071";

function find(target: string, accept = "image/avif,image/webp,*/*") {
  return findMediaRequest(new Request(`http://portal.test${target}`, { headers: { accept } }));
}

describe("media request", () => {
  test("has a listed size, or cover by default", () => {
    expect(find(`/media/${ID}?size=card`)).toEqual({ fileId: ID, size: "card", format: "webp" });
    expect(find(`/media/${ID}`)?.size).toBe("cover");
  });

  test.each(["", "image/png,*/*", "image/webp;q=0", "image/webp; q=0.0, image/png"])(
    "is JPEG for Accept %j",
    (accept) => expect(find(`/media/${ID}`, accept)?.format).toBe("jpeg"),
  );

  test.each([
    ["cover", "on", "card"],
    ["wide", "ON", "card"],
    ["card", "on", "thumb"],
    ["thumb", "on", "thumb"],
    ["avatar", "on", "avatar"],
    ["cover", "off", "cover"],
  ])("of size %s with Save-Data %j is %s", (size, saveData, expected) => {
    const headers = { "save-data": saveData };
    const request = new Request(`http://portal.test/media/${ID}?size=${size}`, { headers });
    expect(findMediaRequest(request)?.size).toBe(expected);
  });

  test.each([
    "/media/",
    "/media/1",
    `/media/${ID.toUpperCase()}`,
    `/media/${ID}/`,
    `/media/${ID}.jpg`,
    `/media/../assets/${ID}`,
    `/media/${ID}?size=huge`,
    `/media/${ID}?size=`,
    `/media/${ID}%0a`,
  ])("is null for %s", (target) => expect(find(target)).toBeNull());
});
