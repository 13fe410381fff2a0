import { data as withInit } from "@remix-run/node";
import { log } from "~/process/log.server";
import { madeOfText } from "./frame-holes";
import type { HoleValue, OpenedData } from "./holes";
import type { Loaded, Outcomes } from "./outcomes";
import {
  areSamePieces,
  cutPage,
  findDifference,
  keepPieces,
  type KeptPieces,
  type Pieces,
} from "./page-pieces";
import type { Replay } from "./replay";
import { makeSentinels, type Sentinel } from "./sentinels";
import { streamedValues } from "./streamed-values";

export type KeptAnswer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  pieces: KeptPieces;
  nonce: string;
  streamed: ReadonlySet<HoleValue>;
  bytes: number;
};

const NONCE = /'nonce-([\w-]{22})'/;
const NOT_REPEATED = new Set(["set-cookie", "content-length", "transfer-encoding", "date"]);

type Drawn = { text: string; response: Response; pieces: Pieces | null; nonce: string };

export type Drawing = {
  routeId: string;
  url: URL;
  isDocument: boolean;
  loaded: Loaded;
  opened: OpenedData;
};

function outcomesOf({ data, status }: Loaded): Outcomes {
  const init = { status };
  return new Map(
    [...data].map(([id, value]) => [id, { isThrown: false, value: withInit(value, init) }]),
  );
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

/**
 * Renders a page for two sentinels. Null, with a logged error, if the results differ outside their holes:
 * the page then contains member data that is not declared as a hole.
 */
export async function drawTwice(drawing: Drawing, replay: Replay): Promise<KeptAnswer | null> {
  const { routeId, isDocument, loaded, opened } = drawing;
  const [first, second] = makeSentinels(opened.fillings);
  const [one, other] = [
    await drawFor(first, drawing, replay),
    await drawFor(second, drawing, replay),
  ];
  const { status, headers } = one.response;
  const refuse = (reason: string) => {
    log.error({ routeId, reason }, "a page is not kept");
    return null;
  };
  if (status !== loaded.status || other.response.status !== status) return refuse("status");
  const streamed = streamedValues(one.text, isDocument);
  if (!one.pieces || !other.pieces || !streamed) return refuse("a value in an unknown place");
  if (!areSamePieces(one.pieces, other.pieces))
    return refuse(`members differ at: ${findDifference(one.pieces, other.pieces)}`);
  const pieces = keepPieces(one.pieces);
  return {
    status,
    headers: [...headers].filter(([name]) => !NOT_REPEATED.has(name)),
    pieces,
    nonce: one.nonce,
    streamed,
    bytes: one.text.length * 2 + pieces.order.length * 100,
  };
}
