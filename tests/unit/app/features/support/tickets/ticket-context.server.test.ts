import { expect, test } from "vitest";
import { ticketContextOf } from "~/features/support/tickets/ticket-context.server";

const ID = "0b7c1e0e-6a55-4d0e-9a55-1f2e3d4c5b6a";

function contextOf(path: string, headers: Record<string, string> = {}) {
  return ticketContextOf(new Request(`http://portal.test${path}`, { headers }));
}

test("ticket context: prefers page and request from the link to the referrer", () => {
  const link = `?page=${encodeURIComponent("/pt-BR/app/news/x")}&request=${ID}`;
  const { page, requestId } = contextOf(`/pt-BR/app/support${link}`, {
    referer: "http://portal.test/pt-BR/app",
    "x-request-id": "another-request",
  });
  expect({ page, requestId }).toEqual({ page: "/pt-BR/app/news/x", requestId: ID });
});

test("ticket context: otherwise takes the previous page, but never the form's own page", () => {
  const from = (path: string) => ({ referer: `http://portal.test${path}` });
  expect(contextOf("/pt-BR/contact", from("/pt-BR/login")).page).toBe("/pt-BR/login");
  expect(contextOf("/pt-BR/contact", from("/pt-BR/contact")).page).toBeNull();
});

test.each(["https://evil.example/pt-BR/x", "//evil.example", "javascript:alert(1)"])(
  "ticket context: rejects a foreign address (%s)",
  (page) => {
    expect(contextOf(`/pt-BR/contact?page=${encodeURIComponent(page)}`).page).toBeNull();
  },
);

test("ticket context: removes secrets from an address, and rejects long addresses and invalid request ids", () => {
  const secret = encodeURIComponent("/pt-BR/forgot-password/abc123");
  expect(contextOf(`/pt-BR/contact?page=${secret}`).page).toBe("/pt-BR/forgot-password/:token");
  const long = encodeURIComponent(`/pt-BR/${"a".repeat(400)}`);
  expect(contextOf(`/pt-BR/contact?page=${long}`).page).toHaveLength(300);
  expect(contextOf("/pt-BR/contact?request=<b>").requestId).toBeNull();
});
