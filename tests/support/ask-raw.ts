import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends only these headers and returns the raw bytes of the response. */
export function askRaw(
  url: string,
  options: { method?: string; headers?: Record<string, string> },
): Promise<RawAnswer> {
  return new Promise((done, reject) => {
    request(url, { agent: false, ...options }, (response) => {
      buffer(response).then(
        (body) => done({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
}
