import { encode } from "@msgpack/msgpack";
import { writeFrame } from "../../bff/signalr/protocol/messagepack-protocol.ts";
import { writeRecord } from "../../bff/signalr/protocol/record-framing.ts";

/** Random numbers from 0 (inclusive) to 1, the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  7,
  2 ** 53,
  "",
  "Echo",
  "__proto__",
  "constructor",
  "日本\u001e\u0000",
  [],
  {},
  [[[[]]]],
  { __proto__: null, a: { b: [1, "x"] } },
];

/** Frames of a hostile client: valid, wrongly typed, cut, changed, extended, or noise. */
export function createFrames(protocol: "json" | "messagepack", seed: number): () => Uint8Array {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const maybe = (value: unknown) => (random() < 0.7 ? value : pick(STRANGE));
  const noise = (length: number) => Uint8Array.from({ length }, () => below(256));

  const values = (): unknown[] => Array.from({ length: below(4) }, () => pick(STRANGE));
  const nested = (): unknown => {
    let value: unknown = "deep";
    for (let level = below(120); level > 0; level--) value = [value];
    return value;
  };
  const target = () =>
    maybe(
      pick([
        "Echo",
        "Throw",
        "Count",
        "Nothing",
        "Nowhere",
        "Unwritable",
        "FirstOf",
        "Doubled",
        "Collect",
      ]),
    );
  const id = () => maybe(`${below(50)}`);

  function fields(): Record<string, unknown> {
    const type = maybe(1 + below(9));
    const args = random() < 0.1 ? [nested()] : maybe(values());
    return {
      type,
      target: target(),
      arguments: args,
      invocationId: id(),
      item: pick(STRANGE),
      ...(random() < 0.3 && { error: maybe("x") }),
      ...(random() < 0.3 && { streamIds: maybe([id(), id()].slice(0, below(3))) }),
      ...(random() < 0.3 && { result: pick(STRANGE) }),
    };
  }

  function items(): unknown[] {
    const { type, target: name, arguments: args, invocationId, item, streamIds = [] } = fields();
    return random() < 0.5
      ? [type, maybe({}), invocationId, name, args, streamIds]
      : [type, maybe({}), invocationId, pick([1, 2, 3, item]), item];
  }

  const right = () =>
    protocol === "json"
      ? writeRecord(JSON.stringify(fields()))
      : writeFrame(encode(items(), { maxDepth: 200 }));

  function changed(bytes: Uint8Array): Uint8Array {
    const copy = Uint8Array.from(bytes);
    for (let count = 1 + below(4); count > 0; count--) copy[below(copy.length)] = below(256);
    return copy;
  }

  return () => {
    const kind = random();
    if (kind < 0.4) return right();
    if (kind < 0.6) return changed(right());
    if (kind < 0.7) return right().subarray(0, below(20));
    if (kind < 0.8) return Buffer.concat([right(), right(), noise(below(10))]);
    if (kind < 0.98) return noise(below(60));
    return noise(40_000 + below(40_000));
  };
}
