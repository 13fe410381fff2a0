import { encode } from "@msgpack/msgpack";
import { expect, test } from "vitest";
import {
  messagePackProtocol,
  requireHonestCounts,
} from "../../../../../bff/signalr/protocol/messagepack-protocol.ts";
import { limits } from "./limits.ts";

const fill = (length: number) => new Uint8Array(length);
const every = [
  ...[null, true, false, 0, 127, 128, 65_535, 65_536, 2 ** 40, -1, -33, -200, -40_000, -(2 ** 40)],
  ...[1.5, "", "a", "x".repeat(32), "x".repeat(300), "x".repeat(70_000)],
  ...[fill(3), fill(300), fill(70_000), new Date(0), new Date(1.5e12), new Date(-1)],
  ...[[], Array(20).fill(1), Array(70_000).fill(1), { a: { b: [1] } }],
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, index])),
];

test("MessagePack counts: every format is skipped to its end", () => {
  for (const value of every) {
    const bytes = encode([value, value]);
    expect(() => requireHonestCounts(bytes)).not.toThrow();
    expect(() => requireHonestCounts(bytes.subarray(0, 1))).toThrow(/cut short/);
  }
});

test("MessagePack counts: lists that announce far more items than arrive use no memory", () => {
  const bomb = Uint8Array.from({ length: 1_200 }, (_, index) => (index % 3 === 0 ? 0xdc : 0xff));
  const before = process.memoryUsage().heapUsed;
  expect(() => messagePackProtocol.parse(bomb, limits)).toThrow(/cut short/);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
});
