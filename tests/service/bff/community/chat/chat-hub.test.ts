import { randomUUID } from "node:crypto";
import type { HubConnection } from "@microsoft/signalr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CHAT_TYPING_EVERY_MS } from "../../../../../contract/community/chat.ts";
import { buildClient } from "../../../../support/official-client.ts";
import type { ClientChoice } from "../../../../support/official-client.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";
import { ask, chatter, messagesOf, sent } from "./members.ts";
import type { Chatter, SentMessage } from "./members.ts";

let service: TestService;
let origin = "";
const clients: HubConnection[] = [];

beforeAll(async () => {
  service = await startTestService();
  origin = await service.app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(() => service.close());

async function connect(
  who: Chatter,
  chatId: string,
  choice: ClientChoice = {},
  address = origin,
): Promise<HubConnection> {
  const url = `${address}/hubs/chat?chatId=${chatId}`;
  const client = buildClient(url, { ...choice, token: who.accessToken });
  clients.push(client);
  await client.start();
  return client;
}

const hint = (client: HubConnection) =>
  new Promise<unknown>((resolve) => {
    client.on("ChatChanged", resolve);
  });
/** Rechecking all connections is rare and takes longer. */
const WITHIN = { timeout: 5_000 };
const GONE = ["Disconnected", "Disconnected"];

async function talking(): Promise<{ ana: Chatter; bia: Chatter; chatId: string }> {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const { chatId } = await sent(service, ana, bia, "Oi");
  await sent(service, bia, ana, "Oi");
  return { ana, bia, chatId };
}

describe.each(["WebSockets", "ServerSentEvents", "LongPolling"] as const)(
  "chat hub by %s",
  (transport) => {
    test("stores and confirms a message, and signals it to the other participant", async () => {
      const { ana, bia, chatId } = await talking();
      const [own, other] = [
        await connect(ana, chatId, { transport }),
        await connect(bia, chatId, { transport }),
      ];
      const received = hint(other);
      const id = randomUUID();
      const stored = await own.invoke<SentMessage>("SendMessage", id, "Chegou?");
      expect(stored).toMatchObject({ sequence: 3, message: "Chegou?", senderUserId: ana.id });
      expect(await received).toBe(chatId);
      const again = await own.invoke<SentMessage>("SendMessage", id, "Chegou?");
      expect(again.id).toBe(stored.id);
      const read = hint(own);
      await other.invoke("MarkRead", 3);
      expect(await read).toBe(chatId);
      const [newest] = (await messagesOf(service, ana, chatId)).items;
      expect(newest?.readAt).not.toBeNull();
    });
  },
);

test("chat hub: names a message that was changed", async () => {
  const { ana, bia, chatId } = await talking();
  const { id } = await sent(service, ana, bia, "Errad");
  const client = await connect(bia, chatId);
  const received: unknown[][] = [];
  client.on("ChatChanged", (...args: unknown[]) => void received.push(args));
  const edit = 'mutation ($id: ID!) { editChatMessage(id: $id, message: "Errado") { id } }';
  await ask(service, ana, edit, { id });
  await sent(service, ana, bia, "Nova");
  await expect.poll(() => received).toEqual([[chatId, 3], [chatId]]);
});

describe("access to the chat hub", () => {
  test("is limited to the two participants, each with their own session", async () => {
    const { ana, chatId } = await talking();
    const eva = await chatter(service);
    const { chatId: own } = await sent(service, eva, ana, "Oi");
    await expect(connect(eva, chatId)).rejects.toThrow(/403/);
    await expect(connect(eva, randomUUID())).rejects.toThrow(/403/);
    await expect(connect(eva, "1")).rejects.toThrow(/403/);
    await expect(connect({ ...eva, accessToken: "nobody" }, own)).rejects.toThrow(/401/);
    expect((await connect(eva, own)).state).toBe("Connected");
  });

  test("hides the read signals of a member who turned off read receipts", async () => {
    const { ana, bia, chatId } = await talking();
    await ask(service, bia, "mutation { setHidesChatReceipts(hides: true) }");
    const [own, other] = [await connect(ana, chatId), await connect(bia, chatId)];
    await sent(service, ana, bia, "Leu?");
    const seen: unknown[] = [];
    own.on("ChatChanged", (changed) => seen.push(changed));
    await other.invoke("MarkRead", 3);
    const received = hint(own);
    await other.invoke("SendMessage", randomUUID(), "Depois");
    await received;
    expect(seen).toEqual([chatId]);
  });

  test("excludes signals of other chats", async () => {
    const [first, second] = [await talking(), await talking()];
    const client = await connect(first.ana, first.chatId);
    const seen: unknown[] = [];
    client.on("ChatChanged", (chatId) => seen.push(chatId));
    const received = hint(client);
    await sent(service, second.ana, second.bia, "De outros");
    await sent(service, first.bia, first.ana, "Daqui");
    await received;
    expect(new Set(seen)).toEqual(new Set([first.chatId]));
  });

  test("ends within five seconds for a suspended, removed or logged-out member, in every process", async () => {
    const { database, cmsUsers, keys } = service;
    const beside = await startTestService({ database, cmsUsers, keys });
    const there = await beside.app.listen({ host: "127.0.0.1", port: 0 });
    const { pool } = database;
    const suspend = async ({ directusUserId }: Chatter) => {
      Object.assign(service.directus.users.get(directusUserId) ?? {}, { status: "suspended" });
      const change = { collection: "directus_users", keys: [directusUserId], action: "update" };
      expect((await service.app.inject(signedChange(service, change))).statusCode).toBe(204);
    };
    const remove = ({ id }: Chatter) =>
      pool.query("delete from chat_participants where user_id = $1", [id]);
    const lock = ({ id }: Chatter) =>
      pool.query("update users set is_active = false where id = $1", [id]);
    const logOut = async ({ accessToken }: Chatter) => {
      const url = "/api/users/v1/logout";
      await service.app.inject({ method: "POST", url, headers: bearer(accessToken) });
    };
    for (const end of [suspend, remove, lock, logOut]) {
      const { ana, bia, chatId } = await talking();
      const [here, elsewhere] = [await connect(ana, chatId), await connect(ana, chatId, {}, there)];
      const other = await connect(bia, chatId, {}, there);
      await end(ana);
      await expect.poll(() => [here.state, elsewhere.state], WITHIN).toEqual(GONE);
      expect(other.state).toBe("Connected");
      await expect(connect(ana, chatId)).rejects.toThrow(/40[13]/);
    }
    await beside.close();
  });

  test("is limited to five connections per member", async () => {
    const { ana, bia, chatId } = await talking();
    for (let count = 0; count < 5; count++) await connect(ana, chatId);
    await expect(connect(ana, chatId)).rejects.toThrow(/429/);
    expect((await connect(bia, chatId)).state).toBe("Connected");
  });

  test("does not deliver a blocked member's message, and signals it to no one", async () => {
    const { ana, bia, chatId } = await talking();
    const block = "mutation ($id: ID!) { blockMember(directusUserId: $id) }";
    await ask(service, bia, block, { id: ana.directusUserId });
    const client = await connect(ana, chatId);
    await expect(client.invoke("SendMessage", randomUUID(), "Oi?")).rejects.toThrow(/SendMessage/);
    await expect(client.invoke("SendMessage", "1", "Oi?")).rejects.toThrow(/SendMessage/);
    expect((await messagesOf(service, bia, chatId)).totalCount).toBe(2);
  });
});

describe("typing signal", () => {
  /** Hints that the other member received, up to a later message. */
  async function heardAfter(ana: Chatter, bia: Chatter, chatId: string, times = 1) {
    const [own, other] = [await connect(ana, chatId), await connect(bia, chatId)];
    const received: unknown[] = [];
    other.on("ChatTyping", (userId) => received.push(userId));
    for (let at = 0; at < times; at++) await own.invoke("Typing");
    const announced = hint(other);
    await sent(service, bia, ana, "Depois");
    await announced;
    await Promise.all([own.stop(), other.stop()]);
    return received;
  }

  test("reaches the other participant, at most once in three seconds", async () => {
    const { ana, bia, chatId } = await talking();
    expect(await heardAfter(ana, bia, chatId, 3)).toEqual([ana.id]);
    const [own, other] = [await connect(ana, chatId), await connect(bia, chatId)];
    const received: unknown[] = [];
    other.on("ChatTyping", (userId) => received.push(userId));
    await own.invoke("Typing");
    service.clock.advance(CHAT_TYPING_EVERY_MS);
    await own.invoke("Typing");
    await expect.poll(() => received).toEqual([ana.id, ana.id]);
  });

  test("is not sent in a request, with read receipts hidden, or after a block", async () => {
    const [eva, ida] = [await chatter(service), await chatter(service)];
    const { chatId: request } = await sent(service, eva, ida, "Oi");
    const own = await connect(eva, request);
    const other = await connect(ida, request);
    const received: unknown[] = [];
    other.on("ChatTyping", (userId) => received.push(userId));
    await own.invoke("Typing");
    const announced = hint(other);
    await sent(service, eva, ida, "De novo");
    await announced;
    expect(received).toEqual([]);

    const HIDE = "mutation ($hides: Boolean!) { setHidesChatReceipts(hides: $hides) }";
    const hidden = await talking();
    await ask(service, hidden.bia, HIDE, { hides: true });
    expect(await heardAfter(hidden.ana, hidden.bia, hidden.chatId)).toEqual([]);

    const shut = await talking();
    const [from, to] = [await connect(shut.ana, shut.chatId), await connect(shut.bia, shut.chatId)];
    to.on("ChatTyping", (userId) => received.push(userId));
    await ask(service, shut.bia, "mutation ($id: ID!) { blockMember(directusUserId: $id) }", {
      id: shut.ana.directusUserId,
    });
    await from.invoke("Typing");
    await to.invoke("MarkRead", 1);
    expect(received).toEqual([]);
  });
});

test("chat hub: an open chat also receives the unread counts and account changes of its member", async () => {
  const { ana, bia, chatId } = await talking();
  const [own, other] = [await connect(ana, chatId), await connect(bia, chatId)];
  const received: string[] = [];
  for (const [name, client] of [["ana", own] as const, ["bia", other] as const]) {
    for (const word of ["Notified", "AccountChanged"]) {
      client.on(word, () => received.push(`${name}: ${word}`));
    }
  }
  const change = async (collection: string, keys: string[], member?: string) => {
    const announced = { collection, keys, action: "update", ...(member && { member }) };
    const answer = await service.app.inject(signedChange(service, announced));
    expect(answer.statusCode).toBe(204);
  };
  await change("Notification", [randomUUID()], ana.directusUserId);
  // The change names a member who is not connected.
  await change("Notification", [randomUUID()], randomUUID());
  await change("articles", [randomUUID()], ana.directusUserId);
  await change("directus_users", [bia.directusUserId]);
  await expect.poll(() => received.toSorted()).toEqual(["ana: Notified", "bia: AccountChanged"]);
  // Without a named member, it may concern anyone.
  await change("directus_users", []);
  await change("Notification", [randomUUID()]);
  const all = [
    ...["ana: AccountChanged", "ana: Notified", "ana: Notified"],
    ...["bia: AccountChanged", "bia: AccountChanged", "bia: Notified"],
  ];
  await expect.poll(() => received.toSorted()).toEqual(all);
});
