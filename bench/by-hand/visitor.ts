import { performance } from "node:perf_hooks";
import { USER_AGENT } from "../load.ts";

let visitors = 0;

export type Answer = { status: number; ms: number; text: string };

export type Visitor = {
  read(path: string): Promise<Answer>;
  post(path: string, form: Record<string, string>): Promise<Answer>;
};

/**
 * Uses an address of 198.18.0.0/15, reserved for benchmarks, so that rate limits per address do not apply.
 */
export function newVisitor(origin: string): Visitor {
  visitors += 1;
  const address = `198.18.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const cookies = new Map([["portal_locale", "pt-BR"]]);

  async function send(path: string, form?: Record<string, string>): Promise<Answer> {
    const start = performance.now();
    const response = await fetch(new URL(path, origin), {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: {
        "user-agent": USER_AGENT,
        origin,
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": address,
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const text = await response.text();
    const ms = performance.now() - start;
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split(/=(.*)/);
      cookies.set(name, value);
    }
    return { status: response.status, ms, text };
  }

  return { read: (path) => send(path), post: send };
}
