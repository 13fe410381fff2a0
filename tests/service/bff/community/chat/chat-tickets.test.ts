import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusedUpgrade } from "../../../../unit/bff/signalr/raw-client.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";
import { ask, chatter, codeOf, hasNew, send, sent } from "./members.ts";
import type { Chatter } from "./members.ts";

let service: TestService;
let origin = "";

beforeAll(async () => {
  service = await startTestService();
  origin = await service.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => service.close());

const RECORD_END = "\u001e";
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;

const hub = (chatId: string, path = "") => `${origin}/hubs/chat${path}?chatId=${chatId}`;

/** Token of a connection that is not open yet. */
async function negotiate(who: Chatter, chatId: string): Promise<string> {
  const url = `${hub(chatId, "/negotiate")}&negotiateVersion=1`;
  const answer = await fetch(url, { method: "POST", headers: bearer(who.accessToken) });
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  return connectionToken;
}

/** Status of each way into a chat: negotiation, poll, stream, post, end and socket. */
async function statusesOf(headers: Record<string, string>, chatId: string, token: string) {
  const own = `${hub(chatId)}&id=${token}`;
  const requested = [
    fetch(hub(chatId, "/negotiate"), { method: "POST", headers }),
    fetch(own, { headers }),
    fetch(own, { headers: { ...headers, accept: "text/event-stream" } }),
    fetch(own, { method: "POST", headers, body: HANDSHAKE }),
    fetch(own, { method: "DELETE", headers }),
  ];
  const answers = await Promise.all(requested);
  return new Set([...answers.map(({ status }) => status), await refusedUpgrade(own, headers)]);
}

async function talking(): Promise<{ ana: Chatter; bia: Chatter; chatId: string }> {
  const [ana, bia] = [await chatter(service), await chatter(service)];
  const { chatId } = await sent(service, ana, bia, "Oi");
  await sent(service, bia, ana, "Oi");
  return { ana, bia, chatId };
}

describe("connection token", () => {
  test("opens the chat it was issued for, whatever chat the request names", async () => {
    const { ana, bia, chatId } = await talking();
    const eva = await chatter(service);
    const { chatId: other } = await sent(service, eva, ana, "Oi");
    const url = `${hub(other)}&id=${await negotiate(ana, chatId)}`;
    const headers = bearer(ana.accessToken);
    const poll = async () => (await fetch(url, { headers })).text();
    expect(await poll()).toBe("");
    await fetch(url, { method: "POST", headers, body: HANDSHAKE });
    expect(await poll()).toBe(`{}${RECORD_END}`);
    await sent(service, eva, ana, "De outra conversa");
    await sent(service, bia, ana, "Desta");
    const received = await poll();
    expect(received).toContain(chatId);
    expect(received).not.toContain(other);
  });

  test("is useless to the other participant, a third member and a guest", async () => {
    const { ana, bia, chatId } = await talking();
    const eva = await chatter(service);
    const { chatId: own } = await sent(service, eva, bia, "Oi");
    const token = await negotiate(ana, chatId);
    const statuses = (who: Chatter, chat: string) =>
      statusesOf(bearer(who.accessToken), chat, token);
    expect(await statuses(eva, chatId)).toEqual(new Set([403]));
    expect(await statusesOf({}, chatId, token)).toEqual(new Set([401]));
    // Members who may negotiate for themselves.
    expect(await statuses(bia, chatId)).toEqual(new Set([200, 403]));
    expect(await statuses(eva, own)).toEqual(new Set([200, 403]));
  });
});

describe("earlier connection token", () => {
  async function suspend({ directusUserId }: Chatter): Promise<void> {
    Object.assign(service.directus.users.get(directusUserId) ?? {}, { status: "suspended" });
    const change = { collection: "directus_users", keys: [directusUserId], action: "update" };
    await service.app.inject(signedChange(service, change));
  }
  async function logOut({ accessToken }: Chatter): Promise<void> {
    const url = "/api/users/v1/logout";
    await service.app.inject({ method: "POST", url, headers: bearer(accessToken) });
  }

  test.each([
    ["suspended", suspend],
    ["logged out", logOut],
  ])("is refused to a member who is %s", async (_, end) => {
    const { ana, bia, chatId } = await talking();
    const token = await negotiate(ana, chatId);
    await end(ana);
    expect(await statusesOf(bearer(ana.accessToken), chatId, token)).toEqual(new Set([401]));
    const query = "query ($c: ID!) { getChatMessages(chatId: $c) { totalCount } }";
    expect((await ask(service, ana, query, { c: chatId })).data).toBeUndefined();
    expect((await send(service, ana, bia, "Oi?")).data).toBeUndefined();
    expect(await hasNew(service, ana)).not.toBe(true);
  });

  test("finds no chat for a removed participant", async () => {
    const { ana, chatId } = await talking();
    const token = await negotiate(ana, chatId);
    const leave = "delete from chat_participants where user_id = $1";
    await service.database.pool.query(leave, [ana.id]);
    expect(await statusesOf(bearer(ana.accessToken), chatId, token)).toEqual(new Set([403]));
    const query = "query ($c: ID!) { getChatMessages(chatId: $c) { totalCount } }";
    expect(codeOf(await ask(service, ana, query, { c: chatId }))).toBe("not_found");
  });
});
