import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHAT_EDIT_MS } from "../../../../../contract/community/chat.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ask, chatter, codeOf, messagesOf, sent } from "./members.ts";
import type { Answer, Chatter } from "./members.ts";

let service: TestService;
let ana: Chatter;
let bia: Chatter;
let eva: Chatter;
let chatId: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  [ana, bia, eva] = [await chatter(service), await chatter(service), await chatter(service)];
  ({ chatId } = await sent(service, ana, bia, "Oi"));
  await sent(service, bia, ana, "Oi!");
});

const PARTS =
  "id message editedAt isDeleted replyTo { id message isDeleted } reactions { userId emoji }";
const edit = (who: Chatter, id: string, message: string) =>
  ask(
    service,
    who,
    `mutation ($id: ID!, $message: String!) { editChatMessage(id: $id, message: $message) { ${PARTS} } }`,
    { id, message },
  );
const takeBack = (who: Chatter, id: string) =>
  ask(service, who, "mutation ($id: ID!) { deleteChatMessage(id: $id) }", { id });
const react = (who: Chatter, id: string, emoji: string | null) =>
  ask(
    service,
    who,
    `mutation ($id: ID!, $emoji: String) { reactToChatMessage(id: $id, emoji: $emoji) { ${PARTS} } }`,
    { id, emoji },
  );
const block = (who: Chatter, whom: Chatter) =>
  ask(service, who, "mutation ($id: ID!) { blockMember(directusUserId: $id) }", {
    id: whom.directusUserId,
  });
const reply = (who: Chatter, to: Chatter, replyToId: string): Promise<Answer> =>
  ask(
    service,
    who,
    `mutation ($to: ID!, $id: ID!, $replyToId: ID) {
      sendChatMessage(directusUserId: $to, clientMessageId: $id, message: "Sim", replyToId: $replyToId) { ${PARTS} }
    }`,
    { to: to.directusUserId, id: randomUUID(), replyToId },
  );

async function readBy(who: Chatter, id: string) {
  const query = `query ($c: ID!) { getChatMessages(chatId: $c) { items { ${PARTS} } } }`;
  const { data } = await ask(service, who, query, { c: chatId });
  const page = data?.["getChatMessages"] as { items: { id: string }[] } | undefined;
  return page?.items.find((each) => each.id === id);
}

describe("edit of a message", () => {
  test("is open to its author for 15 minutes, with a mark that both see", async () => {
    const { id } = await sent(service, ana, bia, "Amanhã as 10h");
    expect((await edit(ana, id, " Amanhã às 10h ")).errors).toBeUndefined();
    const editedAt = service.clock.now.toISOString();
    expect(await readBy(bia, id)).toMatchObject({ message: "Amanhã às 10h", editedAt });
    expect(codeOf(await edit(ana, id, "  "))).toBe("validation_failed");
    expect(codeOf(await edit(ana, id, "x".repeat(4_001)))).toBe("validation_failed");
    service.clock.advance(CHAT_EDIT_MS);
    expect(codeOf(await edit(ana, id, "Amanhã às 11h"))).toBeNull();
    service.clock.advance(1);
    expect(codeOf(await edit(ana, id, "Amanhã às 12h"))).toBe("chat.late");
    expect(codeOf(await takeBack(ana, id))).toBe("chat.late");
    expect(await readBy(bia, id)).toMatchObject({ message: "Amanhã às 11h" });
  });

  test("is refused to the other participant and to a third member", async () => {
    const { id } = await sent(service, ana, bia, "De Ana");
    for (const who of [bia, eva]) {
      expect(codeOf(await edit(who, id, "De outra"))).toBe("not_found");
      expect(codeOf(await takeBack(who, id))).toBe("not_found");
    }
    expect(codeOf(await react(eva, id, "👍"))).toBe("not_found");
    expect(codeOf(await edit(ana, randomUUID(), "x"))).toBe("not_found");
    expect(codeOf(await edit(ana, "1", "x"))).toBe("validation_failed");
    expect(await readBy(bia, id)).toMatchObject({ message: "De Ana", editedAt: null });
  });

  test("can't add what may not be sent: links in a request, or text to a member who blocked the author", async () => {
    const first = await sent(service, eva, ana, "Oi, tudo bem?");
    expect(codeOf(await edit(eva, first.id, "www.golpe.example"))).toBe("chat.request_link");
    const { id } = await sent(service, ana, bia, "Oi");
    await block(bia, ana);
    expect(codeOf(await edit(ana, id, "Responde"))).toBe("chat.closed");
    expect(codeOf(await react(ana, id, "👍"))).toBe("chat.closed");
    expect(codeOf(await react(bia, id, "👍"))).toBe("chat.blocked");
    expect((await takeBack(ana, id)).data).toEqual({ deleteChatMessage: true });
  });
});

