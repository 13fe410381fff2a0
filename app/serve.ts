import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { HttpBindings } from "@hono/node-server";
import { config, isHttps, publicUrl } from "./process/config.server.ts";
import { log } from "./process/log.server.ts";
import {
  clientAddress,
  cleanse,
  refuse,
  refuseSize,
  sendRefusal,
  type FrontGuardOptions,
} from "./http/front-guard.ts";
import { createGatewayWatch } from "./http/gateway-watch.ts";
import { createAccessLog } from "./http/access-log.ts";
import { answerInTurn, boundConnections, type ConnectionLimits } from "./http/connections.ts";
import { isSignedByCms } from "./http/cms-changed.ts";
import { createHubProxy, endUpgrade, isHubPath, refuseHubRequest } from "./http/hub-proxy.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { uploads, tooLargePage } from "./http/uploads.ts";
import { textLength } from "./i18n/pt-BR/text-length.ts";
import { createWorkerFile } from "./pwa/worker-file.ts";
import { isShownToEverybody } from "./resources/public-collections.ts";
import type { PortalEntry } from "./entry.server";
import { findCmsChange } from "../contract/api/cms-change.ts";
import {
  handRequestIdsOn,
  inRequest,
  REQUEST_ID_FORM,
  REQUEST_ID_HEADER,
} from "../config/request-scope.ts";
import { previewPath } from "../contract/content/preview.ts";
import { SIGNATURE_HEADER } from "../contract/shared/signature.ts";
import { FORM_MAX_BYTES, GUEST_FORM_MAX_BYTES } from "../contract/collections/input-limits.ts";

const isDevelopment = process.argv.includes("--dev");
const INNER_BODY_LIMIT_BYTES = 1024 * 1024;
const PAYMENT_WEBHOOK = { path: "/webhooks/stripe", maxBodyBytes: 256 * 1024 };
const MAIL_WEBHOOK = {
  path: "/webhooks/mail",
  maxBodyBytes: 256 * 1024,
  types: /^(?:application\/json|message\/rfc822)(?:;|$)/,
};
const DRAIN_MS = 20_000;
/**
 * On shutdown, open connections get their last answer within this time; new requests are still answered.
 */
const GOODBYE_MS = 500;

const vite = isDevelopment
  ? await (await import("vite")).createServer({ server: { middlewareMode: true } })
  : null;

async function loadBuild(): Promise<ServerBuild> {
  const build = vite
    ? await vite.ssrLoadModule("virtual:remix/server-build")
    : await import("virtual:remix/server-build");
  return build as ServerBuild;
}

const build = await loadBuild();
const handleRemix = createRequestHandler(
  vite ? loadBuild : build,
  vite ? "development" : "production",
);

async function portalEntry(): Promise<PortalEntry> {
  const { module } = (vite ? await loadBuild() : build).entry;
  if (!hasPortal(module)) throw new Error("The build's entry has no portal");
  return module.portal;
}

/** Remix's type covers only its own part of the entry (app/entry.server.tsx). */
function hasPortal(module: object): module is { portal: PortalEntry } {
  return "portal" in module;
}

const visitorPages = vite ? null : (await portalEntry()).createVisitorPages(handleRemix);
const cachedPages = vite ? null : await openCachedPages();

async function openCachedPages() {
  const { createCachedPages, serveCachedPages } = await portalEntry();
  return serveCachedPages(createCachedPages(build), {
    origin: config.PUBLIC_ORIGIN,
    isCompressing: config.TRUSTED_PROXY_HOPS === 0,
  });
}

let isStopping = false;
const app = new Hono<{ Bindings: HttpBindings }>();
// Behind our own proxy, the proxy compresses.
if (config.TRUSTED_PROXY_HOPS === 0) app.use(compress({ encoding: "gzip" }));
app.get("/healthz", (c) => c.json({ status: "ok" }));
app.get("/readyz", async (c) => {
  const isReady = !isStopping && (await (await portalEntry()).isReady());
  if (!isReady) c.header("Retry-After", "1");
  return c.json({ status: isReady ? "ready" : "not ready" }, isReady ? 200 : 503);
});
app.post("/internal/cms-changed", async (c) => {
  const body = await c.req.text();
  if (!isSignedByCms(c.req.header(SIGNATURE_HEADER), body, config.INTERNAL_KEY, Date.now())) {
    return c.json({ statusCode: 401, code: "bad_signature" }, 401);
  }
  const change = findCmsChange(body);
  if (!change) return c.json({ statusCode: 400, code: "validation_failed" }, 400);
  const { collection, keys, member } = change;
  (await portalEntry()).cmsChanged(collection, keys, member);
  if (isShownToEverybody(collection)) visitorPages?.purge();
  return c.body(null, 204);
});
app.post(PAYMENT_WEBHOOK.path, async (c) => (await portalEntry()).receivePaymentEvent(c.req.raw));
app.post(MAIL_WEBHOOK.path, async (c) => (await portalEntry()).receiveMailReport(c.req.raw));
app.get("*", async (c, next) => (await portalEntry()).findResource(c.req.raw) ?? next());
app.all("*", (c) => handleRemix(c.req.raw));

