import { beforeAll, describe, expect, test, vi } from "vitest";
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

/** A server with visitor pages before a rest that answers "passed". */
async function setUp() {
  const clock = { nowMs: 0 };
  const answer = { status: 200 };
  const render = vi.fn(async (request: Request) => {
    const told = [request.headers.get("cookie"), request.headers.get("x-request-id")].join();
    return new Response(`<p>${new URL(request.url).pathname} ${told} ${NONCE}</p>`, {
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
  return { clock, answer, render, pages, get };
}

describe("visitors' pages", () => {
  test("are rendered once for all, from path and theme alone", async () => {
    const { get, render } = await setUp();
    const noise = { "user-agent": "somebody", cookie: "other=1; portal_locale=pt-BR" };
    const [first, second] = await Promise.all([get("/pt-BR"), get("/pt-BR", noise)]);
    expect(render).toHaveBeenCalledOnce();
    const rendered = render.mock.calls[0]?.[0];
    expect([...(rendered?.headers.keys() ?? [])].sort()).toEqual(["cookie", "x-request-id"]);
    expect(rendered?.headers.get("cookie")).toBe("portal_theme=auto");
    expect(rendered?.url).toBe("http://portal.test/pt-BR");
    expect(first.text).not.toContain(NONCE);
    expect(first.text).not.toBe(second.text);
  });

  test("carry the request's own id and a nonce that fits the policy", async () => {
    const { get } = await setUp();
    await get("/pt-BR");
    const { text, headers } = await get("/pt-BR");
    const nonce = /'nonce-([\w-]{22})'/.exec(headers.get("content-security-policy") ?? "")?.[1];
    expect(nonce).not.toBe(NONCE);
    expect(text).toBe(`<p>/pt-BR portal_theme=auto,${"2".padStart(36, "0")} ${nonce}</p>`);
  });

  test("remember the locale of those who have none yet", async () => {
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
    ["with a query", "/pt-BR/login?redirect=%2Fpt-BR%2Fapp", {}],
    ["to another page", "/pt-BR/app", {}],
  ])("leave a request %s to others", async (_, path, headers) => {
    const { get, render } = await setUp();
    expect((await get(path, headers as Record<string, string>)).text).toBe("passed");
    expect(render).not.toHaveBeenCalled();
  });

  test("are rendered anew after half a minute and after a purge", async () => {
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

  test("are not kept when they failed", async () => {
    const { get, answer, render } = await setUp();
    answer.status = 500;
    expect((await get("/pt-BR")).text).toBe("passed");
    render.mockRejectedValueOnce(new Error("broken"));
    expect((await get("/pt-BR")).text).toBe("passed");
    answer.status = 200;
    expect((await get("/pt-BR")).text).toContain("/pt-BR");
  });
});
