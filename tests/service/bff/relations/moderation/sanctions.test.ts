import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, chatter, codeOf, messagesOf, send, sent } from "../../community/chat/members.ts";
import type { Answer, Chatter } from "../../community/chat/members.ts";
import { act, connect, listOf } from "../connections/members.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";

let service: TestService;
let held: Chatter;
let friend: Chatter;
let stranger: Chatter;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  held = await chatter(service);
  friend = await chatter(service);
  stranger = await chatter(service);
  await connect(service, held, friend);
});

const BANNED = "member.banned";
type Kind = "silence" | "suspend" | "comment_ban";
const kinds: Kind[] = ["silence", "suspend", "comment_ban"];

/** Sets the sanctions in Directus; the service is notified, as of every change. */
async function measures(...holding: { kind: Kind; until?: Date | null }[]): Promise<void> {
  service.directus.measures = holding.map(({ kind, until = null }) => ({
    member: held.directusUserId,
    kind,
    until: until && until.toISOString(),
  }));
  const change = { collection: "sanctions", keys: [randomUUID()], action: "update" };
  const { statusCode } = await service.app.inject(signedChange(service, change));
  expect(statusCode).toBe(204);
}

const edit = (who: Chatter, id: string): Promise<Answer> =>
  ask(service, who, 'mutation ($id: ID!) { editChatMessage(id: $id, message: "Outra") { id } }', {
    id,
  });
const react = (who: Chatter, id: string): Promise<Answer> =>
  ask(service, who, 'mutation ($id: ID!) { reactToChatMessage(id: $id, emoji: "👍") { id } }', {
    id,
  });
const accept = (who: Chatter, id: string): Promise<Answer> =>
  ask(service, who, "mutation ($id: ID!) { acceptChat(chatId: $id) }", { id });
const takeBack = (who: Chatter, id: string): Promise<Answer> =>
  ask(service, who, "mutation ($id: ID!) { deleteChatMessage(id: $id) }", { id });

describe.each(kinds)("member under a sanction (%s)", (kind) => {
  test("can't write, edit or react in any conversation, but can read and delete", async () => {
    const own = await sent(service, held, friend, "antes");
    const theirs = await sent(service, friend, held, "resposta");
    await measures({ kind });
    expect(codeOf(await send(service, held, friend, "depois"))).toBe(BANNED);
    expect(codeOf(await send(service, held, stranger, "um pedido"))).toBe(BANNED);
    expect(codeOf(await edit(held, own.id))).toBe(BANNED);
    expect(codeOf(await react(held, theirs.id))).toBe(BANNED);
    // Sent before and repeated after a lost response: it is already stored.
    const again = await send(service, held, friend, "antes", own.clientMessageId);
    expect(codeOf(again)).toBeNull();
    expect((await messagesOf(service, held, own.chatId)).totalCount).toBe(2);
    expect(codeOf(await takeBack(held, own.id))).toBeNull();
    expect(codeOf(await send(service, friend, held, "e os outros"))).toBeNull();
  });

  test("can't request connections, but can block, decline and disconnect", async () => {
    const requester = await chatter(service);
    await act(service, requester, "request", held);
    await measures({ kind });
    expect(await act(service, held, "request", stranger)).toBe(BANNED);
    expect(await listOf(service, stranger, "received")).toEqual([]);
    expect(await act(service, held, "decline", requester)).toBeNull();
    expect(await act(service, held, "remove", friend)).toBeNull();
    expect(await act(service, held, "block", stranger)).toBeNull();
  });
});

test("sanction: a silenced member can answer requests; a suspended member can't", async () => {
  const [first, second] = [await chatter(service), await chatter(service)];
  for (const requester of [first, second]) await act(service, requester, "request", held);
  const request = await sent(service, stranger, held, "Olá");
  await measures({ kind: "suspend" });
  expect(await act(service, held, "accept", first)).toBe(BANNED);
  expect(codeOf(await accept(held, request.chatId))).toBe(BANNED);
  await measures({ kind: "silence" });
  expect(await act(service, held, "accept", first)).toBeNull();
  expect(codeOf(await accept(held, request.chatId))).toBeNull();
});

test("sanction: ends when its time is over, or when the team lifts it", async () => {
  const until = new Date(service.clock.now.getTime() + 60_000);
  await measures({ kind: "silence", until }, { kind: "suspend", until: null });
  expect(codeOf(await send(service, held, friend, "1"))).toBe(BANNED);
  await measures({ kind: "silence", until });
  expect(codeOf(await send(service, held, friend, "2"))).toBe(BANNED);
  service.clock.now = new Date(until.getTime() + 1);
  expect(codeOf(await send(service, held, friend, "3"))).toBeNull();
  await measures({ kind: "suspend", until: null });
  expect(codeOf(await send(service, held, friend, "4"))).toBe(BANNED);
  await measures();
  expect(codeOf(await send(service, held, friend, "5"))).toBeNull();
});

test("sanction: one stored on the account itself counts as well", async () => {
  const until = new Date(service.clock.now.getTime() + 60_000).toISOString();
  const account = service.directus.users.get(held.directusUserId) ?? {};
  Object.assign(account, { silencedUntil: until, suspendedUntil: null });
  await measures();
  expect(codeOf(await send(service, held, friend, "1"))).toBe(BANNED);
  expect(codeOf(await send(service, friend, held, "1"))).toBeNull();
  Object.assign(account, { silencedUntil: null });
  await measures();
  expect(codeOf(await send(service, held, friend, "1"))).toBeNull();
});
