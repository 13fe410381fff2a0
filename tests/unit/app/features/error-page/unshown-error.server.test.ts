import { expect, test } from "vitest";
import { findUnshownError } from "~/features/error-page/unshown-error.server";

const requestedBy = (userAgent: string) =>
  new Request("http://portal.test/x", {
    headers: { "user-agent": userAgent, "x-request-id": "r1" },
  });
const crawler = requestedBy("Mozilla/5.0 (compatible; Googlebot/2.1)");
// The form in which the router passes on a thrown response.
const gone = {
  status: 410,
  statusText: "",
  internal: false,
  data: { message: "Gone: /pt-BR/confirm-email/abc" },
};

test("error page log: logs a crawler's error page once, without secrets of the address", () => {
  expect(findUnshownError(crawler, { root: gone })).toEqual({
    status: 410,
    answer: { message: "Gone: /pt-BR/confirm-email/:token" },
    requestId: "r1",
  });
});

test("error page log: logs nothing for people, whole pages and errors that are already logged", () => {
  expect(findUnshownError(requestedBy("Mozilla/5.0 Firefox/150.0"), { root: gone })).toBeNull();
  expect(findUnshownError(crawler, null)).toBeNull();
  expect(findUnshownError(crawler, { root: new Error("broken") })).toBeNull();
});
