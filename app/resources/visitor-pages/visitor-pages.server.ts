import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseCoding, CODINGS } from "~/http/content-coding";
import { codedEtag, isKnown } from "~/http/validators";
import { LOCALE } from "~/i18n/paths";
import {
  hasAccessCookie,
  hasDismissed,
  hasLocaleCookie,
  localeCookie,
  readTheme,
  themeCookie,
  type CookieSource,
  type Theme,
} from "~/session/cookies.server";
import { toPageTemplate, type PageTemplate } from "./page-template";

const FRESH_MS = 30_000;

export type VisitorPagesOptions = {
  origin: string;
  /** Exact targets. A target with a query is another page and never cached. */
  paths: ReadonlySet<string>;
  render: (request: Request) => Promise<Response>;
  nowMs?: () => number;
};

type CachedPage = { template: PageTemplate; expiresAtMs: number };

function cookiesOf(request: IncomingMessage): CookieSource {
  return { headers: { get: () => request.headers.cookie ?? null } };
}

/**
 * Cache of public pages for visitors without a session, for half a minute, in front of Remix. Pages are
 * rendered from path and theme only, so one visitor's data can't reach another.
 */
export function createVisitorPages(options: VisitorPagesOptions) {
  const nowMs = options.nowMs ?? Date.now;
  const localeSetting = localeCookie(LOCALE);
  const pages = new Map<string, CachedPage>();
  const inFlight = new Map<string, Promise<PageTemplate | null>>();
  let purges = 0;

  async function render(key: string, path: string, theme: Theme): Promise<PageTemplate | null> {
    const purgesBefore = purges;
    const cookie = themeCookie(theme).split(";", 1)[0] ?? "";
    const request = new Request(new URL(path, options.origin), { headers: { cookie } });
    const drawn = await toPageTemplate(await options.render(request), localeSetting);
    const before = pages.get(key)?.template;
    // The page is unchanged: its compressed forms stay valid.
    const template = before && before.etag === drawn?.etag ? before : drawn;
    if (template && purgesBefore === purges)
      pages.set(key, { template, expiresAtMs: nowMs() + FRESH_MS });
    return template;
  }

  function renderOnce(key: string, path: string, theme: Theme): Promise<PageTemplate | null> {
    const running = inFlight.get(key);
    if (running) return running;
    const page = render(key, path, theme).finally(() => {
      if (inFlight.get(key) === page) inFlight.delete(key);
    });
    inFlight.set(key, page);
    return page;
  }

  function send(request: IncomingMessage, response: ServerResponse, template: PageTemplate): void {
    const coding = chooseCoding(request.headers["accept-encoding"]?.toString(), CODINGS);
    for (const [name, value] of template.headers) response.setHeader(name, value);
    if (coding === null) return void response.writeHead(406, { "Content-Length": 0 }).end();
    const etag = codedEtag(template.etag, coding);
    response.setHeader("ETag", etag);
    if (!hasLocaleCookie(cookiesOf(request))) response.setHeader("Set-Cookie", localeSetting);
    if (isKnown(request.headers["if-none-match"], etag)) {
      response.removeHeader("Content-Type");
      return void response.writeHead(304).end();
    }
    if (coding !== "identity") response.setHeader("Content-Encoding", coding);
    const write = (body: Buffer) => {
      response.setHeader("Content-Length", body.length);
      response.end(request.method === "HEAD" ? undefined : body);
    };
    const made = template.body.findMade(coding);
    if (made || coding === "identity") return write(made ?? template.body.plain);
    template.body.make(coding).then(write, () => response.destroy());
  }

  return {
    serve(request: IncomingMessage, response: ServerResponse, pass: () => void): void {
      const path = request.url ?? "";
      const cookies = cookiesOf(request);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const isForAll = !hasAccessCookie(cookies) && !hasDismissed(cookies);
      if (!isRead || !options.paths.has(path) || !isForAll) return pass();
      const theme = readTheme(cookies);
      const key = `${theme} ${path}`;
      const cached = pages.get(key);
      if (cached && cached.expiresAtMs > nowMs()) return send(request, response, cached.template);
      renderOnce(key, path, theme).then(
        (template) => (template ? send(request, response, template) : pass()),
        pass,
      );
    },
    purge(): void {
      purges += 1;
      pages.clear();
      inFlight.clear();
    },
  };
}
