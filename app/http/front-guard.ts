import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * The guard in front of Remix. Refuses requests that Remix would answer with a 500 or route in surprising
 * ways. docs/decisions/0006-front-guard.md gives the reason for each rule.
 */
export type FrontGuardOptions = {
  /** Our values of the Host header, with port if it is not the default. */
  allowedHosts: ReadonlySet<string>;
  allowedOrigins: ReadonlySet<string>;
  trustedProxyHops: number;
  /** For forms without files, from any sender. */
  maxBodyBytes: number;
  /** Members' pages with longer forms. Their own guards refuse other senders before a body is read. */
  longForms: { path: RegExp; maxBodyBytes: number };
  tooLargePage: string;
  /** Pages that other servers post to. A browser's post must still come from our own pages. */
  serverPosts: readonly RegExp[];
  /** Pages whose forms upload files, their size limits, and the query that reports an oversized upload. */
  uploads: readonly { path: RegExp; maxBodyBytes: number; shownBy?: string }[];
  /** JSON calls from other machines, authenticated by signature, not origin. */
  signedCalls: readonly {
    path: string;
    maxBodyBytes: number;
    types?: RegExp;
  }[];
};

export type Refusal = {
  status: number;
  code: string;
  headers?: Record<string, string>;
  html?: string;
  /**
   * Answers after the body was received and discarded, because a browser that is still sending ignores an
   * answer.
   */
  isAfterBody?: boolean;
};

const MAX_TARGET_LENGTH = 4096;
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const SAFE_METHODS = new Set(["GET", "HEAD"]);
const FORM_TYPES =
  /^(application\/x-www-form-urlencoded\s*(;|$)|multipart\/form-data\s*;.*boundary=[^;\s]+)/i;
const PARTED_TYPE = /^multipart\/form-data\s*;/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const OVERRIDE_HEADERS = [
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "forwarded",
  "x-http-method-override",
  "x-method-override",
  "x-original-url",
  "x-rewrite-url",
  "x-remix-response",
  // Reserved: the app itself sets them behind this guard.
  "x-request-id",
  "x-portal-client-address",
  "x-portal-internal",
];

/** The visitor's address: the socket's, or as many hops back as we have proxies. */
export function clientAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const socketAddress = request.socket.remoteAddress ?? "";
  if (trustedProxyHops === 0) return socketAddress;
  const chain = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return chain.at(-trustedProxyHops) ?? socketAddress;
}

export function refuseTarget(target: string): Refusal | null {
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) {
    return { status: 400, code: "bad_target" };
  }
  if (target.length > MAX_TARGET_LENGTH) return { status: 414, code: "target_too_long" };
  const path = target.split("?", 1)[0] ?? "";
  // Our texts never contain a zero byte, and PostgreSQL rejects it: Directus would answer 500.
  if (target.includes("%00")) return { status: 400, code: "bad_target" };
  try {
    const decoded = decodeURIComponent(path);
    // Control characters, line separators and encoded slashes can disguise one path as another.
    if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(decoded) || /%2f|%5c/i.test(path))
      return { status: 400, code: "bad_target" };
  } catch {
    return { status: 400, code: "bad_target" };
  }
  return null;
}

/** Does not read the body. */
export function refuseSize(
  { headers }: IncomingMessage,
  { maxBodyBytes }: Pick<FrontGuardOptions, "maxBodyBytes">,
): Refusal | null {
  if (Number(headers["content-length"] ?? 0) > maxBodyBytes) {
    return { status: 413, code: "body_too_large" };
  }
  // Without a length, the limit would require counting during streaming; browsers always send one.
  if (headers["transfer-encoding"] !== undefined) return { status: 411, code: "length_required" };
  return null;
}

function refuseSigned(
  request: IncomingMessage,
  call: FrontGuardOptions["signedCalls"][number],
): Refusal | null {
  const badSize = refuseSize(request, call);
  if (badSize) return badSize;
  if (!(call.types ?? JSON_TYPE).test(request.headers["content-type"] ?? ""))
    return { status: 415, code: "unsupported_body" };
  return null;
}

function answerOnPage(
  refusal: Refusal,
  { headers: { accept, "content-length": length } }: IncomingMessage,
  { path, shownBy, html }: { path: string; shownBy: string | undefined; html: string },
): Refusal {
  const canAnswer = refusal.code === "body_too_large" && Number(length) <= MAX_DISCARDED_BYTES;
  if (!canAnswer || path.endsWith(".data")) return refusal;
  if (shownBy) {
    const headers = { Location: `${path}?${shownBy}` };
    return { status: 303, code: refusal.code, headers, isAfterBody: true };
  }
  return accept?.includes("text/html") ? { ...refusal, html, isAfterBody: true } : refusal;
}

