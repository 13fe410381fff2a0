import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

const RENDER_LIMIT_MS = 6_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_LIMIT_MS} />,
      {
        onShellReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onAllReady: () => clearTimeout(timer),
        onShellError: reject,
        // A load generator hangs up in the middle of its last answers.
        onError: (error) => void (request.signal.aborted || reject(error)),
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS + 1_000).unref();
  });
}
