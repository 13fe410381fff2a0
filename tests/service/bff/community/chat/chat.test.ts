import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ask, chatsOf, chatter, codeOf, hasNew, messagesOf, send, sent } from "./members.ts";
import type { Chatter } from "./members.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function two(): Promise<[Chatter, Chatter]> {
  return [await chatter(service), await chatter(service)];
}

const MARK = "mutation ($chat: ID!, $upTo: Int!) { markChatRead(chatId: $chat, sequence: $upTo) }";
const BLOCK = "mutation ($id: ID!) { blockMember(directusUserId: $id) }";
const UNBLOCK = "mutation ($id: ID!) { unblockMember(directusUserId: $id) }";
const ACCEPT = "mutation ($chat: ID!) { acceptChat(chatId: $chat) }";
const KEEP =
  "mutation ($chat: ID!, $muted: Boolean, $archived: Boolean, $pinned: Boolean) { setChatKept(chatId: $chat, isMuted: $muted, isArchived: $archived, isPinned: $pinned) }";

describe("message", () => {
  test("starts the chat, is read by both, and shows its sender when", async () => {
    const [ana, bia] = await two();
    const first = await sent(service, ana, bia, "  Oi, Bia!  ");
    expect(first).toMatchObject({
      sequence: 1,
      message: "Oi, Bia!",
      senderUserId: ana.id,
      sentAt: service.clock.now.toISOString(),
      readAt: null,
      isNew: false,
    });
    expect(await hasNew(service, bia)).toBe(false);
    expect((await messagesOf(service, bia, first.chatId)).items).toMatchObject([
      { id: first.id, isNew: true },
    ]);
    const answer = await sent(service, bia, ana, "Oi, Ana!");
    expect(answer).toMatchObject({ chatId: first.chatId, sequence: 2 });
    expect(await hasNew(service, ana)).toBe(true);
    const { chatId } = first;
    service.clock.advance(60_000);
    await ask(service, ana, MARK, { chat: chatId, upTo: 2 });
    expect(await hasNew(service, ana)).toBe(false);
    const readAt = service.clock.now.toISOString();
    service.clock.advance(60_000);
    await ask(service, ana, MARK, { chat: chatId, upTo: 2 });
    await ask(service, ana, MARK, { chat: chatId, upTo: 1 });
    expect((await messagesOf(service, bia, chatId)).items[0]).toMatchObject({ readAt });
  });

  test("sent twice with one id is stored once, also at the same moment", async () => {
    const [ana, bia] = await two();
    const id = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => sent(service, ana, bia, "Uma vez só", id)),
    );
    expect(new Set(all.map((each) => each.id)).size).toBe(1);
    const { totalCount } = await messagesOf(service, bia, all[0]?.chatId ?? "");
    expect(totalCount).toBe(1);
  });

  test("sent at the same moment by both gets its own number, without a gap", async () => {
    const [ana, bia] = await two();
    const { chatId } = await sent(service, ana, bia, "Começo");
    await sent(service, bia, ana, "Resposta");
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2 ? sent(service, ana, bia, `A${at}`) : sent(service, bia, ana, `B${at}`),
      ),
    );
    const { items } = await messagesOf(service, ana, chatId);
    expect(items.map(({ sequence }) => sequence)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const times = items.map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("holds 1 to 4,000 characters, counted as people count them", async () => {
    const [ana, bia] = await two();
    expect(codeOf(await send(service, ana, bia, " \n "))).toBe("validation_failed");
    expect(codeOf(await send(service, ana, bia, "é".repeat(4_001)))).toBe("validation_failed");
    expect(codeOf(await send(service, ana, bia, "x", "nenhum"))).toBe("validation_failed");
    expect(codeOf(await send(service, ana, ana, "Para mim"))).toBe("validation_failed");
    const long = await sent(service, ana, bia, "🧀".repeat(4_000));
    expect([...long.message].length).toBe(4_000);
  });

  test("is deleted with its author's account; the other member's messages remain", async () => {
    const [ana, bia] = await two();
    const { chatId } = await sent(service, ana, bia, "Vou sair");
    await sent(service, bia, ana, "Boa viagem");
    await service.database.pool.query("delete from users where id = $1", [ana.id]);
    const { items } = await messagesOf(service, bia, chatId);
    expect(items.map(({ message }) => message)).toEqual(["Boa viagem"]);
    expect(codeOf(await send(service, bia, ana, "Ainda aí?"))).toBe("chat.closed");
  });
});

