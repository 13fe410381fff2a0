import { randomInt, randomUUID } from "node:crypto";
import { data as withInit } from "@remix-run/node";
import { log } from "~/process/log.server";
import { type HoleValue, type OpenedData, type Filling, madeOfText } from "./holes";
import type { Loaded, LoaderOutcomes, Replay } from "./outcomes";
import {
  areSamePieces,
  cutPage,
  findDifference,
  cachePieces,
  type CachedPieces,
  type Pieces,
} from "./page-pieces";

export type CachedAnswer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  pieces: CachedPieces;
  nonce: string;
  streamed: ReadonlySet<HoleValue>;
  bytes: number;
};

const NONCE = /'nonce-([\w-]{22})'/;
const NOT_REPEATED = new Set(["set-cookie", "content-length", "transfer-encoding", "date"]);

type Drawn = { text: string; response: Response; pieces: Pieces | null; nonce: string };

export type Drawing = {
  routeId: string;
  /** Only pages whose `handle` declares it must be cacheable: others are rendered again each time. */
  isDeclared: boolean;
  url: URL;
  isDocument: boolean;
  loaded: Loaded;
  opened: OpenedData;
};

function outcomesOf({ data, status }: Loaded): LoaderOutcomes {
  const init = { status };
  return new Map(
    [...data].map(([id, value]) => [id, { isThrown: false, value: withInit(value, init) }]),
  );
}

type Sentinel = readonly HoleValue[];

const PRIVATE_USE_FIRST = 0xe000;
const PRIVATE_USE_HALF = 0xc00;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const word = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/**
 * Texts are two words that start with letters that no real name has, so that initials are found too.
 * Numbers are longer than any on a page.
 */
function makeOne({ kind }: Filling, letters: () => string, length: number): HoleValue {
  if (kind === "id") return randomUUID();
  if (kind === "number") return 2 ** 52 + randomInt(2 ** 40);
  return `${letters()}${word(length)} ${letters()}${word(length + 3)}`;
}

/** Two sentinels with nothing in common, not even the lengths of their names. */
function makeSentinels(fillings: readonly Filling[]): [Sentinel, Sentinel] {
  const make = (half: number, length: number): Sentinel => {
    const used = new Set<number>();
    const letters = () => {
      let code: number;
      do code = PRIVATE_USE_FIRST + half * PRIVATE_USE_HALF + randomInt(PRIVATE_USE_HALF);
      while (used.has(code));
      used.add(code);
      return String.fromCharCode(code);
    };
    return fillings.map((filling) => makeOne(filling, letters, length));
  };
  return [make(0, 9), make(1, 17)];
}

/** Renders without a member: the request has an address and nothing else. */
async function drawFor(sentinel: Sentinel, drawing: Drawing, replay: Replay): Promise<Drawn> {
  const { url, isDocument, loaded, opened } = drawing;
  const data = opened.filledWith(sentinel);
  const response = await replay(new Request(url), outcomesOf({ ...loaded, data }));
  const text = await response.text();
  const nonce = NONCE.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const inHoles = opened.fillings.map(({ kind }, n) => ({ value: sentinel[n] ?? "", kind }));
  const pieces = cutPage(text, [...inHoles, { value: nonce, kind: "id" }], madeOfText, isDocument);
  return { text, response, pieces, nonce };
}

const CALL =
  /<script\b[^>]*>window\.__remixContext\.streamController\.enqueue\((".*?")\);<\/script>/g;

function findStream(text: string, isDocument: boolean): string | null {
  if (!isDocument) return text;
  const [only, ...others] = text.matchAll(CALL);
  return only?.[1] && others.length === 0 ? (JSON.parse(only[1]) as string) : null;
}

/**
 * Each text and number in the data stream. The stream contains a repeated value only once, so a member
 * whose name occurs on the page gets a different stream. Null if the answer can't be cached because its
 * data has more than one line.
 */
export function streamedValues(text: string, isDocument: boolean): ReadonlySet<HoleValue> | null {
  const [line, ...later] = findStream(text, isDocument)?.trimEnd().split("\n") ?? [];
  if (line === undefined || later.length > 0) return null;
  const values: unknown = JSON.parse(line);
  if (!Array.isArray(values)) return null;
  return new Set(
    values.filter((value): value is HoleValue => ["string", "number"].includes(typeof value)),
  );
}

/**
 * Renders a page for two sentinels. Null if the results differ outside their holes: the page then contains
 * member data that is not declared as a hole.
 */
export async function drawTwice(drawing: Drawing, replay: Replay): Promise<CachedAnswer | null> {
  const { routeId, isDeclared, isDocument, loaded, opened } = drawing;
  const [first, second] = makeSentinels(opened.fillings);
  const [one, other] = [
    await drawFor(first, drawing, replay),
    await drawFor(second, drawing, replay),
  ];
  const { status, headers } = one.response;
  const refuse = (reason: string) => {
    if (isDeclared) log.error({ routeId, reason }, "a page is not kept");
    return null;
  };
  if (status !== loaded.status || other.response.status !== status) return refuse("status");
  const streamed = streamedValues(one.text, isDocument);
  if (!one.pieces || !other.pieces || !streamed) return refuse("a value in an unknown place");
  if (!areSamePieces(one.pieces, other.pieces))
    return refuse(`members differ at: ${findDifference(one.pieces, other.pieces)}`);
  const pieces = cachePieces(one.pieces);
  return {
    status,
    headers: [...headers].filter(([name]) => !NOT_REPEATED.has(name)),
    pieces,
    nonce: one.nonce,
    streamed,
    bytes: one.text.length * 2 + pieces.order.length * 100,
  };
}
