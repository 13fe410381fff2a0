import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { HubConnectionState } from "@microsoft/signalr";
import type { HubConnection } from "@microsoft/signalr";
import { buildClient } from "../../../../support/official-client.ts";
import type { SentMessage } from "../chat/members.ts";
import { GREETINGS } from "./pairs.ts";
import type { PairMember } from "./pairs.ts";

const AGAIN_MS = 40;
/** A member who writes too fast is refused, so an immediate retry would be useless. */
const REFUSED_MS = 1_000;
const TAKE = 100;
const AFTER = `query ($chatId: ID!, $sequence: Int!, $take: Int!) {
  getChatMessagesAfter(chatId: $chatId, sequence: $sequence, take: $take) {
    sequence senderUserId clientMessageId message
  }
}`;

export type SeenMessage = Pick<
  SentMessage,
  "sequence" | "senderUserId" | "clientMessageId" | "message"
>;

/** A member's device, which continues whichever process dies. */
export type Device = {
  member: PairMember;
  /** All messages received after the greetings, in order of arrival. */
  seen: SeenMessage[];
  /** Acknowledged messages, by the ids of this device. */
  acknowledged: string[];
  /** Messages sent more than once before an answer arrived. */
  resent: number;
  /** Messages that were stored although their answer was lost. */
  answersLost: number;
  /**
   * Sends this number of messages, each after the previous one is acknowledged. Their texts are their
   * numbers.
   */
  sendAll(count: number, onAcknowledged: () => void): Promise<void>;
  /** Queries later messages, as pages do from time to time, since hints may be lost. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

export type DeviceSettings = {
  member: PairMember;
  chatId: string;
  /** Addresses of the service, tried one after another. */
  urls: readonly string[];
};

export function startDevice({ member, chatId, urls }: DeviceSettings): Device {
  let turn = urls.length * Math.random();
  let url = "";
  let client: HubConnection | null = null;
  let looking = Promise.resolve();
  const over = new AbortController();

  async function run(): Promise<void> {
    while (!over.signal.aborted) {
      try {
        await connect();
      } catch {
        await pause(AGAIN_MS);
      }
    }
  }

  async function connect(): Promise<void> {
    turn += 1;
    url = urls[Math.floor(turn) % urls.length] ?? "";
    const opened = buildClient(`${url}/hubs/chat?chatId=${chatId}`, { token: member.token });
    const ended = new Promise<void>((resolve) => opened.onclose(() => resolve()));
    opened.on("ChatChanged", () => void device.look().catch(() => {}));
    await opened.start();
    client = opened;
    if (over.signal.aborted) await opened.stop();
    else await device.look().catch(() => {});
    await ended;
  }

  async function ask(sequence: number): Promise<SeenMessage[]> {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
      body: JSON.stringify({ query: AFTER, variables: { chatId, sequence, take: TAKE } }),
    });
    const { data } = (await answer.json()) as { data: { getChatMessagesAfter: SeenMessage[] } };
    return data.getChatMessagesAfter;
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const known = device.seen.at(-1)?.sequence ?? GREETINGS;
      const next = await ask(known);
      device.seen.push(...next);
      if (next.length < TAKE) return;
    }
  }

  /** Sends a message with the same id until it is acknowledged. */
  async function send(message: string): Promise<void> {
    const clientMessageId = randomUUID();
    for (let attempt = 0; ; attempt++) {
      const requestedAt = Date.now();
      try {
        if (client?.state !== HubConnectionState.Connected) throw new Error("not connected");
        const stored = await client.invoke<SentMessage>("SendMessage", clientMessageId, message);
        device.acknowledged.push(clientMessageId);
        if (attempt > 0) device.resent += 1;
        if (Date.parse(stored.sentAt) < requestedAt) device.answersLost += 1;
        return;
      } catch {
        const isRefused = client?.state === HubConnectionState.Connected;
        await pause(isRefused ? REFUSED_MS : AGAIN_MS);
      }
    }
  }

  const device: Device = {
    member,
    seen: [],
    acknowledged: [],
    resent: 0,
    answersLost: 0,
    async sendAll(count, onAcknowledged) {
      for (let at = 0; at < count; at++) {
        await send(String(at));
        onAcknowledged();
      }
    },
    look() {
      looking = looking.catch(() => {}).then(readOn);
      return looking;
    },
    async stop() {
      over.abort();
      await client?.stop();
      await running;
    },
  };
  const running = run();
  return device;
}