test("deleted message: disappears for both, and its number remains", async () => {
  const { id, sequence } = await sent(service, ana, bia, "SEGREDO");
  await react(bia, id, "😮");
  const answered = await reply(bia, ana, id);
  expect(answered.data?.["sendChatMessage"]).toMatchObject({ replyTo: { id, message: "SEGREDO" } });
  await takeBack(ana, id);
  const { items } = await messagesOf(service, bia, chatId);
  expect(items.find((each) => each.id === id)).toMatchObject({ sequence, message: "" });
  expect(await readBy(bia, id)).toMatchObject({ isDeleted: true, reactions: [] });
  const answer = answered.data?.["sendChatMessage"] as { id: string } | undefined;
  expect(await readBy(ana, answer?.id ?? "")).toMatchObject({
    replyTo: { message: "", isDeleted: true },
  });
  const stored = await service.database.pool.query(
    "select 1 from chat_messages where message like '%SEGREDO%'",
  );
  expect(stored.rowCount).toBe(0);
  expect(codeOf(await edit(ana, id, "Voltou"))).toBe("not_found");
  expect(codeOf(await react(bia, id, "👍"))).toBe("not_found");
});

test("quoted message: must belong to the same chat", async () => {
  const elsewhere = await sent(service, eva, bia, "DE-OUTRA-CONVERSA");
  const answer = await reply(ana, bia, elsewhere.id);
  expect(answer.data?.["sendChatMessage"]).toMatchObject({ replyTo: null });
});

test("reaction: each participant sets one of six and removes it; not in a request", async () => {
  const { id } = await sent(service, ana, bia, "Passei na prova");
  await react(bia, id, "👍");
  await react(bia, id, "❤️");
  const { data } = await react(ana, id, "😂");
  expect(data?.["reactToChatMessage"]).toMatchObject({
    reactions: [
      { userId: bia.id, emoji: "❤️" },
      { userId: ana.id, emoji: "😂" },
    ],
  });
  // A later change does not move the message.
  service.clock.advance(1_000);
  expect((await react(bia, id, "👍")).data?.["reactToChatMessage"]).toMatchObject({
    reactions: [
      { userId: bia.id, emoji: "👍" },
      { userId: ana.id, emoji: "😂" },
    ],
  });
  await react(bia, id, null);
  expect(await readBy(bia, id)).toMatchObject({ reactions: [{ userId: ana.id, emoji: "😂" }] });
  expect(codeOf(await react(bia, id, "💩"))).toBe("validation_failed");
  const request = await sent(service, eva, ana, "Oi");
  expect(codeOf(await react(ana, request.id, "👍"))).toBe("chat.request_waits");
});

test("read receipts: a member who hides them sees none, until they show them again", async () => {
  const MARK =
    "mutation ($chat: ID!, $upTo: Int!) { markChatRead(chatId: $chat, sequence: $upTo) }";
  const HIDE = "mutation ($hides: Boolean!) { setHidesChatReceipts(hides: $hides) }";
  const readAt = async (who: Chatter) =>
    (await messagesOf(service, who, chatId)).items.map((each) => each.readAt !== null);
  const first = await sent(service, ana, bia, "1");
  await ask(service, bia, MARK, { chat: chatId, upTo: first.sequence });
  expect((await readAt(ana))[0]).toBe(true);
  await ask(service, bia, HIDE, { hides: true });
  expect((await ask(service, bia, "{ hidesChatReceipts }")).data).toEqual({
    hidesChatReceipts: true,
  });
  expect((await readAt(ana))[0]).toBe(false);
  const second = await sent(service, bia, ana, "2");
  await ask(service, ana, MARK, { chat: chatId, upTo: second.sequence });
  expect((await readAt(bia))[0]).toBe(false);
  await ask(service, bia, HIDE, { hides: false });
  // Read receipts that were off at the time of reading are never shown later.
  expect((await readAt(bia))[0]).toBe(false);
  expect((await readAt(ana))[1]).toBe(true);
});
