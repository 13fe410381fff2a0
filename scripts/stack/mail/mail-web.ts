import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { MailBox, Mail } from "./mail-box.ts";

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

/** Styles of the page, in a separate file because the page allows no inline styles. */
const MAIL_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#e3e5e8, #2a3037); --soft: light-dark(#5a636e, #a3abb5); --red: light-dark(#b9161d, #ff7a76); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f7f7f5, #0f1214); color: light-dark(#15181c, #f1f2f3); }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; justify-content: space-between; }
h1 { font-size: 1.5rem; letter-spacing: -0.02em; overflow-wrap: anywhere; }
a { color: inherit; }
ul { list-style: none; padding: 0; margin: 1rem 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; gap: 0.125rem; padding: 0.75rem 0; text-decoration: none; overflow-wrap: anywhere; }
li a:hover strong { color: var(--red); }
small, dt { color: var(--soft); font-size: 0.8125rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; gap: 0.5rem; }
input, button { font: inherit; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; }
button { cursor: pointer; font-weight: 600; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 8px; padding: 1rem; }
:focus-visible { outline: 3px solid light-dark(#0d6b80, #6cc3d5); outline-offset: 2px; }
`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const clock = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Zurich",
});

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body>${content}</body>
</html>`;
}

function row(mail: Mail): string {
  return `<li><a href="/messages/${mail.id}"><strong>${escape(mail.subject || "(sem assunto)")}</strong><small>Para ${escape(mail.to.join(", "))} · ${clock.format(new Date(mail.receivedAt))}</small></a></li>`;
}

function mailListPage(mails: readonly Mail[], to: string): string {
  const rows = mails.map(row).join("");
  return layout(
    "E-mails enviados",
    `<header><h1>E-mails enviados</h1><form action="/" method="get"><input name="to" type="email" aria-label="Destinatário" placeholder="Destinatário" value="${escape(to)}"><button>Filtrar</button></form></header>
<p><small>O portal de demonstração entrega aqui tudo o que envia. Nada sai desta máquina.</small></p>
<main>${rows ? `<ul>${rows}</ul>` : "<p>Nenhum e-mail por aqui ainda.</p>"}</main>
<form action="/clear" method="post"><button>Apagar todos</button></form>`,
  );
}

/** One message; its HTML is shown in a frame without scripts and without this page's origin. */
function mailPage(mail: Mail): string {
  const frame = `<h2>Como o destinatário vê</h2><iframe title="Conteúdo do e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`;
  return layout(
    mail.subject || "(sem assunto)",
    `<p><a href="/">Voltar à lista</a></p><main><h1>${escape(mail.subject || "(sem assunto)")}</h1>
<dl><dt>De</dt><dd>${escape(mail.from)}</dd><dt>Para</dt><dd>${escape(mail.to.join(", "))}</dd><dt>Enviado em</dt><dd>${clock.format(new Date(mail.receivedAt))}</dd></dl>
${mail.html ? frame : ""}<h2>Texto</h2><pre>${escape(mail.text)}</pre></main>`,
  );
}

function mailNotFoundPage(): string {
  return layout(
    "E-mail não encontrado",
    `<main><h1>E-mail não encontrado</h1><p>Ele pode ter sido apagado. <a href="/">Voltar à lista</a></p></main>`,
  );
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
