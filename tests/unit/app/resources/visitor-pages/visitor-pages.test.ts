import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { askRaw } from "../../../../support/ask-raw";
import { stubAppEnvironment } from "../../../../support/app-environment";
import { startLocalServer } from "../../../../support/local-server";

type Module = typeof import("~/resources/visitor-pages/visitor-pages.server");
let createVisitorPages: Module["createVisitorPages"];
let localeSetting: string;
beforeAll(async () => {
  stubAppEnvironment();
  ({ createVisitorPages } = await import("~/resources/visitor-pages/visitor-pages.server"));
  localeSetting = (await import("~/session/cookies.server")).localeCookie("pt-BR");
});

const NONCE = "AAAAAAAAAAAAAAAAAAAAAA";

/** A server with visitor pages, followed by a handler that answers "passed". */
async function setUp() {
  const clock = { nowMs: 0 };
  const answer = { status: 200, edition: "" };
  const render = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    const header = `${pathname} ${request.headers.get("cookie")}${answer.edition}`;
    const html = `<p>${header}</p><script nonce="${NONCE}">1</script>`;
    return new Response(html, {
      status: answer.status,
      headers: [
        ["Content-Type", "text/html"],
        ["Content-Security-Policy", `script-src 'nonce-${NONCE}'`],
        ["Set-Cookie", localeSetting],
      ],
    });
  });
  const paths = new Set(["/pt-BR", "/pt-BR/login"]);
  const pages = createVisitorPages({
    origin: "http://portal.test",
    paths,
    render,
    nowMs: () => clock.nowMs,
  });
  let requests = 0;
  const origin = await startLocalServer((request, response) => {
    request.headers["x-request-id"] = String(++requests).padStart(36, "0");
    pages.serve(request, response, () => response.end("passed"));
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { text: await response.text(), headers: response.headers };
  };
  const ask = (headers: Record<string, string>, method = "GET") =>
    askRaw(`${origin}/pt-BR`, { method, headers });
  return { clock, answer, render, pages, get, ask };
}

