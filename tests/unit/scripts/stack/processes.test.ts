import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPart } from "../../../../scripts/stack/processes";

let logDir: string;

beforeEach(() => {
  logDir = mkdtempSync(join(tmpdir(), "part-"));
});
afterEach(() => rmSync(logDir, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const FULL_DISK = "/dev/full";

test.skipIf(!existsSync(FULL_DISK))(
  "processes: a part continues if its log can't be written",
  async () => {
    symlinkSync(FULL_DISK, join(logDir, "talker.log"));
    const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const port = await freePort();
    const source = `require("http").createServer((_, answer) => { console.log("asked"); answer.end(); }).listen(${port}, "127.0.0.1")`;
    const healthUrl = `http://127.0.0.1:${port}/`;
    const part = await startPart({
      name: "talker",
      args: ["--eval", source],
      cwd: logDir,
      env: process.env,
      healthUrl,
      logDir,
    });
    try {
      await vi.waitFor(() => expect(said.mock.calls.join()).toContain("loses lines"));
      expect((await fetch(healthUrl)).ok).toBe(true);
    } finally {
      await part.stop();
      said.mockRestore();
    }
  },
);
