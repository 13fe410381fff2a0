import { describe, expect, test } from "vitest";
import { isHubPath, refuseHubRequest } from "../../../../app/http/hub-proxy.ts";
import { rawRequest } from "../../../support/raw-request.ts";

const ORIGIN = "https://portal.test";
const guard = { allowedHosts: new Set(["portal.test"]), allowedOrigins: new Set([ORIGIN]) };
const refusalOf = (request: Parameters<typeof rawRequest>[0]) =>
  refuseHubRequest(rawRequest({ target: "/hubs/chat?id=1", ...request }), guard)?.status ?? null;

test.each([
  ["/hubs/chat", true],
  ["/hubs/chat/negotiate", true],
  ["/hubs/", false],
  ["/hubs/chat/more", false],
  ["/hubs/../internal", false],
  ["/pt-BR/hubs/chat", false],
])("hub guard: %s is a hub path: %s", (path, isHub) => {
  expect(isHubPath(path)).toBe(isHub);
});

describe("hub request", () => {
  const own = { origin: ORIGIN, "sec-fetch-site": "same-origin" };

  test.each(["GET", "POST", "DELETE"])("from the portal's own pages is allowed: %s", (method) => {
    expect(refusalOf({ method, headers: own })).toBeNull();
    expect(refusalOf({ method, headers: { "sec-fetch-site": "same-origin" } })).toBeNull();
  });

  test("may have the content types of the protocol", () => {
    for (const type of ["text/plain;charset=UTF-8", "application/octet-stream"]) {
      const headers = { ...own, "content-type": type, "content-length": "40000" };
      expect(refusalOf({ method: "POST", headers })).toBeNull();
    }
  });

  test("from a program is allowed with its own token", () => {
    expect(refusalOf({ method: "GET" })).toBeNull();
    expect(refusalOf({ method: "POST", headers: { authorization: "Bearer x" } })).toBeNull();
    expect(refusalOf({ method: "POST", headers: { cookie: "portal_access=x" } })).toBe(403);
    expect(refusalOf({ method: "DELETE" })).toBe(403);
  });

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example", authorization: "Bearer x" },
    { upgrade: "websocket", origin: "https://evil.example" },
  ])("of another origin is refused: %o", (headers) => {
    expect(refusalOf({ method: "POST", headers })).toBe(403);
    expect(refusalOf({ method: "GET", headers })).toBe(403);
  });

  test("with another method, host, form or size is refused", () => {
    expect(refusalOf({ method: "PUT", headers: own })).toBe(405);
    expect(refusalOf({ headers: { ...own, host: "evil.example" } })).toBe(421);
    expect(refusalOf({ target: "/hubs/chat?x=%00" })).toBe(400);
    const tooLarge = { ...own, "content-length": "1048577" };
    expect(refusalOf({ method: "POST", headers: tooLarge })).toBe(413);
    const unmeasured = { ...own, "transfer-encoding": "chunked" };
    expect(refusalOf({ method: "POST", headers: unmeasured })).toBe(411);
  });
});
