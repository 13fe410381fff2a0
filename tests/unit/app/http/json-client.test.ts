import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createJsonClient, type JsonRequest } from "~/http/json-client.server";

type Answer = Response | Error;

/** Returns these responses in turn, repeating the last one; records the requests. */
function stubUpstream(...answers: Answer[]) {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (input: URL, init: RequestInit) => {
    requests.push(new Request(input, init));
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer?.clone();
  });
  return requests;
}

function failing(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ code: "unavailable" }, { status, headers });
}

async function send(request: JsonRequest = {}) {
  const answer = createJsonClient("http://service.test")("api/thing", request);
  await vi.runAllTimersAsync();
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("JSON client retry", () => {
  const repeated = [408, 409, 425, 429, 500, 502, 503, 504];
  const final = [400, 401, 403, 404, 405, 410, 413, 415, 422, 501];

  test.each(repeated)("a read is repeated once after status %i", async (status) => {
    const requested = stubUpstream(failing(status), Response.json({ ok: true }));
    expect(await send()).toEqual({ isError: false, statusCode: 200, data: { ok: true } });
    expect(requested).toHaveLength(2);
  });

  test.each(repeated)("a read fails after two responses with status %i", async (status) => {
    const requested = stubUpstream(failing(status));
    expect(await send()).toMatchObject({ isError: true, statusCode: status });
    expect(requested).toHaveLength(2);
  });

  test.each(final)("a read is not repeated after status %i", async (status) => {
    const requested = stubUpstream(failing(status));
    expect(await send()).toMatchObject({ isError: true, statusCode: status });
    expect(requested).toHaveLength(1);
  });

  test.each(repeated)("a POST without a key is not repeated after status %i", async (status) => {
    const requested = stubUpstream(failing(status));
    await send({ method: "POST", body: { text: "oi" } });
    expect(requested).toHaveLength(1);
  });

  test.each(["POST", "PATCH", "DELETE"] as const)(
    "a %s without a response is not repeated",
    async (method) => {
      const requested = stubUpstream(new TypeError("fetch failed"));
      await send({ method });
      expect(requested).toHaveLength(1);
    },
  );

  test("a POST with a key is repeated with the same key", async () => {
    const requested = stubUpstream(failing(503), Response.json({}, { status: 201 }));
    expect(await send({ method: "POST", idempotencyKey: "k-1" })).toMatchObject({
      statusCode: 201,
    });
    expect(requested.map((request) => request.headers.get("idempotency-key"))).toEqual([
      "k-1",
      "k-1",
    ]);
  });
});

describe("JSON client Retry-After", () => {
  test("is respected if it is short", async () => {
    const requested = stubUpstream(failing(503, { "retry-after": "1" }), Response.json({}));
    const answer = createJsonClient("http://service.test")("api/thing");
    await vi.advanceTimersByTimeAsync(999);
    expect(requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(requested).toHaveLength(2);
  });

  test("is passed on without a retry if it is too long for a page", async () => {
    const requested = stubUpstream(failing(429, { "retry-after": "30" }));
    expect(await send()).toMatchObject({ statusCode: 429, retryAfterSeconds: 30 });
    expect(requested).toHaveLength(1);
  });

  test("is converted to seconds if it is a date", async () => {
    vi.setSystemTime("2026-11-21T12:00:00Z");
    stubUpstream(failing(503, { "retry-after": "Sat, 21 Nov 2026 12:00:40 GMT" }));
    expect(await send()).toMatchObject({ retryAfterSeconds: 40 });
  });
});

describe("JSON client failure", () => {
  test("has status 500 if there is no response", async () => {
    stubUpstream(new TypeError("fetch failed"));
    expect(await send()).toEqual({
      isError: true,
      statusCode: 500,
      message: "fetch failed",
      code: null,
      retryAfterSeconds: null,
      fields: {},
      detail: {},
    });
  });

  test("has status 500 if the response is not JSON", async () => {
    stubUpstream(new Response("<html>", { status: 200 }));
    expect(await send()).toMatchObject({ isError: true, statusCode: 500 });
  });

  test("has the status and status text of a response without JSON", async () => {
    stubUpstream(new Response("no", { status: 404, statusText: "Not Found" }));
    expect(await send()).toMatchObject({ statusCode: 404, message: "Not Found", code: null });
  });

  test("has the upstream's code", async () => {
    stubUpstream(Response.json({ code: "auth.invalid_token" }, { status: 401 }));
    expect(await send()).toMatchObject({ statusCode: 401, code: "auth.invalid_token" });
  });
});

describe("JSON client request", () => {
  test("sends bearer, JSON body and custom headers to the configured address", async () => {
    const requested = stubUpstream(Response.json({}));
    await send({ method: "POST", bearer: "t", body: { a: 1 }, headers: { "x-own": "1" } });
    const [request] = requested;
    expect(request?.url).toBe("http://service.test/api/thing");
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: "Bearer t",
      "content-type": "application/json",
      "x-own": "1",
    });
    expect(await request?.json()).toEqual({ a: 1 });
  });

  test("returns no data for an empty success response", async () => {
    stubUpstream(new Response(null, { status: 204 }));
    expect(await send({ method: "POST" })).toEqual({ isError: false, statusCode: 204, data: null });
  });
});

describe("JSON client circuit breaker", () => {
  test("opens after four failures and probes five seconds later", async () => {
    const requested = stubUpstream(
      failing(503),
      failing(503),
      failing(503),
      failing(503),
      Response.json({ ok: 1 }),
    );
    const client = createJsonClient("http://service.test");
    const post = () => client("api/thing", { method: "POST" });
    for (let n = 0; n < 4; n++) await post();
    expect(await post()).toMatchObject({ isError: true, statusCode: 500 });
    expect(requested).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await post()).toMatchObject({ isError: false });
    expect(requested.slice(4).map(({ url }) => url)).toEqual([
      "http://service.test/healthz",
      "http://service.test/api/thing",
    ]);
  });

  test("rejects calls immediately while it is open", async () => {
    const requested = stubUpstream(failing(503));
    const client = createJsonClient("http://service.test");
    for (let n = 0; n < 4; n++) await client("api/thing", { method: "POST" });
    expect(await client("api/thing")).toMatchObject({ isError: true });
    expect([requested.length, vi.getTimerCount()]).toEqual([4, 0]);
  });

  test("is separate per address", async () => {
    const requested = stubUpstream(
      ...Array<Response>(4).fill(failing(503)),
      Response.json({ ok: 1 }),
    );
    const client = createJsonClient("http://service.test");
    for (let n = 0; n < 5; n++) await client("api/login", { method: "POST" });
    expect(requested).toHaveLength(4);
    expect(await client("api/check")).toMatchObject({ isError: false });
  });

  test("does not count refusals", async () => {
    const requested = stubUpstream(failing(401));
    const client = createJsonClient("http://service.test");
    for (let n = 0; n < 10; n++) await client("api/thing");
    expect(requested).toHaveLength(10);
  });
});
