import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ask, chatter, codeOf, hasNew, send, sent } from "./members.ts";
import type { Chatter } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const SECRET = "CONVERSA-DE-DOIS";

describe("third member", () => {
  let ana: Chatter;
  let bia: Chatter;
  let eva: Chatter;
  let chatId: string;
  let own: string;
  beforeAll(async () => {
    [ana, bia, eva] = [await chatter(service), await chatter(service), await chatter(service)];
    chatId = (await sent(service, ana, bia, SECRET)).chatId;
    await sent(service, bia, ana, SECRET);
    own = (await sent(service, eva, bia, "Oi")).chatId;
  });

  test.each([
    ["its messages", "query ($c: ID!) { getChatMessages(chatId: $c) { items { message } } }"],
    [
      "what follows a number",
      "query ($c: ID!) { getChatMessagesAfter(chatId: $c, sequence: 0) { message } }",
    ],
    ["reading", "mutation ($c: ID!) { markChatRead(chatId: $c, sequence: 2) }"],
    ["accepting", "mutation ($c: ID!) { acceptChat(chatId: $c) }"],
    ["putting away", "mutation ($c: ID!) { setChatKept(chatId: $c, isArchived: true) }"],
  ])("finds nothing by %s, as if the chat did not exist", async (_, query) => {
    const refused = await ask(service, eva, query, { c: chatId });
    expect(codeOf(refused)).toBe("not_found");
    expect(JSON.stringify(refused)).not.toContain(SECRET);
    expect(codeOf(await ask(service, eva, query, { c: randomUUID() }))).toBe("not_found");
    expect(codeOf(await ask(service, eva, query, { c: "1" }))).toBe("validation_failed");
    expect((await ask(service, ana, query, { c: chatId })).data).toBeTruthy();
  });

  test("gets only their own items of a mixed list", async () => {
    const query = "query ($ids: [ID!]!) { getChatsLastMessage(chatIds: $ids) { chatId } }";
    const { data } = await ask(service, eva, query, { ids: [chatId, own, randomUUID()] });
    expect(data?.["getChatsLastMessage"]).toEqual([{ chatId: own }]);
  });

  test("finds neither the chat of two others, nor their own chat under another member's name", async () => {
    const of =
      "query ($a: ID!, $b: ID!) { getChatByDirectusUsers(directusUserId1: $a, directusUserId2: $b) { id } }";
    const pair = { a: ana.directusUserId, b: bia.directusUserId };
    expect((await ask(service, eva, of, pair)).data).toEqual({ getChatByDirectusUsers: null });
    expect((await ask(service, bia, of, pair)).data).toEqual({
      getChatByDirectusUsers: { id: chatId },
    });
    const by = "query ($id: ID!) { getChatByParticipant(userId: $id) { id } }";
    expect((await ask(service, eva, by, { id: ana.id })).data).toEqual({
      getChatByParticipant: null,
    });
    expect((await ask(service, eva, by, { id: bia.id })).data).toEqual({
      getChatByParticipant: { id: own },
    });
  });
});

describe("permission to write", () => {
  test("is refused without a session and to a suspended member", async () => {
    const [ana, bia] = [await chatter(service), await chatter(service)];
    expect(codeOf(await send(service, { ...ana, accessToken: "x".repeat(60) }, bia, "Oi"))).toBe(
      null,
    );
    const guest = await service.app.inject({ method: "GET", url: "/api/chat/v1/has-new-messages" });
    expect(guest.statusCode).toBe(401);
    await sent(service, ana, bia, "Oi");
    const change = "update users set is_active = false where id = $1";
    await service.database.pool.query(change, [bia.id]);
    const answer = await ask(service, bia, "{ getChats { totalCount } }");
    expect(answer.data).toBeUndefined();
    expect(await hasNew(service, bia)).not.toBe(true);
    expect(codeOf(await send(service, ana, bia, "Você está aí?"))).toBe("chat.closed");
  });

  test("allows a free member one new conversation a day and every answer, a paying member ten", async () => {
    const free = await chatter(service, { roleId: roleIds.member });
    const paying = await chatter(service);
    const others = await Promise.all(Array.from({ length: 11 }, () => chatter(service)));
    const [first, second] = others;
    if (!first || !second) throw new Error("no members");
    await sent(service, free, first, "Oi");
    expect(codeOf(await send(service, free, second, "Oi"))).toBe("chat.new_limit");
    await sent(service, second, free, "Eu começo");
    await sent(service, free, second, "Que bom");
    const codes: (string | null)[] = [];
    for (const other of others) {
      service.clock.advance(60_000);
      await service.database.pool.query("delete from rate_limits where key like 'chat-messages%'");
      codes.push(codeOf(await send(service, paying, other, "Olá")));
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => null), "chat.new_limit"]);
  });

  test("makes a new member wait between new conversations", async () => {
    const newcomer = await chatter(service, { isNewcomer: true });
    const [ana, bia] = [await chatter(service), await chatter(service)];
    await sent(service, newcomer, ana, "Oi");
    const refused = await send(service, newcomer, bia, "Oi");
    expect(codeOf(refused)).toBe("chat.newcomer");
    expect(refused.errors?.[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0);
    await sent(service, ana, newcomer, "Oi!");
    await sent(service, newcomer, ana, "Obrigado por responder");
  });

  test("limits every member to ten messages in twenty seconds", async () => {
    const [ana, bia] = [await chatter(service), await chatter(service)];
    await sent(service, ana, bia, "0");
    await sent(service, bia, ana, "0");
    for (let at = 1; at < 10; at++) await sent(service, ana, bia, String(at));
    expect(codeOf(await send(service, ana, bia, "10"))).toBe("rate_limited");
  });
});

test("chat access: a removed participant can't write by any way, nor can others write to them there", async () => {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const { chatId } = await sent(service, ana, bia, "Oi");
  await sent(service, bia, ana, "Oi");
  const { pool } = service.database;
  await pool.query("delete from chat_participants where chat_id = $1 and user_id = $2", [
    ...[chatId, ana.id],
  ]);
  expect(codeOf(await send(service, ana, bia, "Ainda aqui"))).toBe("chat.closed");
  expect(codeOf(await send(service, bia, ana, "Você está aí?"))).toBe("chat.closed");
  const stored = await pool.query("select message from chat_messages where chat_id = $1", [chatId]);
  expect(stored.rows).toEqual([{ message: "Oi" }, { message: "Oi" }]);
  const numbered = await pool.query("select last_sequence from chats where id = $1", [chatId]);
  expect(numbered.rows).toEqual([{ last_sequence: 2 }]);
});
