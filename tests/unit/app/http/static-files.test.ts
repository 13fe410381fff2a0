import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createStaticFiles } from "~/http/static-files";
import { askRaw } from "../../../support/ask-raw";

const STYLE = "p { color: red }".repeat(40);
const CODED = {
  br: brotliCompressSync(STYLE),
  zstd: zstdCompressSync(STYLE),
  gzip: gzipSync(STYLE),
};

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-static-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "page-1a2b.js"), "export {};");
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "phrase.m4a"), "sound");
  writeFileSync(join(folder, "assets", "style-3c4d.css"), STYLE);
  for (const [ending, coding] of [
    [".br", "br"],
    [".zst", "zstd"],
    [".gz", "gzip"],
  ] as const)
    writeFileSync(join(folder, "assets", `style-3c4d.css${ending}`), CODED[coding]);
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

test("static files: hashed ones are cached for a year, others for an hour", async () => {
  const script = await fetch(`${origin}/assets/page-1a2b.js`);
  const robots = await fetch(`${origin}/robots.txt`);

  expect(await script.text()).toBe("export {};");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(robots.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("static files: a recording is served as sound", async () => {
  const recording = await fetch(`${origin}/phrase.m4a`);

  expect(recording.headers.get("content-type")).toBe("audio/mp4");
});

test("static files: only files listed at start are served", async () => {
  writeFileSync(join(folder, "later.txt"), "later");

  expect((await fetch(`${origin}/later.txt`)).status).toBe(404);
  expect((await fetch(`${origin}/assets/..%2frobots.txt`)).status).toBe(404);
});

test("static files: a deleted file only fails its own response", async () => {
  rmSync(join(folder, "robots.txt"));

  await expect(fetch(`${origin}/robots.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect((await fetch(`${origin}/assets/page-1a2b.js`)).status).toBe(200);
});

const askStyle = (headers: Record<string, string> = {}, method = "GET") =>
  askRaw(`${origin}/assets/style-3c4d.css`, { method, headers });

describe("precompressed file", () => {
  test.each(["br", "zstd", "gzip"] as const)("is sent as stored with %s", async (coding) => {
    const { status, headers, body } = await askStyle({ "accept-encoding": coding });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([
      200,
      coding,
      "Accept-Encoding",
    ]);
    expect(body).toEqual(CODED[coding]);
  });

  test("is sent uncompressed without a coding, and refused if identity is excluded", async () => {
    const plain = await askStyle();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(STYLE);
    expect((await askStyle({ "accept-encoding": "identity;q=0" })).status).toBe(406);
  });

  test("has an ETag per coding", async () => {
    const accept = { "accept-encoding": "br" };
    const etag = String((await askStyle(accept)).headers.etag);
    const known = await askStyle({ ...accept, "if-none-match": etag });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
    expect(known.headers["cache-control"]).toContain("immutable");
    expect((await askStyle({ "if-none-match": etag })).status).toBe(200);
  });

  test("is sent in ranges of its coded bytes", async () => {
    const part = await askStyle({ "accept-encoding": "gzip", range: "bytes=4-9" });
    expect([part.status, part.headers["content-range"], part.headers["content-encoding"]]).toEqual([
      206,
      `bytes 4-9/${CODED.gzip.length}`,
      "gzip",
    ]);
    expect(part.body).toEqual(CODED.gzip.subarray(4, 10));
    const beyond = await askStyle({ range: "bytes=9999-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([
      416,
      `bytes */${STYLE.length}`,
    ]);
  });

  test("resumes only with the same ETag", async () => {
    const etag = String((await askStyle({ "accept-encoding": "br" })).headers.etag);
    const range = { range: "bytes=0-3", "if-range": etag };
    expect((await askStyle({ ...range, "accept-encoding": "br" })).status).toBe(206);
    expect((await askStyle(range)).status).toBe(200);
  });

  test("has the same headers for HEAD as for GET, without body and ranges", async () => {
    const accept = { "accept-encoding": "br" };
    const head = await askStyle({ ...accept, range: "bytes=0-3" }, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
      200,
      String(CODED.br.length),
      0,
    ]);
  });
});

test("static files: a file with a stable name has a content ETag", async () => {
  const { headers } = await askRaw(`${origin}/robots.txt`, {});
  const same = { headers: { "if-none-match": String(headers.etag) } };
  expect((await askRaw(`${origin}/robots.txt`, same)).status).toBe(304);
});
