import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { vi } from "vitest";
import type { PortalEntry } from "~/entry.server";
import { appEnvironment } from "../../support/app-environment";
import { makeNews, makeVideo } from "../../factories/content";
import { directus, service } from "../../mocks/network";
import type { GrantOptions } from "../../factories/sessions";
import { FREE_ROLE_ID } from "../../factories/sessions";

const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";

export type Visit = {
  /** Access token of the visitor; absent for guests. */
  as?: string;
  headers?: Record<string, string>;
  /** Use pairs if a name occurs more than once. */
  form?: Record<string, string> | [string, string][];
  method?: string;
};

export type Answer = {
  status: number;
  headers: Headers;
  location: string | null;
  cookies: string[];
  text: string;
};

/** The built app with empty caches: everything after the front guard, in this process. */
export async function openPortal() {
  vi.resetModules();
  const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const { portal } = build.entry.module as unknown as { portal: PortalEntry };
  const stored = portal.createCachedPages(build);

  /** Like the server: cacheable pages first, everything else by Remix. */
  async function answer(request: Request): Promise<Response> {
    const found = await stored.answer(request);
    if (!found) return handle(request);
    const headers = new Headers(
      found.headers.map(([name, value]): [string, string] => [name, value]),
    );
    for (const cookie of found.cookies) headers.append("Set-Cookie", cookie);
    return new Response(new Uint8Array(found.body), { status: found.status, headers });
  }

  async function visit(path: string, { as, headers, form, method }: Visit = {}): Promise<Answer> {
    const request = new Request(new URL(path, appEnvironment.PUBLIC_ORIGIN), {
      method: method ?? (form ? "POST" : "GET"),
      headers: {
        "user-agent": BROWSER,
        "sec-fetch-site": "same-origin",
        "x-request-id": "test-request",
        ...(as !== undefined && { cookie: `portal_access=${as}` }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const response = await answer(request);
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get("location"),
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    };
  }

  return { build, portal, handle, kept: stored, visit };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;

export const signInPaying = (options: GrantOptions = {}) => service.signIn(options).accessToken;
export const signInFree = (options: GrantOptions = {}) =>
  service.signIn({ roleId: FREE_ROLE_ID, ...options }).accessToken;

export function publishVideo(overrides: Parameters<typeof makeVideo>[0] = {}) {
  const video = makeVideo(overrides);
  directus.state.database.videos.push(video);
  return video;
}

export function publishNews(overrides: Parameters<typeof makeNews>[0] = {}) {
  const news = makeNews(overrides);
  directus.state.database.news.push(news);
  return news;
}
