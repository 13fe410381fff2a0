import { expect, test } from "vitest";
import { mayBeFilm } from "../../../../../cms-extensions/src/film-hook/film-folders.ts";
import { folderIds } from "../../../../../contract/roles.ts";

test("an open file is looked at unless it is a picture; a file elsewhere belongs where it is", () => {
  const folder = folderIds.public;
  for (const type of ["video/mp4", "application/pdf", "audio/mpeg", undefined])
    expect([type, mayBeFilm({ folder, type })]).toEqual([type, true]);
  expect(mayBeFilm({ folder, type: "image/webp" })).toBe(false);
  expect(mayBeFilm({ folder: folderIds.tickets, type: "application/pdf" })).toBe(false);
  expect(mayBeFilm({ type: "video/mp4" })).toBe(false);
});
