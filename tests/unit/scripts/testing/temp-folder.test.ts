import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeRoomyTempFolder } from "../../../../scripts/testing/temp-folder.ts";

/** Output for the person who runs the tests. */
let said: ReturnType<typeof silence> | undefined;
const silence = () => vi.spyOn(process.stdout, "write").mockReturnValue(true);

let root: string;
let own: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "portal-room-"));
  own = join(root, "temp");
  vi.stubEnv("TMPDIR", root);
  vi.stubEnv("PORTAL_RUN_RECORD", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  said?.mockRestore();
  rmSync(root, { recursive: true, force: true });
});

test("temp folder: is the system's while it has room", () => {
  takeRoomyTempFolder(own, { bytes: 1e12, files: 1e6 });
  expect([tmpdir(), existsSync(own)]).toEqual([root, false]);
});

test.each([
  ["bytes", { bytes: 1_000_000, files: 1e6 }],
  ["entries", { bytes: 1e12, files: 10 }],
])("temp folder: without %s is replaced, with a message", (_, room) => {
  said = silence();
  takeRoomyTempFolder(own, room);
  expect(tmpdir()).toBe(own);
  writeFileSync(join(tmpdir(), "probe"), "");
  expect(String(said.mock.calls[0]?.[0])).toContain(own);
});

test("temp folder: is cleared of files of an earlier run", () => {
  said = silence();
  takeRoomyTempFolder(own, { bytes: 0, files: 0 });
  writeFileSync(join(own, "left"), "");
  takeRoomyTempFolder(own, { bytes: 0, files: 0 });
  expect(existsSync(join(own, "left"))).toBe(false);
});
