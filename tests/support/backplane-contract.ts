import { expect } from "vitest";
import type { Backplane, BackplaneMessage } from "../../bff/signalr/backplane/backplane.ts";

/** One of several processes, and the messages it received from the others. */
export type Process = { backplane: Backplane; heard: BackplaneMessage[] };

export function joinProcess(backplane: Backplane): Process {
  const received: BackplaneMessage[] = [];
  backplane.listen((message) => void received.push(message));
  return { backplane, heard: received };
}

export const said = (value: unknown): BackplaneMessage => ({
  kind: "send",
  hub: "/hubs/test",
  to: { kind: "all" },
  except: ["a"],
  method: "ReceiveMessage",
  args: [value],
});

const MESSAGES: readonly BackplaneMessage[] = [
  said({ text: "olá 日本", list: [1, null, { a: true }] }),
  said("x".repeat(30_000)),
  said(new Uint8Array([0, 1, 255])),
  { kind: "join", hub: "/hubs/test", connectionId: "c", group: "g" },
  { kind: "leave", hub: "/hubs/test", connectionId: "c", group: "g" },
  { kind: "disconnect", hub: "/hubs/test", userId: "u", error: "no", allowReconnect: false },
];

/**
 * The contract of every backplane: all others receive every message, in order, once, and no process
 * receives its own.
 */
export async function expectToReachOthers(processes: readonly Process[]): Promise<void> {
  const [first, ...others] = processes;
  for (const message of MESSAGES) await first?.backplane.publish(message);
  for (const { heard: received } of others) {
    await expect.poll(() => received.length).toBe(MESSAGES.length);
    expect(received.splice(0)).toEqual(MESSAGES);
  }
  expect(first?.heard).toEqual([]);
}

/** Messages published without waiting arrive in order. */
export async function expectOrder(
  { backplane }: Process,
  { heard: received }: Process,
): Promise<void> {
  const numbers = Array.from({ length: 300 }, (_, index) => said([index, "x".repeat(index * 100)]));
  await Promise.all(numbers.map((message) => backplane.publish(message)));
  await expect.poll(() => received.length).toBe(numbers.length);
  expect(received.splice(0)).toEqual(numbers);
}
