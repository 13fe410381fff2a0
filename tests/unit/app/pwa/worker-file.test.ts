import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { createWorkerFile } from "~/pwa/worker-file";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { startLocalServer } from "../../../support/local-server";

async function serve(source: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "portal-worker-")), "sw.js");
  writeFileSync(file, source);
  const answer = createWorkerFile(file, "abc123");
  return startLocalServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
}

test("service worker file: contains its build, is uncached, and may fetch from the portal only", async () => {
  const origin = await serve('const BUILD = "__BUILD__";');
  const response = await fetch(`${origin}/sw.js`);
  expect(await response.text()).toBe('const BUILD = "abc123";');
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

test("service worker file: responds to no other path and method", async () => {
  const origin = await serve("");
  expect((await fetch(`${origin}/sw.js/x`)).status).toBe(404);
  expect((await fetch(`${origin}/sw.js`, { method: "POST" })).status).toBe(404);
});

test("service worker file: the portal's worker contains its build and the kinds it stores", async () => {
  const answer = createWorkerFile(resolve("public/sw.js"), "abc123");
  const origin = await startLocalServer((request, response) => void answer(request, response));
  const source = await (await fetch(`${origin}/sw.js`)).text();
  expect(source).toContain('const BUILD = "abc123";');
  expect(source).toContain(`const KINDS = "${kindsWith("isOffline").join(",")}".split(",");`);
});
