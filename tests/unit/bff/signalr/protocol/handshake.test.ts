import { describe, expect, test } from "vitest";
import { readHandshake, writeHandshake } from "../../../../../bff/signalr/protocol/handshake.ts";
import { bytesOf } from "./limits.ts";

const read = (text: string, canCarryBinary = true) => readHandshake(bytesOf(text), canCarryBinary);

describe("handshake", () => {
  test.each([
    ['{"protocol":"json","version":1}', "json"],
    ['{"protocol":"json","version":2}', "json"],
    ['{"version":1,"more":[],"protocol":"messagepack"}', "messagepack"],
  ])("selects a protocol: %s", (text, name) => {
    expect(read(text).name).toBe(name);
  });

  test.each([
    ['{"protocol":"xml","version":1}', "The protocol 'xml' is not supported."],
    [
      '{"protocol":"json","version":9}',
      "The server does not support version 9 of the 'json' protocol.",
    ],
    ["no json", "An unexpected error occurred during connection handshake."],
    ["[]", "An unexpected error occurred during connection handshake."],
    ['{"protocol":"json"}', "An unexpected error occurred during connection handshake."],
    ['{"version":1}', "An unexpected error occurred during connection handshake."],
    ['{"type":6}', "An unexpected error occurred during connection handshake."],
  ])("is refused with a message that the client knows: %s", (text, error) => {
    expect(() => read(text)).toThrow(error);
  });

  test("for a binary protocol is refused on a text-only transport", () => {
    expect(() => read('{"protocol":"messagepack","version":1}', false)).toThrow(
      "Cannot use the 'messagepack' protocol on the current transport.",
    );
  });

  test("response has no type", () => {
    expect(Buffer.from(writeHandshake()).toString()).toBe("{}\u001e");
    expect(Buffer.from(writeHandshake("no")).toString()).toBe('{"error":"no"}\u001e');
  });
});
