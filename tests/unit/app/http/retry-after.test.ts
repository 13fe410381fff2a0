import { data } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import {
  noteRetryAfter,
  passRetryAfter,
  sayingWhenToComeBack,
  setDataRetryAfter,
} from "~/http/retry-after.server";

const headersOf = (answer: unknown) =>
  new Headers((answer as { init?: ResponseInit }).init?.headers);

describe("Retry-After of a response", () => {
  test.each([
    [429, "90"],
    [503, "90"],
  ])("with status %i is the upstream's longest value", async (status, expected) => {
    const answer = await sayingWhenToComeBack({}, () => {
      noteRetryAfter(30);
      noteRetryAfter(90);
      return data({ failure: "wait" }, { status });
    });
    expect(headersOf(answer).get("retry-after")).toBe(expected);
  });

  test.each([
    [429, "60"],
    [503, "5"],
  ])("with status %i has a default", async (status, expected) => {
    const answer = await sayingWhenToComeBack({}, () => data(null, { status }));
    expect(headersOf(answer).get("retry-after")).toBe(expected);
  });

  test("also covers thrown responses, and keeps an explicit value", async () => {
    const refusal = new Response(null, { status: 429, headers: { "Retry-After": "7" } });
    const thrown = await sayingWhenToComeBack({}, () => {
      noteRetryAfter(90);
      throw refusal;
    }).catch((error: unknown) => error);
    expect((thrown as Response).headers.get("retry-after")).toBe("7");
  });

  test("of one visitor does not affect another", async () => {
    const gate = Promise.withResolvers<void>();
    const waiting = sayingWhenToComeBack({}, async () => {
      await gate.promise;
      return data(null, { status: 429 });
    });
    await sayingWhenToComeBack({}, () => noteRetryAfter(900));
    gate.resolve();
    expect(headersOf(await waiting).get("retry-after")).toBe("60");
  });
});

test("Retry-After: is absent from other responses", async () => {
  const answer = await sayingWhenToComeBack({}, () => {
    noteRetryAfter(90);
    return data("fine", { status: 400 });
  });
  expect(headersOf(answer).has("retry-after")).toBe(false);
});

test("Retry-After: a document takes over its action's value", () => {
  const headers = new Headers();
  passRetryAfter(
    headers,
    429,
    { "routes/account/login": new Headers({ "Retry-After": "33" }) },
    {},
  );
  expect(headers.get("retry-after")).toBe("33");
  const fine = new Headers();
  passRetryAfter(fine, 200, { "routes/account/login": new Headers({ "Retry-After": "33" }) });
  expect(fine.has("retry-after")).toBe(false);
});

describe("Retry-After of a page's data", () => {
  const dataOf = (status: number, context = {}, headers = {}) =>
    setDataRetryAfter(new Response(null, { status, headers }), context).headers.get("retry-after");

  test.each([
    [429, "60"],
    [503, "5"],
    [200, null],
    [500, null],
  ])("with status %i is %s", (status, expected) => {
    expect(dataOf(status)).toBe(expected);
  });

  test("is the longest of its loaders, and keeps an explicit value", async () => {
    const context = {};
    const told = (seconds: number) => () => {
      noteRetryAfter(seconds);
      throw new Response(null, { status: 503 });
    };
    for (const seconds of [20, 90, 30])
      await sayingWhenToComeBack(context, told(seconds)).catch(() => null);
    expect(dataOf(503, context)).toBe("90");
    expect(dataOf(429, context)).toBe("90");
    expect(dataOf(503, context, { "Retry-After": "7" })).toBe("7");
    expect(dataOf(503)).toBe("5");
  });
});
