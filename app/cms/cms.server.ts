import { createDirectus, rest, withToken, type RestCommand } from "@directus/sdk";
import type { CmsSchema } from "./generated/schema";
import type { Tier } from "./tier";
import { createCircuitBreaker } from "~/http/circuit-breaker";
import { createContentCache } from "./content-cache.server";

/** One read must leave room for a page within two seconds, also when Directus hangs. */
const READ_TIMEOUT_MS = 1_800;
const WRITE_TIMEOUT_MS = 5_000;

type DirectusFailure = {
  errors?: { message: string; extensions?: { code?: string } }[];
  response?: Response;
};

/** Directus failed or could not be reached; never the same as an empty answer. */
export class CmsError extends Error {
  override name = "CmsError";
  readonly statusCode: number;
  readonly code: string | null;

  constructor(cause: unknown) {
    const failure = cause as DirectusFailure;
    const first = failure?.errors?.[0];
    super(first?.message ?? (cause instanceof Error ? cause.message : "Directus failed"), {
      cause,
    });
    this.statusCode = failure?.response?.status ?? 503;
    this.code = first?.extensions?.code ?? null;
  }

  /** The upstream itself is in trouble, as opposed to a question it refuses. */
  get isOutage(): boolean {
    return this.statusCode >= 500 || this.statusCode === 429;
  }
}

export type CmsCommand<T> = RestCommand<T, CmsSchema>;

export type CmsOptions = {
  cmsUrl: string;
  tokens: Record<Tier, string>;
  onError?: (error: CmsError) => void;
};

export function createCms(options: CmsOptions) {
  // The SDK keeps the fetch it finds at import; tests and tracing need today's.
  const globals = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  const breaker = createCircuitBreaker();
  const cache = createContentCache();

  async function send<T>(token: string, command: CmsCommand<T>, timeoutMs: number): Promise<T> {
    if (!breaker.mayCall()) throw new CmsError(new Error("Directus is not asked while it fails"));
    const client = createDirectus<CmsSchema>(options.cmsUrl, { globals }).with(
      rest({ onRequest: (request) => ({ ...request, signal: AbortSignal.timeout(timeoutMs) }) }),
    );
    try {
      const answer = await client.request(withToken(token, command));
      breaker.succeeded();
      return answer;
    } catch (cause) {
      const error = new CmsError(cause);
      if (error.isOutage) breaker.failed();
      else breaker.succeeded();
      options.onError?.(error);
      throw error;
    }
  }

  return {
    /**
     * Shared content as one tier sees it, cached; `key` names the question, `collections` what it reads.
     * @throws {CmsError}
     */
    readShared<T>(
      tier: Tier,
      key: string,
      collections: readonly string[],
      load: (ask: <A>(command: CmsCommand<A>) => Promise<A>) => Promise<T>,
    ): Promise<T> {
      const ask = <A>(command: CmsCommand<A>) =>
        send(options.tokens[tier], command, READ_TIMEOUT_MS);
      return cache.read(`${tier}|${key}`, collections, () => load(ask));
    },
    /** As one tier sees it, asked anew: for what people type, of which a cache would run over. */
    readAnew<T>(tier: Tier, command: CmsCommand<T>): Promise<T> {
      return send(options.tokens[tier], command, READ_TIMEOUT_MS);
    },
    /** What belongs to one member, asked with that member's own short token; never cached here. */
    readOwn<T>(directusToken: string, command: CmsCommand<T>): Promise<T> {
      return send(directusToken, command, READ_TIMEOUT_MS);
    },
    writeOwn<T>(directusToken: string, command: CmsCommand<T>): Promise<T> {
      return send(directusToken, command, WRITE_TIMEOUT_MS);
    },
    purge: cache.purge,
    isAway: breaker.isOpen,
  };
}

export type Cms = ReturnType<typeof createCms>;
