import { afterEach, expect, test, vi } from "vitest";
import { answerChat } from "~/features/chat/conversation/chat-writes.server";
import { createGraphqlClient } from "~/service/graphql-client.server";
import { ownCmsOf } from "../../../../../mocks/cms";

const [BIA, ID] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

afterEach(() => vi.unstubAllGlobals());

const message = {
  ...{ id: "m1", chatId: "c", sequence: 1, senderUserId: "ana", clientMessageId: ID },
  ...{ message: "Oi", sentAt: "2026-11-20T12:00:00.000Z", readAt: null, isNew: false },
  ...{ editedAt: null, isDeleted: false, replyTo: null, image: null, reactions: [] },
};
const refusal = (code: string) => ({ errors: [{ message: "no", extensions: { code } }] });

/** Submits a form while the service returns this result. */
async function answer(fields: [string, string][], result: object, hasDraft = false) {
  vi.stubGlobal("fetch", async () => Response.json(result));
  const dropped: string[] = [];
  const row = { id: "7", kind: "chat", target: BIA, title: null, body: "Oi", fields: null };
  const times = { date_created: "2026-11-20T12:00:00.000Z", date_updated: null };
  const own = ownCmsOf(({ path, method }) => {
    if (method === "DELETE") dropped.push(path);
    return hasDraft ? [{ ...row, ...times }] : [];
  });
  const chat = {
    hasNewMessages: () => Promise.reject(new Error("nobody asks here")),
    sendWithImage: () => Promise.reject(new Error("no picture here")),
    readImage: () => Promise.reject(new Error("no picture here")),
  };
  const query = createGraphqlClient("http://service.test")("a-token");
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { ...(await answerChat({ query, chat, own }, form)), dropped };
}

const send: [string, string][] = [
  ["intent", "send"],
  ["with", BIA],
  ["id", ID],
  ["message", "Oi"],
];

test("chat action: deletes the draft with a sent message, and keeps it with a rejected one", async () => {
  const taken = await answer(send, { data: { sendChatMessage: message } }, true);
  expect(taken).toMatchObject({
    problem: null,
    message: { id: "m1" },
    dropped: ["/items/drafts/7"],
  });
  const refused = await answer(send, refusal("chat.request_link"), true);
  expect(refused).toEqual({ problem: "request_link", message: null, dropped: [] });
});

test.each([
  ["chat.new_limit", "new_limit", "1 conversa nova na conta grátis e 10 na assinatura"],
  ["chat.newcomer", "rate_limited", "Nos primeiros 7 dias de conta, espere 2 minutos"],
  ["rate_limited", "rate_limited", "10 mensagens em 20 segundos"],
])(
  "chat action: a message refused with %s has the rule and the minute when the limit ends",
  async (code, problem, rule) => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:30Z"), toFake: ["Date"] });
    const errors = [{ message: "no", extensions: { code, retryAfterSeconds: 90 } }];
    const refused = await answer(send, { errors }).finally(() => vi.useRealTimers());
    expect(refused).toMatchObject({ problem, limit: { code, until: "2026-11-20T12:02:00.000Z" } });
    expect(refused.text).toContain(rule);
    expect(refused.text).toMatch(/ Você pode continuar a partir de 20 nov\. 2026, 13:02\.$/);
  },
);

test("chat action: an outage has no such text", async () => {
  const extensions = { code: "unavailable", retryAfterSeconds: 5 };
  const refused = await answer(send, { errors: [{ message: "no", extensions }] });
  expect(refused).toEqual({ problem: "unavailable", message: null, dropped: [] });
});

const act = (intent: string, ...more: [string, string][]): [string, string][] => [
  ["intent", intent],
  ["id", ID],
  ...more,
];

test("chat action: returns the changed message", async () => {
  const edited = { ...message, message: "Olá", editedAt: "2026-11-20T12:01:00.000Z" };
  const input = await answer(act("edit", ["message", "Olá"]), {
    data: { editChatMessage: edited },
  });
  expect(input).toMatchObject({ problem: null, message: { id: "m1", message: "Olá" } });
  const signed = { ...message, reactions: [{ userId: "ana", emoji: "👍" }] };
  const reacted = await answer(act("react", ["emoji", "👍"]), {
    data: { reactToChatMessage: signed },
  });
  expect(reacted.message?.reactions).toEqual([{ userId: "ana", emoji: "👍" }]);
});

test.each([
  [act("react", ["emoji", "👍"]), "not_found", "failed"],
  [act("delete"), "rate_limited", "failed"],
  [act("delete"), "chat.late", "late"],
  [act("receipts", ["is", "true"]), "unavailable", "failed"],
  [act("edit", ["message", "x"]), "validation_failed", "invalid"],
  [act("edit", ["message", "x"]), "not_found", "failed"],
  [send, "not_found", "invalid"],
  [send, "unavailable", "unavailable"],
])(
  "chat action: %j rejected with %s reports %s: only a sent message mentions sending",
  async (fields, code, problem) => {
    expect((await answer(fields, refusal(code))).problem).toBe(problem);
  },
);

test("chat action: a report tells whether too many, too few or no messages of the other member were selected", async () => {
  const report = (count: number) =>
    answer(
      [
        ...act("report", ["chatId", BIA], ["reason", "scam"]),
        ...Array.from({ length: count }, (): [string, string] => ["chosen", ID]),
      ],
      count === 1 ? refusal("validation_failed") : { data: { reportChatMessages: true } },
    );
  const problems = [await report(0), await report(1), await report(20), await report(21)];
  expect(problems.map(({ problem }) => problem)).toEqual([
    "report_none",
    "report_none",
    null,
    "report_over",
  ]);
});