describe("missed messages", () => {
  test("are listed from a number on, and earlier pages go back from the newest", async () => {
    const [ana, bia] = await two();
    const { chatId } = await sent(service, ana, bia, "1");
    for (const text of ["2", "3", "4", "5"]) await sent(service, bia, ana, text);
    const query =
      "query ($chat: ID!) { getChatMessagesAfter(chatId: $chat, sequence: 2, take: 2) { message } }";
    const { data } = await ask(service, ana, query, { chat: chatId });
    expect(data?.["getChatMessagesAfter"]).toEqual([{ message: "3" }, { message: "4" }]);
    const page = await messagesOf(service, ana, chatId, { take: 2, skip: 2 });
    expect(page.items.map(({ message }) => message)).toEqual(["3", "2"]);
    expect([page.totalCount, page.pageInfo]).toEqual([
      5,
      { hasNextPage: true, hasPreviousPage: true },
    ]);
    for (const range of [{ take: 101 }, { take: 0 }, { skip: -1 }]) {
      await expect(messagesOf(service, ana, chatId, range)).rejects.toThrow("validation_failed");
    }
  });
});

test("message text: only visible characters are stored, and an invisible text is refused", async () => {
  const [ana, bia] = await two();
  const { chatId } = await sent(service, ana, bia, "Oi\u202e, tudo\u0000 bem\u200b? 👩‍🚀");
  const { items } = await messagesOf(service, ana, chatId);
  expect(items.map(({ message }) => message)).toEqual(["Oi, tudo bem? 👩‍🚀"]);
  for (const hidden of ["\u200b\u200b", "\u0000", "\u2800", "&#8203;"]) {
    expect(codeOf(await send(service, ana, bia, hidden))).toBe("validation_failed");
  }
});

describe("message request", () => {
  test("ends after five messages, also if many are sent at one moment", async () => {
    const [ana, bia] = await two();
    await sent(service, ana, bia, "Oi, vi seu texto no fórum.");
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => send(service, ana, bia, `Ao mesmo tempo ${at}`)),
    );
    const codes = answers.map((answer) => codeOf(answer) ?? "kept").toSorted();
    expect(codes).toEqual([...Array(5).fill("chat.request_waits"), ...Array(4).fill("kept")]);
  });

  test("shows no read receipt, accepts no link and ends after five, until the other member answers", async () => {
    const [ana, bia] = await two();
    const { chatId } = await sent(service, ana, bia, "Oi, vi seu texto no fórum.");
    expect(await chatsOf(service, bia)).toMatchObject([{ isRequest: true, isAccepted: false }]);
    expect(await chatsOf(service, ana)).toMatchObject([{ isRequest: false, isAccepted: false }]);
    await ask(service, bia, MARK, { chat: chatId, upTo: 1 });
    expect((await messagesOf(service, ana, chatId)).items[0]?.readAt).toBeNull();
    const links = ["veja https://golpe.example", "entre em bit.ly/abc", "www.golpe.example"];
    for (const lead of [...links, "gol\u200bpe．tk", "golpe [ponto] site", "+41 79 123 45 67"]) {
      expect(codeOf(await send(service, ana, bia, lead))).toBe("chat.request_link");
    }
    for (const text of ["2", "3", "4", "5"]) await sent(service, ana, bia, text);
    expect(codeOf(await send(service, ana, bia, "6"))).toBe("chat.request_waits");
    // The requester can't accept the own request.
    await ask(service, ana, ACCEPT, { chat: chatId });
    expect(codeOf(await send(service, ana, bia, "6"))).toBe("chat.request_waits");
    await ask(service, bia, ACCEPT, { chat: chatId });
    await sent(service, ana, bia, "Veja https://www.ch.ch");
    await ask(service, bia, MARK, { chat: chatId, upTo: 6 });
    expect((await messagesOf(service, ana, chatId)).items[0]?.readAt).not.toBeNull();
  });
});

