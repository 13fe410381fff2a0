import { expect } from "vitest";
import type { Backplane, BackplaneMessage } from "../../bff/signalr/backplane/backplane.ts";

/** One process of several, and what the others said to it. */
export type Process = { backplane: Backplane; heard: BackplaneMessage[] };

export function joinProcess(backplane: Backplane): Process {
  const heard: BackplaneMessage[] = [];
  backplane.listen((message) => void heard.push(message));
  return { backplane, heard };
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

/** What every backplane promises: all others hear all, in order, once, and nobody hears itself. */
export async function expectToReachOthers(processes: readonly Process[]): Promise<void> {
  const [first, ...others] = processes;
  for (const message of MESSAGES) await first?.backplane.publish(message);
  for (const { heard } of others) {
    await expect.poll(() => heard.length).toBe(MESSAGES.length);
    expect(heard.splice(0)).toEqual(MESSAGES);
  }
  expect(first?.heard).toEqual([]);
}

/** What is published without waiting comes in the order it was published in. */
export async function expectOrder({ backplane }: Process, { heard }: Process): Promise<void> {
  const numbers = Array.from({ length: 300 }, (_, index) => said([index, "x".repeat(index * 100)]));
  await Promise.all(numbers.map((message) => backplane.publish(message)));
  await expect.poll(() => heard.length).toBe(numbers.length);
  expect(heard.splice(0)).toEqual(numbers);
}
