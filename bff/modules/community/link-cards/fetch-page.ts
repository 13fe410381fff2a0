import { Agent, request } from "undici";
import type { Dispatcher } from "undici";
import { findPublicAddress, type Address, type LookupAll } from "./public-address.ts";

export type PageLimits = {
  connectMs: number;
  /** From the first request to the last byte, redirects included. */
  totalMs: number;
  /** Maximum size of a page; the rest is not read. */
  maxBytes: number;
  maxRedirects: number;
};

export const defaultPageLimits: PageLimits = {
  connectMs: 2_000,
  totalMs: 6_000,
  maxBytes: 262_144,
  maxRedirects: 3,
};

export type FetchPageOptions = {
  limits?: PageLimits;
  lookup?: LookupAll;
  /** Connects to the checked address. Only tests replace it. */
  connect?: (checkedAddress: Address, limits: PageLimits) => Dispatcher;
};

/** The beginning of a page as text. Null if it is not a page or is unavailable. */
export type FetchPage = (url: string) => Promise<string | null>;

const HEADERS = {
  accept: "text/html,application/xhtml+xml",
  "accept-encoding": "identity",
  "accept-language": "pt-BR,pt;q=0.9,de;q=0.7,fr;q=0.7,it;q=0.7,en;q=0.5",
  "user-agent": "Mozilla/5.0 (compatible; PortalSuica-LinkPreview/1.0)",
};
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Reads a page that a member named, without cookies. Every redirect is checked again: http or https at the
 * default port, no user name or password, and only public addresses. It connects to the checked address: a
 * DNS change after the check has no effect.
 */
export function createFetchPage(options: FetchPageOptions = {}): FetchPage {
  const { limits = defaultPageLimits, lookup, connect = connectTo } = options;

  async function step(url: URL, signal: AbortSignal): Promise<string | URL | null> {
    const checkedAddress = isFetchable(url) ? await findPublicAddress(url.hostname, lookup) : null;
    if (!checkedAddress || signal.aborted) return null;
    const dispatcher = connect(checkedAddress, limits);
    try {
      const answer = await request(url, { dispatcher, signal, headers: HEADERS });
      const { statusCode, headers, body } = answer;
      // An aborted body emits a late error that has no other listener.
      body.on("error", () => undefined);
      const location = headers["location"];
      if (REDIRECTS.has(statusCode) && typeof location === "string") {
        body.destroy();
        return new URL(location, url);
      }
      if (statusCode !== 200 || !isPage(headers)) {
        body.destroy();
        return null;
      }
      return await readUpTo(body, limits.maxBytes);
    } finally {
      await dispatcher.destroy();
    }
  }

  return async (value) => {
    const signal = AbortSignal.timeout(limits.totalMs);
    try {
      let at: string | URL | null = new URL(value);
      for (let steps = 0; at instanceof URL && steps <= limits.maxRedirects; steps += 1) {
        at = await step(at, signal);
      }
      return typeof at === "string" ? at : null;
    } catch {
      return null;
    }
  };
}

const connectTo = ({ address, family }: Address, { connectMs }: PageLimits): Dispatcher =>
  new Agent({
    connect: {
      timeout: connectMs,
      // Uses the checked address: a second lookup could return another one.
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family),
    },
    maxHeaderSize: 16_384,
  });

/** `port` is empty for the default port of the protocol. */
const isFetchable = ({ protocol, port, username, password }: URL): boolean =>
  (protocol === "http:" || protocol === "https:") && port === "" && !username && !password;

function isPage(headers: Record<string, string | string[] | undefined>): boolean {
  const encoding = headers["content-encoding"] ?? "identity";
  return (
    encoding === "identity" &&
    /^(text\/html|application\/xhtml\+xml)\b/i.test(String(headers["content-type"] ?? ""))
  );
}

async function readUpTo(
  body: AsyncIterable<Buffer> & { destroy: () => unknown },
  maxBytes: number,
): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= maxBytes) break;
  }
  body.destroy();
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, maxBytes));
}
