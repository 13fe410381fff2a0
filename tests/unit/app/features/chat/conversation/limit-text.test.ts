import { expect, test } from "vitest";
import { pageAfter } from "~/features/chat/conversation/chat-writes.server";
import { limitTextOf, reachedLimit } from "~/features/chat/conversation/limit-text.server";

test("chat limits: without scripts the address tells the next page the limit, once", () => {
  const limit = reachedLimit("chat.newcomer", 90);
  const form = new FormData();
  form.set("intent", "send");
  const page = new URL("https://portal.example/pt-BR/app/chat/bia");
  const refused = new URL(
    pageAfter(page, form, { problem: "rate_limited", message: null, limit }),
    page,
  );
  expect(limitTextOf(refused.searchParams)).toMatch(/^Nos primeiros 7 dias .* a partir de /);
  const sent = new URL(pageAfter(refused, form, { problem: null, message: null }), page);
  expect(sent.search).toBe("");
});

test.each(["limit=chat.new_limit&until=amanhã", "limit=toString&until=2026-11-20T12:02:00Z", ""])(
  "chat limits: the address %j has no text",
  (query) => expect(limitTextOf(new URLSearchParams(query))).toBeNull(),
);