function refuseUnsafe(
  path: string,
  request: IncomingMessage,
  options: FrontGuardOptions,
): Refusal | null {
  const signed = options.signedCalls.find((call) => call.path === path);
  if (signed) return refuseSigned(request, signed);
  const {
    origin,
    "sec-fetch-site": site,
    "content-type": type,
    "content-length": length,
  } = request.headers;
  const isOfServer =
    origin === undefined &&
    site === undefined &&
    options.serverPosts.some((each) => each.test(path));
  // Forms of our pages without a referrer send "null". Sec-Fetch-Site, which pages can't set, distinguishes
  // them from frames without an origin.
  const isUntold = origin === undefined || origin === "null";
  // Remix treats an Origin other than the request's host as a forgery, and fails.
  const isOfHost = (from: string): boolean =>
    options.allowedOrigins.has(from) &&
    URL.parse(from)?.host === (request.headers.host ?? "").toLowerCase();
  const isOurs = isOfServer || (isUntold ? site === "same-origin" : isOfHost(origin));
  if (!isOurs || (site !== undefined && site !== "same-origin" && site !== "none")) {
    return { status: 403, code: "foreign_origin" };
  }
  // Files only come in multipart bodies: the limit for plain forms stays small on these pages.
  const upload = PARTED_TYPE.test(type ?? "")
    ? options.uploads.find((each) => each.path.test(path))
    : undefined;
  const plain = options.longForms.path.test(path) ? options.longForms : options;
  const badSize = refuseSize(request, upload ?? plain);
  if (badSize) {
    const { tooLargePage: html } = options;
    return answerOnPage(badSize, request, { path, shownBy: upload?.shownBy, html });
  }
  if (Number(length ?? 0) > 0 && !FORM_TYPES.test(type ?? ""))
    return { status: 415, code: "unsupported_body" };
  return null;
}

/** Decides by request line and headers only; null lets the request pass. */
export function refuse(request: IncomingMessage, options: FrontGuardOptions): Refusal | null {
  const method = request.method ?? "";
  const target = request.url ?? "";
  if (!SAFE_METHODS.has(method) && method !== "POST") {
    return { status: 405, code: "method_not_allowed", headers: { Allow: "GET, HEAD, POST" } };
  }
  const badTarget = refuseTarget(target);
  if (badTarget) return badTarget;
  if (!options.allowedHosts.has((request.headers.host ?? "").toLowerCase())) {
    return { status: 421, code: "unknown_host" };
  }
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  // Single fetch replaced this parameter, but Remix still runs a single loader for it.
  if (mark >= 0 && new URLSearchParams(target.slice(mark + 1)).has("_data")) {
    return { status: 400, code: "bad_target" };
  }
  if (path.endsWith(".data") && method === "HEAD") {
    return { status: 405, code: "method_not_allowed", headers: { Allow: "GET, POST" } };
  }
  return method === "POST" ? refuseUnsafe(path, request, options) : null;
}

/**
 * Removes input that could steer Remix from outside: `_routes` picks loaders, headers fake host or method.
 * Also removes `Origin: null` from our own pages without a referrer, which Remix would answer with a 500.
 */
export function cleanse(request: IncomingMessage): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  const isOurNull = origin === "null" && site === "same-origin";
  const names = isOurNull ? [...OVERRIDE_HEADERS, "origin"] : OVERRIDE_HEADERS;
  for (const name of names) delete request.headers[name];
  request.rawHeaders = request.rawHeaders.flatMap((value, index, all) =>
    index % 2 === 0 && !names.includes(value.toLowerCase()) ? [value, all[index + 1] ?? ""] : [],
  );
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  if (mark < 0) return;
  const query = new URLSearchParams(target.slice(mark + 1));
  if (!query.has("_routes")) return;
  query.delete("_routes");
  const rest = query.toString();
  request.url = target.slice(0, mark) + (rest ? `?${rest}` : "");
}

export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const { req: request } = response;
  if (refusal.isAfterBody && !request.complete) {
    request.once("end", () => sendRefusal(response, refusal)).resume();
    return;
  }
  const { status: statusCode, code, html } = refusal;
  const body = html ?? JSON.stringify({ statusCode, code });
  response.writeHead(statusCode, {
    "Content-Type": `${html ? "text/html" : "application/json"}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    Connection: "close",
    ...refusal.headers,
  });
  response.end(body);
}