describe("block", () => {
  test("stops messages in both directions, without telling the blocked member", async () => {
    const [ana, bia] = await two();
    const { chatId } = await sent(service, ana, bia, "Oi");
    await sent(service, bia, ana, "Oi");
    const unread = await sent(service, ana, bia, "Tudo bem?");
    await ask(service, bia, BLOCK, { id: ana.directusUserId });
    await ask(service, bia, BLOCK, { id: ana.directusUserId });
    await ask(service, bia, MARK, { chat: chatId, upTo: unread.sequence });
    expect((await messagesOf(service, ana, chatId)).items[0]?.readAt).toBeNull();
    expect(codeOf(await send(service, ana, bia, "Por quê?"))).toBe("chat.closed");
    expect(codeOf(await send(service, bia, ana, "Nada"))).toBe("chat.blocked");
    const blocked = "{ getBlockedMembers { directusUserId fullName } }";
    expect((await ask(service, bia, blocked)).data?.["getBlockedMembers"]).toEqual([
      { directusUserId: ana.directusUserId, fullName: "Ana S." },
    ]);
    expect((await ask(service, ana, blocked)).data?.["getBlockedMembers"]).toEqual([]);
    await ask(service, bia, UNBLOCK, { id: ana.directusUserId });
    await sent(service, ana, bia, "De volta");
    expect(codeOf(await ask(service, ana, BLOCK, { id: ana.directusUserId }))).toBe(
      "validation_failed",
    );
  });
});

describe("chat list", () => {
  test("shows pinned chats first, restores archived ones, and does not count muted ones", async () => {
    const ana = await chatter(service);
    const [bia, caio] = await two();
    const first = await sent(service, ana, bia, "Oi, Bia");
    await sent(service, bia, ana, "Oi");
    service.clock.advance(1_000);
    const second = await sent(service, ana, caio, "Oi, Caio");
    await sent(service, caio, ana, "Oi");
    const ids = async () => (await chatsOf(service, ana)).map(({ id }) => id);
    expect(await ids()).toEqual([second.chatId, first.chatId]);
    await ask(service, ana, KEEP, { chat: first.chatId, pinned: true, archived: true });
    expect(await ids()).toEqual([first.chatId, second.chatId]);
    await ask(service, ana, KEEP, { chat: second.chatId, muted: true, archived: true });
    await ask(service, ana, MARK, { chat: first.chatId, upTo: 2 });
    await sent(service, caio, ana, "Tem alguém?");
    expect(await hasNew(service, ana)).toBe(false);
    await sent(service, bia, ana, "E aí?");
    expect(await hasNew(service, ana)).toBe(true);
    expect(await chatsOf(service, ana)).toMatchObject([
      { isPinned: true, isArchived: false, isMuted: false, unreadCount: 1 },
      { isPinned: false, isArchived: true, isMuted: true, unreadCount: 2 },
    ]);
  });
});

test("unread count: includes chats with new messages, except muted ones and requests", async () => {
  const [ana, bia] = await two();
  const count = async () => (await ask(service, ana, "{ unreadChatCount }")).data;
  const { chatId } = await sent(service, ana, bia, "Oi");
  expect(await count()).toEqual({ unreadChatCount: 0 });
  await sent(service, bia, ana, "Oi!");
  const last = await sent(service, bia, ana, "Tudo bem?");
  await sent(service, await chatter(service), ana, "Um pedido");
  expect(await count()).toEqual({ unreadChatCount: 1 });
  await ask(service, ana, KEEP, { chat: chatId, muted: true });
  expect(await count()).toEqual({ unreadChatCount: 0 });
  await ask(service, ana, KEEP, { chat: chatId, muted: false });
  await ask(service, ana, MARK, { chat: chatId, upTo: last.sequence });
  expect(await count()).toEqual({ unreadChatCount: 0 });
});
