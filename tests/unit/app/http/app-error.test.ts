import { describe, expect, test } from "vitest";
import { AppError, notFound, withRequestId, type AppErrorCode } from "~/http/app-error";

describe("error response", () => {
  test.each<[AppErrorCode, number]>([
    ["auth.required", 401],
    ["auth.invalid_credentials", 401],
    ["rate_limited", 429],
    ["validation_failed", 400],
    ["not_found", 404],
    ["withdrawn", 410],
    ["forbidden", 403],
    ["service_unavailable", 503],
    ["cms_unavailable", 503],
    ["cms_refused", 500],
    ["unexpected", 500],
  ])("for %s has status %i and contains only the code", async (code, status) => {
    const error = new AppError(code, { cause: new Error("secret"), message: "inner words" });
    const response = error.toResponse();
    expect([error.statusCode, response.status]).toEqual([status, status]);
    expect(await response.json()).toEqual({ code });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("has a Retry-After header if the time is known", () => {
    const known = new AppError("rate_limited", { retryAfterSeconds: 30 }).toResponse();
    const unknown = new AppError("rate_limited").toResponse();
    expect(known.headers.get("retry-after")).toBe("30");
    expect(unknown.headers.has("retry-after")).toBe(false);
  });

  test("of a failing CMS is a 503 with retry", () => {
    let thrown: unknown;
    try {
      AppError.throwCmsUnavailable(new Error("away"));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ status: 503 });
  });
});

describe("not-found response", () => {
  test.each([
    ["/pt-BR/nada", "Page not found: /pt-BR/nada"],
    ["/pt-BR/nada.data", "Page not found: /pt-BR/nada"],
    ["/pt-BR/nada?q=1#x", "Page not found: /pt-BR/nada"],
    ["/S%C3%A3o%20Paulo", "Page not found: /São Paulo"],
    ["/%zz", "Page not found: /%zz"],
  ])("for %s", async (path, message) => {
    const response = notFound(new Request(`http://portal.test${path}`));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: "not_found", message });
  });
});

describe("thrown response", () => {
  const request = new Request("http://portal.test/", { headers: { "x-request-id": "r1" } });

  test("gets the id of its own request, and keeps its contents", async () => {
    const thrown = new AppError("rate_limited", { retryAfterSeconds: 30 }).toResponse();
    const received = (await withRequestId(thrown, request)) as Response;
    expect([received.status, received.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await received.json()).toEqual({ code: "rate_limited", requestId: "r1" });
  });

  test.each([
    new Response(null, { status: 302, headers: { Location: "/pt-BR" } }),
    new Response("text", { status: 400 }),
    new Error("unexpected"),
  ])("of another kind stays unchanged", async (thrown) => {
    expect(await withRequestId(thrown, request)).toBe(thrown);
  });
});
