import { describe, expect, test } from "vitest";
import { cleanse, clientAddress, refuse } from "~/http/front-guard";
import { rawRequest, type RawRequest } from "../../../support/raw-request";

const guard = {
  allowedHosts: new Set(["portal.test", "localhost:3000"]),
  allowedOrigins: new Set(["https://portal.test", "http://localhost:3000"]),
  trustedProxyHops: 0,
  maxBodyBytes: 1024,
  longForms: { path: /^\/pt-BR\/app\/forum\//, maxBodyBytes: 2048 },
  tooLargePage: "<p>Longo demais</p>",
  serverPosts: [/^\/unsubscribe\/[a-z]+$/],
  uploads: [
    { path: /^\/pt-BR\/app\/photo$/, maxBodyBytes: 4096 },
    { path: /^\/pt-BR\/app\/face(\.data)?$/, maxBodyBytes: 4096, shownBy: "photo=too-large" },
  ],
  signedCalls: [{ path: "/webhooks/pay", maxBodyBytes: 512 }],
};

const ours = { origin: "https://portal.test", "sec-fetch-site": "same-origin" };
const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "3" };

function statusOf(request: RawRequest): number | null {
  return refuse(rawRequest(request), guard)?.status ?? null;
}

describe("front guard allows", () => {
  test.each<[string, RawRequest]>([
    ["a page", { target: "/pt-BR/app/news?page=2" }],
    ["a single-fetch read", { target: "/pt-BR/app/news.data" }],
    ["an accented path, encoded", { target: "/pt-BR/app/news/S%C3%A3o-Gallen" }],
    ["HEAD of a page", { method: "HEAD", target: "/pt-BR" }],
    ["the portal's host in capital letters", { headers: { host: "Portal.TEST" } }],
    ["the second host, with port", { headers: { host: "localhost:3000" } }],
    ["a portal form", { method: "POST", target: "/pt-BR/login", headers: { ...ours, ...form } }],
    [
      "a form with a charset",
      {
        method: "POST",
        headers: {
          ...ours,
          ...form,
          "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
        },
      },
    ],
    [
      "a multipart form with a boundary",
      {
        method: "POST",
        headers: {
          ...ours,
          "content-length": "9",
          "content-type": "multipart/form-data; boundary=x",
        },
      },
    ],
    ["a POST without a body", { method: "POST", headers: ours }],
    [
      "a POST of a browser that sends no Origin",
      { method: "POST", headers: { "sec-fetch-site": "same-origin" } },
    ],
    [
      "a POST of a portal page that hides its origin",
      { method: "POST", headers: { origin: "null", "sec-fetch-site": "same-origin" } },
    ],
  ])("%s", (_, request) => {
    expect(statusOf(request)).toBeNull();
  });
});

describe("front guard: oversized upload", () => {
  const send = (target: string, length: number) =>
    refuse(
      rawRequest({
        method: "POST",
        target,
        headers: {
          ...ours,
          "content-type": "multipart/form-data; boundary=x",
          "content-length": String(length),
        },
      }),
      guard,
    );

  test("redirects to the page that explains it", () => {
    expect(send("/pt-BR/app/face?a=1", 5000)).toMatchObject({
      status: 303,
      headers: { Location: "/pt-BR/app/face?photo=too-large" },
      isAfterBody: true,
    });
  });

  test.each([
    ["sent by a script", "/pt-BR/app/face.data", 5000],
    ["too large to wait for", "/pt-BR/app/face", 65 * 1024 * 1024],
    ["of a page without a message for it", "/pt-BR/app/photo", 5000],
  ])("%s is refused immediately", (_, target, length) => {
    expect(send(target, length)).toEqual({ status: 413, code: "body_too_large" });
  });
});

