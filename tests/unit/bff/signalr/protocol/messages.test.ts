import { JsonHubProtocol, NullLogger } from "@microsoft/signalr";
import type { HubMessage as ClientMessage } from "@microsoft/signalr";
import { MessagePackHubProtocol } from "@microsoft/signalr-protocol-msgpack";
import { encode } from "@msgpack/msgpack";
import { describe, expect, test } from "vitest";
import { createInbox } from "../../../../../bff/signalr/protocol/inbox.ts";
import { jsonProtocol } from "../../../../../bff/signalr/protocol/json-protocol.ts";
import { messagePackProtocol } from "../../../../../bff/signalr/protocol/messagepack-protocol.ts";
import type { HubMessage } from "../../../../../bff/signalr/protocol/messages.ts";
import { InvalidMessageError } from "../../../../../bff/signalr/settings/errors.ts";
import { bytesOf, limits } from "./limits.ts";

const json = new JsonHubProtocol();
const messagePack = new MessagePackHubProtocol();
const pairs = {
  json: {
    ours: jsonProtocol,
    read: (bytes: Uint8Array) =>
      json.parseMessages(Buffer.from(bytes).toString(), NullLogger.instance),
    write: (message: object) => bytesOf(json.writeMessage(message as ClientMessage)),
  },
  messagepack: {
    ours: messagePackProtocol,
    read: (bytes: Uint8Array) =>
      messagePack.parseMessages(new Uint8Array(bytes).buffer, NullLogger.instance),
    write: (message: object) => new Uint8Array(messagePack.writeMessage(message as ClientMessage)),
  },
};

const messages: HubMessage[] = [
  { type: 1, target: "Send", arguments: ["olá", 1, { a: [null] }] },
  { type: 1, target: "Send", arguments: [], invocationId: "1" },
  { type: 2, invocationId: "1", item: { text: "日本" } },
  { type: 3, invocationId: "1", result: 42 },
  { type: 3, invocationId: "1", error: "no" },
  { type: 3, invocationId: "1" },
  { type: 4, target: "Count", arguments: [3], invocationId: "2" },
  { type: 5, invocationId: "2" },
  { type: 6 },
];

describe.each(Object.entries(pairs))("%s protocol", (_, { ours, read, write }) => {
  test.each(messages)("reads what the official client writes: %o", (message) => {
    const inbox = createInbox();
    inbox.append(write({ headers: {}, streamIds: [], ...message }));
    const bytes = ours.take(inbox, limits);
    expect(bytes && ours.parse(bytes, limits)).toEqual(message);
    expect(inbox.byteLength).toBe(0);
  });

  test.each(messages.filter(({ type }) => type !== 4 && type !== 5))(
    "writes what the official client reads: %o",
    (message) => {
      expect(read(ours.write(message))).toMatchObject([message]);
    },
  );

  test("writes close messages with and without reconnect", () => {
    expect(read(ours.write({ type: 7 }))[0]).toMatchObject({ type: 7 });
    expect(read(ours.write({ type: 7, error: "x", allowReconnect: true }))[0]).toMatchObject({
      type: 7,
      error: "x",
      allowReconnect: true,
    });
  });
});

test("MessagePack protocol: a ping is exactly three bytes", () => {
  expect([...messagePackProtocol.write({ type: 6 })]).toEqual([0x02, 0x91, 0x06]);
});

const parseJson = (text: string) => jsonProtocol.parse(bytesOf(text), limits);
const parsePacked = (value: unknown) => messagePackProtocol.parse(encode(value), limits);

describe("irrelevant input", () => {
  test.each([
    '{"type":42}',
    '{"type":8,"sequenceId":1}',
    '{"type":9,"sequenceId":"x"}',
    '{"sequenceId":1,"type":0}',
  ])("is ignored: %s", (text) => {
    expect(parseJson(text)).toBeNull();
  });

  test("includes extra fields, in any order", () => {
    expect(
      parseJson('{"x":{"y":1},"arguments":[],"headers":{"a":"b"},"target":"A","type":1}'),
    ).toEqual({
      type: 1,
      target: "A",
      arguments: [],
    });
    expect(parsePacked([1, {}, null, "A", [], [], "more"])).toEqual({
      type: 1,
      target: "A",
      arguments: [],
    });
    expect(parsePacked([1, {}, null, "A", []])).toEqual({ type: 1, target: "A", arguments: [] });
    expect(parsePacked([8, 1])).toBeNull();
  });
});

const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("invalid message", () => {
  test.each([
    "",
    "no json",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"type":"1"}',
    '{"type":null}',
    '{"type":1,"arguments":[]}',
    '{"type":1,"target":1,"arguments":[]}',
    '{"type":1,"target":"A"}',
    '{"type":1,"target":"A","arguments":{}}',
    '{"type":1,"target":"A","arguments":[],"invocationId":1}',
    '{"type":4,"target":"A","arguments":[]}',
    '{"type":2,"item":1}',
    '{"type":3}',
    '{"type":3,"invocationId":"1","error":"x","result":1}',
    '{"type":5}',
    '{"type":7,"error":{}}',
    `{"type":1,"target":"A","arguments":${deep(90)}}`,
  ])("is rejected in JSON: %s", (text) => {
    expect(() => parseJson(text)).toThrow(InvalidMessageError);
  });

  test("is rejected in JSON if it is not UTF-8", () => {
    const bytes = new Uint8Array([...bytesOf('{"type":6,"x":"'), 0xc3, 0x28, ...bytesOf('"}')]);
    expect(() => jsonProtocol.parse(bytes, limits)).toThrow(InvalidMessageError);
  });

  test.each([
    [null],
    [[]],
    [{}],
    [["1"]],
    [[1, {}, null, 1, []]],
    [[1, {}, null, "A"]],
    [[1, {}, 1, "A", []]],
    [[3, {}, "1", 4, "x"]],
    [[3, {}, "1"]],
    [[4, {}, null, "A", []]],
    [[5, {}]],
    [[1, {}, null, "A", JSON.parse(deep(90)) as unknown]],
  ])("is rejected in MessagePack: %j", (value) => {
    expect(() => parsePacked(value)).toThrow(InvalidMessageError);
  });

  test.each([
    ["nothing", []],
    ["half a message", [0x95, 0x01]],
    ["more than one", [0x91, 0x06, 0x06]],
    ["a byte of no format", [0x91, 0xc1]],
    ["a list of four billion", [0xdd, 0xff, 0xff, 0xff, 0xff]],
    ["a map of four billion", [0xdf, 0xff, 0xff, 0xff, 0xff]],
    ["lists that announce more than is there", [0x92, 0xdc, 0xff, 0xff, 0xdc, 0xff, 0xff]],
    ["a text longer than the message", [0x91, 0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]],
    ["a header cut short", [0x91, 0xda, 0x01]],
  ])("is rejected in MessagePack: %s", (_, bytes) => {
    expect(() => messagePackProtocol.parse(new Uint8Array(bytes), limits)).toThrow(
      InvalidMessageError,
    );
  });
});
