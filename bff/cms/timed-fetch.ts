import { Agent, errors, request } from "undici";

export type FetchLimits = {
  connectMs: number;
  /** From the call to the last byte of the answer. */
  totalMs: number;
  maxBytes: number;
};

export const defaultFetchLimits: FetchLimits = {
  connectMs: 1_000,
  totalMs: 5_000,
  maxBytes: 1_048_576,
};

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * A `fetch` for JSON calls with limits on connect time, total time and answer size. The global `fetch`
 * cannot limit the connect time. Redirects are returned, never followed.
 */
export function createTimedFetch(limits: FetchLimits): typeof globalThis.fetch {
  const dispatcher = new Agent({
    connect: { timeout: limits.connectMs },
    connections: 50,
    maxResponseSize: limits.maxBytes,
  });

  return async (input, init) => {
    const requested = new Request(input, init);
    const sent = await requested.arrayBuffer();
    const answer = await request(requested.url, {
      dispatcher,
      method: requested.method as "GET",
      headers: Object.fromEntries(requested.headers),
      body: sent.byteLength > 0 ? new Uint8Array(sent) : null,
      signal: AbortSignal.any([requested.signal, AbortSignal.timeout(limits.totalMs)]),
    });
    const body = await answer.body.arrayBuffer().catch((error: unknown) => {
      if (error instanceof errors.ResponseExceededMaxSizeError)
        throw new Error("The answer is too large", { cause: error });
      throw error;
    });
    const headers = Object.entries(answer.headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    );
    const { statusCode: status } = answer;
    return new Response(statusesWithoutBody.has(status) ? null : body, { status, headers });
  };
}