test("front guard: an oversized form without files shows an error page in a browser", () => {
  const sent = (target: string, accept: string) => {
    const headers = { ...ours, ...form, accept, "content-length": "2049" };
    return refuse(rawRequest({ method: "POST", target, headers }), guard);
  };
  const received = { status: 413, html: "<p>Longo demais</p>", isAfterBody: true };
  expect(sent("/pt-BR/app/forum/create", "text/html,*/*;q=0.8")).toMatchObject(received);
  const refused = { status: 413, code: "body_too_large" };
  expect(sent("/pt-BR/app/forum/create.data", "text/html")).toEqual(refused);
  expect(sent("/pt-BR/app/comments", "application/json")).toEqual(refused);
});

describe("front guard: server-to-server posts", () => {
  const post = (target: string, headers: Record<string, string>): RawRequest => ({
    method: "POST",
    target,
    headers: { ...form, ...headers },
  });

  test("are accepted at their own paths, and never from foreign pages", () => {
    expect(statusOf(post("/unsubscribe/abc", {}))).toBeNull();
    expect(statusOf(post("/unsubscribe/abc/x", {}))).toBe(403);
    expect(statusOf(post("/pt-BR/login", {}))).toBe(403);
    expect(statusOf(post("/unsubscribe/abc", { origin: "https://evil.test" }))).toBe(403);
    expect(statusOf(post("/unsubscribe/abc", { "sec-fetch-site": "cross-site" }))).toBe(403);
  });
});

test("front guard: a form from one of the portal's hosts is refused at another", () => {
  const sent = (host: string, origin: string) =>
    statusOf({ method: "POST", target: "/pt-BR/login", headers: { ...form, host, origin } });
  expect(sent("localhost:3000", "http://localhost:3000")).toBeNull();
  expect(sent("Portal.TEST", "https://portal.test")).toBeNull();
  expect(sent("localhost:3000", "https://portal.test")).toBe(403);
  expect(sent("portal.test", "http://localhost:3000")).toBe(403);
});

describe("front guard body limit", () => {
  const sized = (
    target: string,
    bytes: number,
    type = "multipart/form-data; boundary=x",
  ): RawRequest => ({
    method: "POST",
    target,
    headers: { ...ours, "content-type": type, "content-length": String(bytes) },
  });

  test("depends on the page that receives an upload", () => {
    expect(statusOf(sized("/pt-BR/app/photo?x=1", 4096))).toBeNull();
    expect(statusOf(sized("/pt-BR/app/photo", 4097))).toBe(413);
    expect(statusOf(sized("/pt-BR/app/photo/other", 1025))).toBe(413);
  });

  test("of a form without files ignores the upload limit of the page", () => {
    const plain = "application/x-www-form-urlencoded";
    expect(statusOf(sized("/pt-BR/app/forum/create", 2048, plain))).toBeNull();
    expect(statusOf(sized("/pt-BR/app/forum/create", 2049, plain))).toBe(413);
    expect(statusOf(sized("/pt-BR/app/photo", 1024, plain))).toBeNull();
    expect(statusOf(sized("/pt-BR/app/photo", 1025, plain))).toBe(413);
  });
});

