import { describe, expect, test } from "vitest";
import { createInbox } from "../../../../../bff/signalr/protocol/inbox.ts";
import { takeFrame, writeFrame } from "../../../../../bff/signalr/protocol/messagepack-protocol.ts";
import { takeRecord, writeRecord } from "../../../../../bff/signalr/protocol/record-framing.ts";
import {
  InvalidMessageError,
  MessageTooLargeError,
} from "../../../../../bff/signalr/settings/errors.ts";
import { bytesOf } from "./limits.ts";

const MAX = 200;
const frames = {
  records: { write: (text: string) => writeRecord(text), take: takeRecord },
  "length prefixes": { write: (text: string) => writeFrame(bytesOf(text)), take: takeFrame },
};

describe.each(Object.entries(frames))("messages framed by %s", (_, { write, take }) => {
  const texts = ["", "a", "olá, 日本", "x".repeat(MAX - 1), "x".repeat(MAX)];
  const line = Buffer.concat(texts.map(write));

  test.each([1, 2, 3, 7, 50, line.length])("are reassembled from pieces of %i bytes", (size) => {
    const inbox = createInbox();
    const taken: string[] = [];
    for (let at = 0; at < line.length; at += size) {
      inbox.append(line.subarray(at, at + size));
      for (let next = take(inbox, MAX); next; next = take(inbox, MAX)) {
        taken.push(Buffer.from(next).toString());
      }
    }
    expect(taken).toEqual(texts);
    expect(inbox.byteLength).toBe(0);
  });

  test("may each be as large as the limit, and no larger", () => {
    const inbox = createInbox();
    for (let index = 0; index < 10; index++) inbox.append(write("x".repeat(MAX)));
    for (let index = 0; index < 10; index++) expect(take(inbox, MAX)).toHaveLength(MAX);
    inbox.append(write("x".repeat(MAX + 1)));
    expect(() => take(inbox, MAX)).toThrow(MessageTooLargeError);
  });

  test("are rejected while they exceed the limit without an end", () => {
    const inbox = createInbox();
    inbox.append(write("x".repeat(5 * MAX)).subarray(0, 2 * MAX));
    expect(() => take(inbox, MAX)).toThrow(MessageTooLargeError);
  });
});

describe("length prefix", () => {
  test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152])(
    "encodes %i bytes",
    (length) => {
      const inbox = createInbox();
      inbox.append(writeFrame(new Uint8Array(length)));
      expect(takeFrame(inbox, 3_000_000)).toHaveLength(length);
    },
  );

  test.each([
    ["of six bytes", [0x80, 0x80, 0x80, 0x80, 0x80, 0x01]],
    ["of two gigabytes", [0x80, 0x80, 0x80, 0x80, 0x08]],
  ])("%s is invalid", (_, bytes) => {
    const inbox = createInbox();
    inbox.append(new Uint8Array(bytes));
    expect(() => takeFrame(inbox, MAX)).toThrow(InvalidMessageError);
  });
});

test("message framing: a message already taken does not change when more data arrives", () => {
  const inbox = createInbox();
  inbox.append(writeRecord("first"));
  const first = takeRecord(inbox, MAX);
  inbox.append(writeRecord("other"));
  expect(Buffer.from(first ?? []).toString()).toBe("first");
});
