import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { config } from "~/config.server";
import { coverArt } from "~/features/cover-art/cover-art";
import { findUnshownError } from "~/features/error-page/unshown-error.server";
import { forgetFavourites } from "~/features/favourites/favourites.server";
import { log } from "~/log.server";
import { NonceProvider } from "~/nonce";
import { readiness } from "~/readiness.server";
import { visitorPaths } from "~/resources/public-pages";
import { resources } from "~/resources/resources.server";
import { createVisitorPages } from "~/resources/visitor-pages/visitor-pages.server";
import { runtime } from "~/runtime.server";
import { collectPage } from "~/whole-page.server";

const RENDER_LIMIT_MS = 6_000;
const CLOSE_LIMIT_MS = 2_000;

/** What the server process asks of the app beside pages. */
export const portal = {
  /** What must still leave the process before it ends. */
  close: () => runtime.analytics.close(CLOSE_LIMIT_MS),
  /** Answers that would never end by themselves. */
  endStreams: () => runtime.sessionEvents.close(),
  isReady: () => readiness.isReady(),
  cmsChanged(collection: string, keys: readonly string[]): void {
    runtime.cms.purge(collection);
    resources.cmsChanged(collection);
    if (collection === "favorites") forgetFavourites();
    if (collection === "directus_users") runtime.sessionEvents.changed(keys);
  },
  receivePaymentEvent: (request: Request) => resources.receivePaymentEvent(request),
  findResource: (request: Request) => resources.find(request),
  createVisitorPages: (render: (request: Request) => Promise<Response>) =>
    createVisitorPages({ origin: config.PUBLIC_ORIGIN, paths: visitorPaths, render }),
  findArt(file: string): string | null {
    const seed = /^([A-Za-z0-9-]{1,64})\.svg$/.exec(file)?.[1];
    return seed ? coverArt(seed) : null;
  },
};
export type PortalEntry = typeof portal;

const analyticsOrigins =
  config.POSTHOG_KEY && config.POSTHOG_HOST ? [new URL(config.POSTHOG_HOST).origin] : [];

function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = import.meta.env.DEV;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...analyticsOrigins, ...(isDevelopment ? ["ws:"] : [])].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(config.PUBLIC_ORIGIN.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const unshown = findUnshownError(request, remixContext.staticHandlerContext.errors);
  if (unshown) log.warn(unshown, "error page not shown to a crawler");
  const nonce = randomBytes(16).toString("base64url");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer
          context={remixContext}
          url={request.url}
          nonce={nonce}
          abortDelay={RENDER_LIMIT_MS}
        />
      </NonceProvider>,
      {
        nonce,
        onAllReady() {
          // An abort timer left running would hold the whole render in memory.
          clearTimeout(timer);
          pipe(
            collectPage((page) => resolve(new Response(page, { headers, status: answerStatus }))),
          );
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          log.error(
            { err: error, requestId: request.headers.get("x-request-id") },
            "render failed",
          );
        },
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS + 1_000).unref();
  });
}

/** Data answers carry what a member sees, as pages do: no cache keeps them. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "private, no-store");
  }
  return response;
}

/** Expected failures are thrown responses; what arrives here surprised us, or has no such page or method. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, requestId: request.headers.get("x-request-id") }, "request failed");
}
