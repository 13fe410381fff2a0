import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants, gzip, zstdCompress } from "node:zlib";
import { chooseCoding } from "~/http/content-coding";
import { log } from "~/process/log.server";
import { createQueue } from "../queue";
import type { Answer, CachedPages } from "./cached-pages.server";

/**
 * Each answer is compressed separately: a tenth more bytes at a third of gzip's cost (docs/decisions/0076).
 */
const COMPRESS = {
  zstd: (body: Buffer) =>
    promisify(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 1 },
      pledgedSrcSize: body.length,
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
/** Equals the number of threads: more would hold memory while waiting. Every request may wait here. */
const compressionQueue = createQueue({ maxRunning: 4, maxQueued: 100_000 });
const SUPPORTED_ENCODINGS = ["zstd", "gzip"] as const;
const MIN_COMPRESSED_BYTES = 1024;

export type ServingOptions = {
  origin: string;
  isCompressing: boolean;
};

function toRequest({ url = "", headers }: IncomingMessage, origin: string): Request {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(":") ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(url, origin), { headers: pairs });
}

function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const header = headers["accept-encoding"];
  return header === undefined ? undefined : String(header);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, body }: Answer,
  { isCompressing }: ServingOptions,
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  let sent = body;
  if (isCompressing && body.length >= MIN_COMPRESSED_BYTES) {
    response.setHeader("Vary", "Accept-Encoding");
    const coding = chooseCoding(acceptedBy(request), SUPPORTED_ENCODINGS);
    if (coding === "zstd" || coding === "gzip") {
      sent = await compressionQueue(() => COMPRESS[coding](body));
      response.setHeader("Content-Encoding", coding);
    }
  }
  response.setHeader("Content-Length", sent.length);
  response.end(sent);
}

export function serveCachedPages(
  { answer, isKept: isCached }: CachedPages,
  options: ServingOptions,
) {
  return (request: IncomingMessage, response: ServerResponse, pass: () => void): void => {
    if (request.method !== "GET" || !isCached(request.url ?? "")) return pass();
    answer(toRequest(request, options.origin))
      .then((answered) => (answered ? send(request, response, answered, options) : pass()))
      .catch((error: unknown) => {
        log.error({ err: error }, "a page that may be kept was not answered");
        if (response.headersSent) response.destroy();
        else pass();
      });
  };
}
