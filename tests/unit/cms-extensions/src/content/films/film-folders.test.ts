import { expect, test } from "vitest";
import { mayBeFilm } from "../../../../../../cms-extensions/src/content/films/film-folders.ts";
import { folderIds } from "../../../../../../contract/account/roles.ts";

test("video file check: covers readable files except pictures, and no other folder", () => {
  for (const folder of [folderIds.public, folderIds.members, folderIds.avatars]) {
    for (const type of ["video/mp4", "application/pdf", "audio/mpeg", undefined])
      expect([type, mayBeFilm({ folder, type })]).toEqual([type, true]);
    expect(mayBeFilm({ folder, type: "image/webp" })).toBe(false);
  }
  expect(mayBeFilm({ folder: folderIds.tickets, type: "application/pdf" })).toBe(false);
  expect(mayBeFilm({ type: "video/mp4" })).toBe(false);
});
