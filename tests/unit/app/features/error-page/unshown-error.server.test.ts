import { expect, test } from "vitest";
import { findUnshownError } from "~/features/error-page/unshown-error.server";

const askedBy = (userAgent: string) =>
  new Request("http://portal.test/x", {
    headers: { "user-agent": userAgent, "x-request-id": "r1" },
  });
const crawler = askedBy("Mozilla/5.0 (compatible; Googlebot/2.1)");
// As the router hands on an answer that was thrown.
const gone = {
  status: 410,
  statusText: "",
  internal: false,
  data: { message: "Gone: /pt-BR/confirm-email/abc" },
};

test("a crawler's error page has its line, without what is secret in an address", () => {
  expect(findUnshownError(crawler, { root: gone })).toEqual({
    status: 410,
    answer: { message: "Gone: /pt-BR/confirm-email/:token" },
    requestId: "r1",
  });
});

test("people, whole pages and errors that are logged as such have none", () => {
  expect(findUnshownError(askedBy("Mozilla/5.0 Firefox/150.0"), { root: gone })).toBeNull();
  expect(findUnshownError(crawler, null)).toBeNull();
  expect(findUnshownError(crawler, { root: new Error("broken") })).toBeNull();
});
