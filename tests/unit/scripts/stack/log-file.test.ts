import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLog } from "../../../../scripts/stack/processes.ts";

test("log file: continues after it could not be written, and reports the failure once", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "log-")), "later");
  const said: string[] = [];
  const log = openLog(join(folder, "app.log"), (line) => said.push(line));
  log.write(Buffer.from("one\n"));
  log.write(Buffer.from("two\n"));
  expect(said).toHaveLength(1);
  mkdirSync(folder);
  log.write(Buffer.from("three\n"));
  expect(readFileSync(join(folder, "app.log"), "utf8")).toBe("three\n");
  rmSync(folder, { recursive: true });
});
