import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { MailBox } from "./mail-box.ts";
import { mailListPage, mailNotFoundPage, mailPage, MAIL_STYLES } from "./mail-page.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// Policy for a shown message: local images, its own styles, links in a new tab.
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

type Answer = { status: number; type: string; body: string; policy?: string; location?: string };

const page = (body: string, status = 200): Answer => ({ status, type: "text/html", body });
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});
const plain = (status: number, body: string): Answer => ({ status, type: "text/plain", body });

/** Pages of other sites must not read this one through DNS rebinding or submit its forms. */
function isForeign(request: IncomingMessage): boolean {
  const name = (request.headers.host ?? "").replace(/:\d+$/, "");
  if (!["localhost", "127.0.0.1", "[::1]"].includes(name)) return true;
  const site = request.headers["sec-fetch-site"];
  const isRead = request.method === "GET" || request.method === "HEAD";
  return !isRead && site !== undefined && site !== "same-origin" && site !== "none";
}

function showMessage(box: MailBox, id: string, part: string | undefined): Answer {
  const mail = box.find(id);
  if (!mail) return page(mailNotFoundPage(), 404);
  if (part === undefined) return page(mailPage(mail));
  const body = `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html ?? ""}`;
  return { ...page(body), policy: MESSAGE_POLICY };
}

function answerRead(box: MailBox, url: URL): Answer {
  const to = url.searchParams.get("to") ?? "";
  if (url.pathname === "/") return page(mailListPage(box.list(to), to));
  if (url.pathname === "/style.css") return { status: 200, type: "text/css", body: MAIL_STYLES };
  if (url.pathname === "/healthz") return json({ status: "ok" });
  if (url.pathname === "/api/messages") return json({ messages: box.list(to) });
  const [, id, part] = /^\/messages\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? [];
  if (id) return showMessage(box, id, part);
  return page(mailNotFoundPage(), 404);
}

function answer(box: MailBox, request: IncomingMessage): Answer {
  if (isForeign(request)) return plain(403, "Only this machine's own pages may call this address.");
  const url = URL.parse(request.url ?? "/", "http://localhost");
  if (!url) return plain(400, "The address can't be read.");
  const call = `${request.method} ${url.pathname}`;
  if (call === "DELETE /api/messages" || call === "POST /clear") {
    box.clear();
    return call.startsWith("POST") ? { ...plain(303, ""), location: "/" } : { ...plain(204, "") };
  }
  if (request.method === "GET" || request.method === "HEAD") return answerRead(box, url);
  return plain(405, "This method has no meaning here.");
}

function send(response: ServerResponse, { status, type, body, policy, location }: Answer): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": policy ?? PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    ...(location ? { location } : {}),
  });
  response.end(body);
}

export function createMailWeb(box: MailBox): Server {
  return createServer((request, response) => send(response, answer(box, request)));
}