const localHosts = [`localhost:${config.PORT}`, `127.0.0.1:${config.PORT}`];
const ownHosts = config.PORTAL_MODE === "production" ? [] : localHosts;
const guard: FrontGuardOptions = {
  allowedHosts: new Set([publicUrl.host, ...ownHosts]),
  allowedOrigins: new Set([publicUrl.origin, ...ownHosts.map((host) => `http://${host}`)]),
  trustedProxyHops: config.TRUSTED_PROXY_HOPS,
  maxBodyBytes: GUEST_FORM_MAX_BYTES,
  longForms: { path: /^\/pt-BR\/app\//, maxBodyBytes: FORM_MAX_BYTES },
  tooLargePage: tooLargePage("pt-BR", textLength.form),
  uploads,
  // Mail programs unsubscribe with one POST without a page of ours (RFC 8058); the token authenticates it.
  serverPosts: [/^\/pt-BR\/unsubscribe\/[\w-]+$/],
  signedCalls: [PAYMENT_WEBHOOK, MAIL_WEBHOOK],
};
/** Calls between the parts use internal addresses and are authenticated by signature, not origin. */
const INNER_CALLS = new Set([
  "GET /healthz",
  "HEAD /healthz",
  "GET /readyz",
  "HEAD /readyz",
  "POST /internal/cms-changed",
]);

const hubs = createHubProxy({
  serviceUrl: new URL(config.SERVICE_URL),
  findAccessToken: async (cookie) =>
    (await portalEntry()).findAccessToken({ headers: { get: () => cookie } }),
});

const gatewayWatch = createGatewayWatch({
  gateways: config.PROXY_GATEWAYS,
  warn: (line) => log.warn(line),
});
gatewayWatch.start(networkInterfaces());

handRequestIdsOn([config.CMS_URL, config.SERVICE_URL]);
const findPattern = (await portalEntry()).createRoutePatterns(build);
const followAnswer = createAccessLog({
  write: (line, message) => log.warn(line, message),
  findPattern,
});

const serveStatic = createStaticFiles(resolve("build/client"));
const serveWorker = vite
  ? () => false
  : createWorkerFile(resolve("build/client/sw.js"), build.assets.version);
const listener = getRequestListener(app.fetch);

/**
 * The request id from our own proxy, so that its log can be matched. An id from any other sender is
 * ignored.
 */
function requestIdOf({ headers }: IncomingMessage): string {
  const header = config.TRUSTED_PROXY_HOPS > 0 ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof header === "string" && REQUEST_ID_FORM.test(header) ? header : randomUUID();
}

function handOver(name: string, value: string, request: IncomingMessage): void {
  request.headers[name] = value;
  request.rawHeaders.push(name, value);
}

function setSecurityHeaders(response: ServerResponse, path: string): void {
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "same-origin");
  // A preview page sets its own framing policy, which this header can't express.
  if (!path.startsWith(previewPath(""))) response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  response.setHeader(
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  if (isHttps)
    response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (isStopping) response.setHeader("Connection", "close");
  const address = clientAddress(request, config.TRUSTED_PROXY_HOPS);
  gatewayWatch.see(address);
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  setSecurityHeaders(response, path);
  const requestId = requestIdOf(request);
  cleanse(request);
  const isHub = isHubPath(path);
  const isInner = INNER_CALLS.has(`${request.method} ${path}`);
  const refusal = isInner
    ? refuseSize(request, { maxBodyBytes: INNER_BODY_LIMIT_BYTES })
    : isHub
      ? refuseHubRequest(request, guard)
      : refuse(request, guard);
  if (refusal) return sendRefusal(response, refusal);
  handOver(REQUEST_ID_HEADER, requestId, request);
  handOver("x-portal-client-address", address, request);
  response.setHeader("X-Request-Id", requestId);
  if (path !== "/readyz") followAnswer(request, response, { requestId, path, isStream: isHub });
  inRequest(requestId, () => serve(request, response, isHub));
}

function serve(request: IncomingMessage, response: ServerResponse, isHub: boolean): void {
  if (isHub) return void hubs.pass(request, response);
  if (serveWorker(request, response) || serveStatic(request, response)) return;
  const render = () => void listener(request, response);
  const pass = () => (cachedPages ? cachedPages(request, response, render) : render());
  if (visitorPages) visitorPages.serve(request, response, pass);
  else pass();
}

const connections: ConnectionLimits = {
  perAddress: config.TRUSTED_PROXY_HOPS === 0 ? 256 : null,
  perConnection: 2,
  // Event streams send data every twenty seconds.
  stillMs: 30_000,
};
// By default, Node checks for slow senders only every thirty seconds.
const server = createServer(
  { connectionsCheckingInterval: 5_000 },
  answerInTurn(connections, (request, response) => {
    if (vite) vite.middlewares(request, response, () => answer(request, response));
    else answer(request, response);
  }),
);
const { closeIdle } = boundConnections(server, connections);
server.headersTimeout = 15_000;
server.requestTimeout = 30_000;
server.keepAliveTimeout = 65_000;

server.on("upgrade", (request, socket, head) => {
  const [path = ""] = (request.url ?? "").split("?", 1);
  request.socket.setTimeout(0);
  const refusal = isHubPath(path) ? refuseHubRequest(request, guard) : { status: 404 };
  if (isStopping || refusal) endUpgrade(socket, `${refusal?.status ?? 503} Refused`);
  else void hubs.upgrade(request, socket, head);
});
server.on("error", (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    `The app can't listen on port ${config.PORT}: ${error.code ?? error.message}\n`,
  );
  process.exit(1);
});
server.listen(config.PORT, config.HOST, () => {
  process.stdout.write(`${JSON.stringify({ name: "app", msg: "listening", port: config.PORT })}\n`);
});

async function leave(): Promise<void> {
  await (await portalEntry()).close();
  process.exit(0);
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  void portalEntry().then((portal) => portal.endStreams());
  hubs.endStreams();
  // Closing at once would reset connections with a request on its way.
  setTimeout(() => {
    server.close(() => void leave());
    // Answers that began before the shutdown leave their connections open.
    setInterval(closeIdle, GOODBYE_MS).unref();
  }, GOODBYE_MS);
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
