import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { FailureReason, LinkAnswer } from "./judge-link";
import {
  findAddress,
  isPublicAddress,
  lookupAll,
  type Address,
  type LookupAll,
} from "./public-address";

export type RequestLink = (url: string) => Promise<LinkAnswer>;

export type AskLinkOptions = {
  userAgent: string;
  lookup?: LookupAll;
  /** True if an address may be connected to; only tests allow the local machine. */
  isAllowed?: (address: string) => boolean;
  /** Port of all sites instead of the default ones; only for tests. */
  port?: number;
  /** Time limit of one step, from the DNS lookup to the answer's headers. */
  stepMs?: number;
};

const STEP_MS = 15_000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32_768;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Some sites answer HEAD with these, and serve the page on GET. */
const RETRIED_WITH_GET = new Set<LinkAnswer>([
  ...[400, 403, 404, 405, 406, 500, 501, 502, 503],
  ...(["connection", "timeout"] as const),
]);

type Step = { status: number; location: string | undefined };

/**
 * Checks whether an address still works: by HEAD, then by GET without reading the page. Each redirect is
 * checked again, and only the checked IP address is connected to. Neither a redirect nor a DNS change can
 * therefore lead to an internal machine.
 */
export function createAskLink(options: AskLinkOptions): RequestLink {
  const { userAgent, lookup = lookupAll, isAllowed = isPublicAddress, stepMs = STEP_MS } = options;

  const ask = (url: URL, method: string, { address, family }: Address) =>
    new Promise<Step>((resolve, reject) => {
      const pinned: LookupFunction = (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family);
      const request = url.protocol === "https:" ? requestHttps : requestHttp;
      const requested = request(
        url,
        {
          ...{ method, agent: false, lookup: pinned, maxHeaderSize: MAX_HEADER_BYTES },
          ...(options.port && { port: options.port }),
          signal: AbortSignal.timeout(stepMs),
          headers: { "user-agent": userAgent, accept: "*/*" },
        },
        (response) => {
          resolve({ status: response.statusCode ?? 0, location: response.headers.location });
          response.destroy();
        },
      );
      requested.on("error", reject);
      requested.end();
    });

  async function follow(value: string, method: string): Promise<LinkAnswer> {
    let url = URL.parse(value);
    for (let steps = 0; url && steps <= MAX_REDIRECTS; steps += 1) {
      if (!/^https?:$/.test(url.protocol) || url.username || url.password) return "redirects";
      if (url.port !== "") return "redirects";
      const found = await findAddress(url.hostname, lookup, isAllowed);
      if (typeof found === "string") return found;
      const { status, location } = await ask(url, method, found);
      if (!REDIRECTS.has(status) || location === undefined) return status;
      url = URL.parse(location, url.href);
    }
    return "redirects";
  }

  return async (url) => {
    const answer = await follow(url, "HEAD").catch(reasonOf);
    return RETRIED_WITH_GET.has(answer) ? follow(url, "GET").catch(reasonOf) : answer;
  };
}

const LATE = new Set(["ABORT_ERR", "ETIMEDOUT", "ETIMEOUT", "ESERVFAIL", "EAI_AGAIN"]);
const TLS = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

function reasonOf(error: unknown): FailureReason {
  const { code } = error as { code?: unknown };
  if (typeof code !== "string") return "connection";
  if (LATE.has(code)) return "timeout";
  return TLS.test(code) ? "tls" : "connection";
}
