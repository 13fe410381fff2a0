import { describe, expect, test } from "vitest";
import { GUEST_FORM_MAX_BYTES } from "../../../contract/collections/input-limits.ts";
import { BROWSER, origin, send, sendBytes, submitForm, type WireAnswer } from "./wire";

const { host } = new URL(origin);

/** A refusal reveals no stack, no file path and none of the sent data. */
function expectPlain(answer: WireAnswer): void {
  expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|evil/);
}

describe("Host header", () => {
  test.each([
    "evil.example",
    `evil.example/pt-BR/app/news.data?_routes=routes%2Fapp%2Fnews-list&x=`,
    `${host}/pt-BR/app/news.data?x=`,
    `${host}.evil.example`,
    `evil.example@${host}`,
    `user:pass@${host}`,
    "[",
    "a b",
    "",
  ])("%j is refused", async (as) => {
    const answer = await send({ target: "/pt-BR/login", host: as });
    expect([400, 421]).toContain(answer.status);
    expectPlain(answer);
  });

  test("is refused if missing", async () => {
    expect([400, 421]).toContain((await send({ target: "/pt-BR", host: null })).status);
    expect([400, 421]).toContain((await sendBytes("GET /pt-BR HTTP/1.0\r\n\r\n")).status);
  });

  test("is refused if sent twice, or the first one counts", async () => {
    const answer = await sendBytes(
      `GET /pt-BR/login HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect([200, 400]).toContain(answer.status);
    expectPlain(answer);
  });

  test.each([
    "X-Forwarded-Host",
    "Forwarded",
    "X-Original-URL",
    "X-Rewrite-URL",
    "X-Forwarded-Prefix",
  ])("%s changes neither page nor links", async (name) => {
    const value = name === "Forwarded" ? "host=evil.example" : "evil.example/pt-BR/app";
    const answer = await send({ target: "/pt-BR/login", headers: { ...BROWSER, [name]: value } });
    expect(answer.status).toBe(200);
    expectPlain(answer);
  });
});

describe("HTTP methods", () => {
  test.each(["TRACE", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"])(
    "%s is 405",
    async (method) => {
      const answer = await send({
        method,
        target: "/pt-BR/login",
        headers: { "X-Canary": "evil" },
      });
      expect(answer.status).toBe(405);
      expectPlain(answer);
    },
  );

  test.each(["X-HTTP-Method-Override", "X-Method-Override"])(
    "%s overrides nothing",
    async (name) => {
      const answer = await send({
        target: "/pt-BR/logout",
        headers: { ...BROWSER, [name]: "POST" },
      });
      expect(answer.headers.get("set-cookie")?.join() ?? "").not.toContain("portal_access");
    },
  );

  test("unknown ones are refused by the parser", async () => {
    expect([400, 405, 501]).toContain((await send({ method: "EVIL", target: "/" })).status);
  });
});

describe("request targets", () => {
  test.each([
    [`http://${host}/pt-BR/login`],
    ["http://evil.example/pt-BR/app/news"],
    ["*"],
    ["//evil.example/pt-BR"],
    ["/pt-BR\\app"],
    ["/pt-BR%2fapp%2fnews"],
    ["/pt-BR/app%00"],
    ["/pt-BR/%zz"],
    ["/pt-BR/%c3%28"],
    ["/pt-BR/app/news?_data=routes%2Fapp%2Fnews-list"],
    ["/pt-BR/app/news?a?&_data=routes%2Fapp%2Fnews-list"],
    ["/pt-BR/app/news?%5fdata=routes%2Fapp%2Fnews-list"],
  ])("%s is 400", async (target) => {
    const answer = await send({ target, headers: BROWSER });
    expect(answer.status).toBe(400);
    expectPlain(answer);
  });

  test("longer than 4096 is 414", async () => {
    expect((await send({ target: `/${"a".repeat(5_000)}` })).status).toBe(414);
  });

  test("HEAD of a data address is 405, of a page 200", async () => {
    expect((await send({ method: "HEAD", target: "/pt-BR/app/news.data" })).status).toBe(405);
    expect((await send({ method: "HEAD", target: "/pt-BR" })).status).toBe(200);
  });
});

describe("hub addresses", () => {
  test("stay behind the guard for every other method", async () => {
    const form = {
      "Content-Type": "multipart/form-data",
      "Content-Length": "3",
      Origin: "https://evil.example",
    };
    for (const target of ["/healthz", "/readyz"]) {
      const answer = await send({ method: "POST", target, headers: form, body: "abc" });
      expect([target, answer.status]).toEqual([target, 403]);
    }
    expect((await send({ method: "PUT", target: "/readyz" })).status).toBe(405);
  });
});

describe("unsafe requests from other origins", () => {
  const form = { theme: "dark", redirect: "/pt-BR" };

  test.each([
    "https://evil.example",
    "null",
    `${origin}.evil.example`,
    origin.replace("http:", "https:"),
    "http://localhost:1",
    "%%%",
    "file://",
  ])("with Origin %s are 403 at every kind of address", async (foreign) => {
    for (const path of [
      "/pt-BR/theme",
      "/pt-BR/theme.data",
      "/pt-BR/login",
      "/pt-BR/logout",
      "/pt-BR/session",
    ]) {
      // A frame without an origin sends "null", as a page with a no-referrer policy does; the browser's
      // Sec-Fetch-Site tells them apart.
      const site = foreign === "null" ? { "Sec-Fetch-Site": "cross-site" } : {};
      const answer = await submitForm(path, form, { Origin: foreign, ...site });
      expect([path, answer.status, answer.headers.get("set-cookie")]).toEqual([
        path,
        403,
        undefined,
      ]);
    }
  });

  test("from our own pages without a referrer are answered", async () => {
    expect((await submitForm("/pt-BR/theme", form, { Origin: "null" })).status).toBe(302);
  });

  test("without any origin header are 403", async () => {
    const answer = await send({
      method: "POST",
      target: "/pt-BR/theme",
      body: "theme=dark",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(403);
  });

  test("from our own pages are answered", async () => {
    expect((await submitForm("/pt-BR/theme", form)).status).toBe(302);
  });
});

describe("request bodies", () => {
  const post = (headers: Record<string, string>, body = "a=b") =>
    send({
      method: "POST",
      target: "/pt-BR/login",
      body,
      headers: { ...BROWSER, Origin: origin, ...headers },
    });

  test.each(["application/json", "text/plain", "application/xml", "multipart/form-data"])(
    "of type %s are 415",
    async (type) => {
      expect((await post({ "Content-Type": type })).status).toBe(415);
    },
  );

  test("larger than the largest guest form are 413 before they are read", async () => {
    const answer = await post({
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(GUEST_FORM_MAX_BYTES + 1),
    });
    expect(answer.status).toBe(413);
  });

  // A busy machine is slow, but a backtracking pattern takes far longer.
  test("full of repeated characters do not delay other requests", { timeout: 60_000 }, async () => {
    const typed = ["a.", ".", "%20", "a", "0", "-", "@", "%CC%95%CC%80"].map(
      (letters) => `a@${letters.repeat(64_000 / letters.length)}@`,
    );
    const forms: [path: string, fields: string[]][] = [
      ["/pt-BR/login", ["email", "password"]],
      ["/pt-BR/forgot-password", ["email"]],
      ["/pt-BR/contact", ["email", "topic", "subject", "message"]],
      ["/pt-BR/signup?step=name", ["step", "firstName", "lastName"]],
    ];
    for (const [target, fields] of forms) {
      const headers = {
        ...BROWSER,
        Origin: origin,
        "Content-Type": "application/x-www-form-urlencoded",
      };
      const sent = fields.flatMap((field) =>
        typed.map((text) => send({ method: "POST", target, headers, body: `${field}=${text}` })),
      );
      expect((await send({ target: "/healthz" })).status).toBe(200);
      for (const { status } of await Promise.all(sent)) expect(status).toBeLessThan(500);
    }
  });

  test("of unknown length are 411", async () => {
    const answer = await sendBytes(
      `POST /pt-BR/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
    );
    expect(answer.status).toBe(411);
  });

  test("with broken multipart parts are 400", async () => {
    const answer = await post({ "Content-Type": "multipart/form-data; boundary=x" }, "--y\r\n");
    expect(answer.status).toBe(400);
    expectPlain(answer);
  });
});

test("framing: no page may be framed except a preview, which names the allowed frame", async () => {
  const framed = async (target: string) => (await send({ target })).headers.get("x-frame-options");
  expect(await framed("/pt-BR/preview/x")).toBeUndefined();
  for (const target of ["/pt-BR/login", "/pt-BR/app/news", "/pt-BR/preview", "/pt-BR/previews/x"])
    expect([target, await framed(target)]).toEqual([target, ["DENY"]]);
});

describe("calls between app and service", () => {
  const signed = (headers: Record<string, string>) =>
    send({
      method: "POST",
      target: "/internal/cms-changed",
      body: '{"collection":"*"}',
      headers: { "Content-Type": "application/json", ...headers },
    });

  test.each<Record<string, string>>([
    {},
    { "X-Portal-Signature": "t=1,v1=00" },
    { "X-Portal-Signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` },
  ])("without a valid signature are 401", async (headers) => {
    expect((await signed(headers)).status).toBe(401);
  });

  test("are limited in size too", async () => {
    const answer = await signed({ "Content-Length": String(6 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });
});