describe("front guard refuses method", () => {
  test.each(["TRACE", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND", "CONNECT", "get", ""])(
    "%s with 405",
    (method) => {
      const refusal = refuse(rawRequest({ method, headers: ours }), guard);
      expect(refusal).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD, POST" } });
    },
  );

  test("HEAD of a single-fetch address with 405", () => {
    expect(statusOf({ method: "HEAD", target: "/pt-BR/app/news.data" })).toBe(405);
  });
});

describe("front guard refuses request target", () => {
  test.each([
    ["absolute form", "http://portal.test/pt-BR", 400],
    ["asterisk form", "*", 400],
    ["no slash", "pt-BR", 400],
    ["empty", "", 400],
    ["protocol-relative", "//evil.example/pt-BR", 400],
    ["backslash", "/pt-BR\\app", 400],
    ["encoded slash", "/pt-BR%2Fapp", 400],
    ["encoded slash, small letters", "/pt-BR%2fapp", 400],
    ["encoded backslash", "/pt-BR%5Capp", 400],
    ["encoded NUL", "/pt-BR/app%00", 400],
    ["encoded NUL in the query", "/pt-BR/app/news/results?query=a%00b", 400],
    ["encoded line break", "/pt-BR/app%0d%0aX-Evil:1", 400],
    ["encoded line separator", "/pt-BR/%E2%80%A8x", 400],
    ["encoded delete character", "/pt-BR/%7f", 400],
    ["broken percent-encoding", "/pt-BR/%zz", 400],
    ["broken UTF-8", "/pt-BR/%c3%28", 400],
    ["too long", `/${"a".repeat(4096)}`, 414],
    ["_data", "/pt-BR/app/news?_data=routes%2Fapp%2Fnews-list", 400],
    ["_data after another parameter", "/pt-BR/app/news?page=2&_data=x", 400],
    ["_data, name encoded", "/pt-BR/app/news?%5Fdata=x", 400],
    ["_data without a value", "/pt-BR/app/news?_data", 400],
    ["_data after a second question mark", "/pt-BR/app/news?a=1?&_data=x", 400],
  ])("%s", (_, target, status) => {
    expect(statusOf({ target })).toBe(status);
  });
});

describe("front guard refuses host with 421", () => {
  test.each([
    "",
    "evil.example",
    "portal.test.evil.example",
    "portal.test:80",
    "evil.example/pt-BR/app/news.data?_routes=x",
    "portal.test/pt-BR/app",
    "portal.test@evil.example",
    "[",
    "a b",
    "portal.test,evil.example",
  ])("%j", (host) => {
    expect(statusOf({ headers: { host } })).toBe(421);
  });
});

describe("front guard refuses unsafe cross-origin request with 403", () => {
  test.each<[string, Record<string, string>]>([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    ["a null origin of a frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["our name as a suffix", { origin: "https://evil-portal.test" }],
    ["our name as a prefix", { origin: "https://portal.test.evil.example" }],
    ["our name by http", { origin: "http://portal.test" }],
    ["our name with a port", { origin: "https://portal.test:444" }],
    ["garbage", { origin: "%%%" }],
    ["neither an origin nor a fetch site", {}],
    ["a same-site neighbor without an origin", { "sec-fetch-site": "same-site" }],
    ["another site that fakes our origin", { ...ours, "sec-fetch-site": "cross-site" }],
    ["a same-site neighbor that fakes our origin", { ...ours, "sec-fetch-site": "same-site" }],
  ])("%s", (_, headers) => {
    expect(statusOf({ method: "POST", headers: { ...form, ...headers } })).toBe(403);
  });
});

describe("front guard refuses body", () => {
  test.each<[string, Record<string, string>, number]>([
    ["larger than the limit", { "content-length": "1025" }, 413],
    ["without a length", { "transfer-encoding": "chunked", "content-length": "0" }, 411],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["XML", { "content-type": "application/xml" }, 415],
    ["JSON, which no portal page reads", { "content-type": "application/json" }, 415],
    ["without a type", { "content-type": "" }, 415],
    [
      "of a type that only starts like a form",
      { "content-type": "application/x-www-form-urlencodedx" },
      415,
    ],
    ["multipart without a boundary", { "content-type": "multipart/form-data" }, 415],
    ["multipart with an empty boundary", { "content-type": "multipart/form-data; boundary=" }, 415],
  ])("%s", (_, headers, status) => {
    expect(statusOf({ method: "POST", headers: { ...ours, ...form, ...headers } })).toBe(status);
  });
});

describe("signed webhook call", () => {
  const call = { "content-type": "application/json; charset=utf-8", "content-length": "3" };
  const post = (target: string, headers: Record<string, string>) =>
    statusOf({ method: "POST", target, headers });

  test("is accepted without an origin and with any origin", () => {
    expect(post("/webhooks/pay", call)).toBeNull();
    expect(post("/webhooks/pay", { ...call, origin: "https://evil.example" })).toBeNull();
  });

  test.each<[string, Record<string, string>, number]>([
    ["is larger than its own limit", { "content-length": "513" }, 413],
    ["has no length", { "transfer-encoding": "chunked" }, 411],
    ["is a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["is for another host", { host: "evil.example" }, 421],
  ])("is refused when it %s", (_, headers, status) => {
    expect(post("/webhooks/pay", { ...call, ...headers })).toBe(status);
  });

  test.each(["/webhooks/pay/", "/webhooks/pay/x", "/WEBHOOKS/pay", "/pt-BR/login"])(
    "is not accepted at %s",
    (target) => {
      expect(post(target, call)).toBe(403);
    },
  );
});

describe("front guard cleansing", () => {
  test.each([
    ["/a?_routes=root", "/a"],
    ["/a?page=2&_routes=root&q=x", "/a?page=2&q=x"],
    ["/a?%5Froutes=root", "/a"],
    ["/a?b?&_routes=root", "/a?b%3F="],
    ["/a?_routes=x&_routes=y", "/a"],
  ])("drops the route selection of %s", (target, expected) => {
    const request = rawRequest({ target });
    cleanse(request);
    expect(request.url).toBe(expected);
  });

  test("leaves other queries unchanged", () => {
    const request = rawRequest({ target: "/a?q=S%c3%a3o+Paulo&empty" });
    cleanse(request);
    expect(request.url).toBe("/a?q=S%c3%a3o+Paulo&empty");
  });

  test.each([
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "Forwarded",
    "X-HTTP-Method-Override",
    "X-Method-Override",
    "X-Original-URL",
    "X-Rewrite-URL",
    "X-Portal-Client-Address",
    "X-Portal-Internal",
    "X-Request-Id",
  ])("removes %s from the parsed and the raw headers", (name) => {
    const request = rawRequest({ headers: { [name]: "evil", accept: "text/html" } });
    cleanse(request);
    expect(request.headers[name.toLowerCase()]).toBeUndefined();
    expect(request.rawHeaders).toEqual(["host", "portal.test", "accept", "text/html"]);
  });

  test("removes only a null origin of the portal's own pages", () => {
    const headersOf = (headers: Record<string, string>) => {
      const request = rawRequest({ method: "POST", headers });
      cleanse(request);
      return [request.headers["origin"], request.rawHeaders.includes("null")];
    };
    expect(headersOf({ origin: "null", "sec-fetch-site": "same-origin" })).toEqual([
      undefined,
      false,
    ]);
    expect(headersOf({ origin: "null", "sec-fetch-site": "cross-site" })).toEqual(["null", true]);
    expect(headersOf({ origin: "null" })).toEqual(["null", true]);
  });
});

describe("client address", () => {
  function addressOf(forwardedFor: string | null, hops: number): string {
    const request = rawRequest(
      forwardedFor === null ? {} : { headers: { "x-forwarded-for": forwardedFor } },
    );
    Object.defineProperty(request.socket, "remoteAddress", { value: "192.0.2.9" });
    return clientAddress(request, hops);
  }

  test.each([
    ["is the socket's address if no proxy is trusted", "198.51.100.1", 0, "192.0.2.9"],
    ["is the address added by the trusted proxy", "198.51.100.1, 203.0.113.5", 1, "203.0.113.5"],
    ["is the one before two proxies", "198.51.100.1, 203.0.113.5, 10.0.0.2", 2, "203.0.113.5"],
    ["is the socket's address if the header is too short", "203.0.113.5", 2, "192.0.2.9"],
    ["is the socket's address if there is no header", null, 1, "192.0.2.9"],
    ["is found between empty parts of the header", " , 203.0.113.5 ,", 1, "203.0.113.5"],
  ])("%s", (_, header, hops, expected) => {
    expect(addressOf(header, hops)).toBe(expected);
  });
});
