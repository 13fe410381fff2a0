import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStaticFiles } from "~/http/static-files";

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-static-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "page-1a2b.js"), "export {};");
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  const serve = createStaticFiles(folder);
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test("hashed files are kept for a year, others for an hour", async () => {
  const script = await fetch(`${origin}/assets/page-1a2b.js`);
  const robots = await fetch(`${origin}/robots.txt`);

  expect(await script.text()).toBe("export {};");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(robots.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("only files listed at the start are served", async () => {
  writeFileSync(join(folder, "later.txt"), "later");

  expect((await fetch(`${origin}/later.txt`)).status).toBe(404);
  expect((await fetch(`${origin}/assets/..%2frobots.txt`)).status).toBe(404);
});

test("a file that is gone ends its own answer and nothing else", async () => {
  rmSync(join(folder, "robots.txt"));

  await expect(fetch(`${origin}/robots.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${origin}/assets/page-1a2b.js`)).status).toBe(200);
});
