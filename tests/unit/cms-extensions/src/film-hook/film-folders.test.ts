import { expect, test } from "vitest";
import { mayBeFilm } from "../../../../../cms-extensions/src/film-hook/film-folders.ts";
import { folderIds } from "../../../../../contract/roles.ts";

test("a file that somebody may read is looked at unless it is a picture; one elsewhere belongs where it is", () => {
  for (const folder of [folderIds.public, folderIds.members, folderIds.avatars]) {
    for (const type of ["video/mp4", "application/pdf", "audio/mpeg", undefined])
      expect([type, mayBeFilm({ folder, type })]).toEqual([type, true]);
    expect(mayBeFilm({ folder, type: "image/webp" })).toBe(false);
  }
  expect(mayBeFilm({ folder: folderIds.tickets, type: "application/pdf" })).toBe(false);
  expect(mayBeFilm({ type: "video/mp4" })).toBe(false);
});
