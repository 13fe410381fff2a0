import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { config } from "~/process/config.server";
import { forgetMapCantons } from "~/features/cantons/map-canton.server";
import { forgetOwnViews } from "~/features/account/profile/own-view.server";
import { findUnshownError } from "~/features/error-page/unshown-error.server";
import { forgetFavorites } from "~/content/favorites/favorites.server";
import { forgetReadingChoices } from "~/content/reading/choices.server";
import { forgetUnread } from "~/features/notifications/unread.server";
import { passRetryAfter, setDataRetryAfter } from "~/http/retry-after.server";
import { log } from "~/process/log.server";
import { speakOnServer } from "~/i18n/server-words.server";
import { DrawnPartsProvider } from "~/page/drawn-once";
import { openDrawnParts } from "~/page/drawn-parts.server";
import { startAfterFirstPaint } from "~/page/after-first-paint";
import { withNotedAddress } from "~/page/drawn-address";
import { NonceProvider } from "~/page/nonce";
import { readiness } from "~/process/readiness.server";
import { createCachedPages } from "~/resources/cached-pages/cached-pages.server";
import { serveCachedPages } from "~/resources/cached-pages/serve-cached-pages";
import { visitorPaths } from "~/resources/public-pages";
import { resources } from "~/resources/resources.server";
import { createVisitorPages } from "~/resources/visitor-pages/visitor-pages.server";
import { runtime } from "~/guards/runtime.server";
import { shelves } from "~/guards/shelves.server";
import { findAccessToken } from "~/session/cookies.server";
import { collectPage } from "~/page/whole-page.server";
import { isContentKind } from "../contract/content/kinds.ts";
import { previewPath } from "../contract/content/preview.ts";
import { forgetGraceEnds } from "./features/membership/membership.server";
import { createRoutePatterns } from "./resources/route-table";

await speakOnServer();

const RENDER_LIMIT_MS = 6_000;
const CLOSE_LIMIT_MS = 2_000;

export const portal = {
  close: () => runtime.analytics.close(CLOSE_LIMIT_MS),
  /** Ends streams, which would otherwise stay open. */
  endStreams: () => runtime.sessionEvents.close(),
  isReady: () => readiness.isReady(),
  createRoutePatterns,
  cmsChanged(collection: string, keys: readonly string[], member?: string): void {
    runtime.cms.purge(collection, member);
    resources.cmsChanged(collection);
    if (collection === "shelves" || collection === "*") shelves.forget();
    if (collection === "favorites") forgetFavorites(member);
    // A withdrawn item leaves its title in members' favorites.
    if (isContentKind(collection)) {
      forgetFavorites();
      runtime.cms.purge("favorites");
    }
    if (collection === "Notification") {
      forgetUnread(member);
      runtime.sessionEvents.notified(member);
    }
    // Deleting a picture also changes the profiles that show it, without an edit to them.
    if (collection === "directus_files") forgetOwnViews([]);
    if (collection === "directus_users") {
      runtime.cms.forgetMembers(keys);
      forgetMapCantons(keys);
      forgetOwnViews(keys);
      forgetReadingChoices(keys);
      forgetGraceEnds(keys);
      runtime.sessionEvents.changed(keys);
    }
  },
  receivePaymentEvent: (request: Request) =>
    resources.receivePaymentEvent(request).finally(() => forgetGraceEnds([])),
  receiveMailReport: (request: Request) => resources.receiveMailReport(request),
  findResource: (request: Request) => resources.find(request),
  findAccessToken,
  createVisitorPages: (render: (request: Request) => Promise<Response>) =>
    createVisitorPages({ origin: config.PUBLIC_ORIGIN, paths: visitorPaths, render }),
  createCachedPages: (build: ServerBuild) => createCachedPages(build),
  serveCachedPages,
};
export type PortalEntry = typeof portal;

const analyticsOrigins =
  config.POSTHOG_KEY && config.POSTHOG_HOST ? [new URL(config.POSTHOG_HOST).origin] : [];

/** Editors see previews in a frame beside their form: only the CMS admin may frame them. */
const framerOf = ({ url }: Request) =>
  new URL(url).pathname.startsWith(previewPath("")) ? config.CMS_PUBLIC_ORIGIN : undefined;

function contentSecurityPolicy(nonce: string, framer = "'none'"): string {
  const isDevelopment = import.meta.env.DEV;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framer}`,
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

/** In development, the tools add scripts to a page and inspect its attributes. */
const withLaterScripts = (html: string, { url }: Request, nonce: string) =>
  import.meta.env.DEV
    ? html
    : withNotedAddress(startAfterFirstPaint(html), new URL(url).pathname, nonce);

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
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, framerOf(request)));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  const { actionHeaders, loaderHeaders } = remixContext.staticHandlerContext;
  passRetryAfter(headers, status, actionHeaders, loaderHeaders);
  const parts = openDrawnParts(nonce);
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const send = (page: string) => {
      const html = withLaterScripts(parts.fill(page), request, nonce);
      resolve(new Response(html, { headers, status: answerStatus }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <DrawnPartsProvider value={parts}>
        <NonceProvider value={nonce}>
          <RemixServer
            context={remixContext}
            url={request.url}
            nonce={nonce}
            abortDelay={RENDER_LIMIT_MS}
          />
        </NonceProvider>
      </DrawnPartsProvider>,
      {
        nonce,
        onAllReady() {
          // A running abort timer would hold the whole rendering in memory.
          clearTimeout(timer);
          pipe(collectPage(send));
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          log.error({ err: error }, "render failed");
        },
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS + 1_000).unref();
  });
}

/** Data answers contain a member's data, like pages: they are never cached. */
export function handleDataRequest(
  response: Response,
  { context }: { context: AppLoadContext },
): Response {
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", "private, no-store");
  }
  return setDataRetryAfter(response, context);
}

const isWarning = (error: unknown) =>
  error instanceof Error && error.message.startsWith("Warning:");

/**
 * Expected failures are thrown responses. Only unexpected errors arrive here, or requests without a
 * matching page or method.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // An address of older Remix, which anyone can request: answered as usual and not logged as an error.
  if (new URL(request.url).searchParams.has("_data") && isWarning(error)) return;
  log.error({ err: error }, "request failed");
}