describe("visitor pages", () => {
  test("are rendered once for all visitors, by path and theme only", async () => {
    const { get, render } = await setUp();
    const noise = { "user-agent": "somebody", cookie: "other=1; portal_locale=pt-BR" };
    const [first, second] = await Promise.all([get("/pt-BR"), get("/pt-BR", noise)]);
    expect(render).toHaveBeenCalledOnce();
    const rendered = render.mock.calls[0]?.[0];
    expect([...(rendered?.headers.keys() ?? [])].sort()).toEqual(["cookie"]);
    expect(rendered?.headers.get("cookie")).toBe("portal_theme=auto");
    expect(rendered?.url).toBe("http://portal.test/pt-BR");
    expect(first.text).toBe("<p>/pt-BR portal_theme=auto</p><script>1</script>");
    expect(second.text).toBe(first.text);
  });

  test("list their scripts by hash and contain no nonce", async () => {
    const { get } = await setUp();
    const { text, headers } = await get("/pt-BR");
    expect(headers.get("content-security-policy")).toMatch(/^script-src 'sha256-[^']+'$/);
    expect(text).not.toContain("nonce");
  });

  test("set the locale cookie of visitors without one", async () => {
    const { get } = await setUp();
    expect((await get("/pt-BR")).headers.getSetCookie()).toEqual([localeSetting]);
    expect((await get("/pt-BR")).headers.getSetCookie()).toEqual([localeSetting]);
    const known = await get("/pt-BR", { cookie: "portal_locale=pt-BR" });
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  test("differ by theme", async () => {
    const { get, render } = await setUp();
    await get("/pt-BR");
    const dark = await get("/pt-BR", { cookie: "portal_theme=dark" });
    expect(dark.text).toContain("portal_theme=dark");
    await get("/pt-BR", { cookie: "portal_theme=nonsense" });
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["with an access cookie", "/pt-BR", { cookie: "portal_theme=dark; portal_access=x" }],
    ["with a dismissed announcement", "/pt-BR", { cookie: "portal_dismissed=a" }],
    ["with a query", "/pt-BR/login?redirect=%2Fpt-BR%2Fapp", {}],
    ["to another page", "/pt-BR/app", {}],
  ])("pass on a request %s", async (_, path, headers) => {
    const { get, render } = await setUp();
    expect((await get(path, headers as Record<string, string>)).text).toBe("passed");
    expect(render).not.toHaveBeenCalled();
  });

  test("are rendered again after half a minute and after a purge", async () => {
    const { get, render, clock, pages } = await setUp();
    await get("/pt-BR");
    clock.nowMs = 29_999;
    await get("/pt-BR");
    expect(render).toHaveBeenCalledTimes(1);
    clock.nowMs = 30_000;
    await get("/pt-BR");
    expect(render).toHaveBeenCalledTimes(2);
    pages.purge();
    await get("/pt-BR");
    expect(render).toHaveBeenCalledTimes(3);
  });

  test("are not cached after a failure", async () => {
    const { get, answer, render } = await setUp();
    answer.status = 500;
    expect((await get("/pt-BR")).text).toBe("passed");
    render.mockRejectedValueOnce(new Error("broken"));
    expect((await get("/pt-BR")).text).toBe("passed");
    answer.status = 200;
    expect((await get("/pt-BR")).text).toContain("/pt-BR");
  });

  test.each([
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
    ["gzip", gunzipSync],
  ])("are encoded as %s if accepted, with their own ETag", async (coding, unpack) => {
    const { ask } = await setUp();
    const plain = await ask({});
    const coded = await ask({ "accept-encoding": coding });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(coded.headers["content-encoding"]).toBe(coding);
    expect(coded.headers.vary).toBe("Accept-Encoding, Cookie");
    expect(coded.headers["content-length"]).toBe(String(coded.body.length));
    expect(unpack(coded.body)).toEqual(plain.body);
    expect(coded.headers.etag).not.toBe(plain.headers.etag);
    const again = await ask({ "accept-encoding": coding });
    expect([again.headers.etag, again.body]).toEqual([coded.headers.etag, coded.body]);
  });

  test("return 406 to a client that accepts neither a known coding nor identity", async () => {
    const { ask } = await setUp();
    const { status, body } = await ask({ "accept-encoding": "deflate, identity;q=0" });
    expect([status, body.length]).toEqual([406, 0]);
  });

  test("are revalidated by the ETag of their coding", async () => {
    const { ask } = await setUp();
    const accept = { "accept-encoding": "gzip" };
    const { headers } = await ask(accept);
    const etag = String(headers.etag);
    const known = await ask({ ...accept, "if-none-match": `"other", W/${etag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect(known.headers).toMatchObject({ etag, "cache-control": "private, no-cache" });
    expect(known.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await ask({ "if-none-match": etag })).status).toBe(200);
  });

  test("answer HEAD like GET, without the body", async () => {
    const { ask } = await setUp();
    const read = await ask({ "accept-encoding": "br" });
    const head = await ask({ "accept-encoding": "br" }, "HEAD");
    const told = ({ etag, "content-length": length }: typeof head.headers) => [etag, length];
    expect(head.status).toBe(200);
    expect(told(head.headers)).toEqual(told(read.headers));
    expect(head.body.length).toBe(0);
  });

  test("have another body and ETag after a purge with changes", async () => {
    const { ask, answer, pages } = await setUp();
    const accept = { "accept-encoding": "br" };
    const before = await ask(accept);
    answer.edition = " new";
    expect((await ask(accept)).body).toEqual(before.body);
    pages.purge();
    const after = await ask({ ...accept, "if-none-match": String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(brotliDecompressSync(after.body).toString()).toContain(" new");
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});
