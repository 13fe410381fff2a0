import { createDirectus, rest, withToken, type RestCommand } from "@directus/sdk";
import { ZodError } from "zod";
import type { CmsSchema } from "./generated/schema";
import type { Ask, Question } from "./read";
import type { Tier } from "../../contract/account/roles.ts";
import { askForLife } from "~/http/sign-of-life";
import { createCircuitBreaker } from "../../contract/shared/circuit-breaker.ts";
import { createContentCache } from "./content-cache.server";
import { createLastKnown, type LastKnown } from "./last-known.server";

/** A read must leave room for a page within two seconds, even when Directus hangs. */
const READ_TIMEOUT_MS = 1_800;
const WRITE_TIMEOUT_MS = 5_000;

type DirectusFailure = {
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
  response?: Response;
};

/** Directus failed or could not be reached. Never the same as an empty answer. */
export class CmsError extends Error {
  override name = "CmsError";
  readonly statusCode: number;
  readonly code: string | null;
  /** Null unless the answer had the wrong shape. */
  readonly field: string | null;
  /** Path of the portal's own query, such as `/items/news`; null for other requests. */
  readonly ownReadPath: string | null;

  constructor(cause: unknown, ownReadPath: string | null = null) {
    const failure = cause as DirectusFailure;
    const first = failure?.errors?.[0];
    super(first?.message ?? (cause instanceof Error ? cause.message : "Directus failed"), {
      cause,
    });
    this.statusCode = failure?.response?.status ?? 503;
    this.code = first?.extensions?.code ?? null;
    this.field = first?.extensions?.field ?? null;
    this.ownReadPath = ownReadPath;
  }

  get isOutage(): boolean {
    return this.statusCode >= 500 || this.statusCode === 429;
  }

  /** True if Directus refused a query that the portal itself built: a retry fails again. */
  get isFault(): boolean {
    return this.ownReadPath !== null && this.statusCode === 403;
  }
}

/** Names the field, never its value. */
const unexpected = ({ issues }: ZodError) => {
  const field = issues[0]?.path.join(".") ?? "";
  const message = `Directus answered otherwise than it was asked: ${field}`;
  const failure: DirectusFailure = {
    errors: [{ message, extensions: { code: "UNEXPECTED_ANSWER", field } }],
  };
  return new CmsError(failure);
};

const failWithoutToken = () =>
  Promise.reject(new CmsError(new Error("The member has no token for Directus now")));

export type CmsCommand<T> = RestCommand<T, CmsSchema>;

export type CmsOptions = {
  cmsUrl: string;
  tokens: Record<Tier, string>;
  /** Factor for the Directus timeouts. Default: 1. */
  timeoutFactor?: number;
  onError?: (error: CmsError) => void;
};

export type TierCms = {
  tier: Tier;
  /** Not cached: for typed queries, which would overflow a cache. @throws {CmsError} */
  ask: Ask;
  /**
   * Cached for all readers of the tier until a collection of the query changes; `key` identifies the query.
   * @throws {CmsError}
   */
  cached: <T>(key: string, load: (ask: Ask) => Promise<T>) => Promise<T>;
  /**
   * Loaded each time. While Directus is unavailable, returns the last answer, up to a day old. For members'
   * own texts, which they expect to see at once.
   * @throws {CmsError}
   */
  lasting: <T>(
    key: string,
    load: (ask: Ask) => Promise<T>,
    isForAll?: (value: T) => boolean,
  ) => Promise<LastKnown<T>>;
  forTier: (tier: Tier) => TierCms;
};

/** One member's data, read with their own short-lived token; never cached here. */
export type OwnCms = {
  /** Id of the member in Directus. */
  userId: string;
  /** @throws {CmsError} */
  ask: Ask;
  /** @throws {CmsError} */
  write: <T>(command: CmsCommand<T>) => Promise<T>;
};

export function createCms(options: CmsOptions) {
  const { timeoutFactor = 1 } = options;
  // The SDK stores the fetch it finds at import; tests and tracing replace it later.
  const globals = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  const breaker = createCircuitBreaker({
    probe: () => askForLife(new URL("/server/ping", options.cmsUrl), READ_TIMEOUT_MS),
    timeoutFactor,
  });
  const cache = createContentCache();
  const lastKnown = createLastKnown((error) => error instanceof CmsError && error.isOutage);

  async function send<T>(
    token: string,
    command: CmsCommand<T>,
    { isWrite, isOwnRead = false }: { isWrite: boolean; isOwnRead?: boolean },
  ): Promise<T> {
    if (!(await breaker.mayCall()))
      throw new CmsError(new Error("Directus is not asked while it fails"));
    const timeoutMs = isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
    const client = createDirectus<CmsSchema>(options.cmsUrl, { globals }).with(
      rest({
        onRequest: (request) => ({
          ...request,
          signal: AbortSignal.timeout(timeoutMs * timeoutFactor),
        }),
      }),
    );
    try {
      const call = () => client.request(withToken(token, command));
      // A write that timed out may still succeed, so it always gets its full time.
      const answer = await (isWrite ? call() : breaker.watched(call));
      breaker.succeeded();
      return answer;
    } catch (cause) {
      const error = new CmsError(cause, isOwnRead ? command().path : null);
      if (error.isOutage) breaker.failed();
      else breaker.succeeded();
      options.onError?.(error);
      throw error;
    }
  }

  /** Answers are validated here once, before they are cached. */
  async function askWith<T>(token: string, question: Question<T>): Promise<T> {
    const { command, parse, isWrite = false, mayBeRefused = isWrite } = question;
    const input = await send(token, command, { isWrite, isOwnRead: !mayBeRefused });
    try {
      return parse(input);
    } catch (cause) {
      if (!(cause instanceof ZodError)) throw cause;
      const error = unexpected(cause);
      options.onError?.(error);
      throw error;
    }
  }

  function forTier(tier: Tier): TierCms {
    const ask: Ask = (question) => askWith(options.tokens[tier], question);
    return {
      tier,
      ask,
      forTier,
      lasting: (key, load, isForAll) => lastKnown.read(`${tier}|${key}`, () => load(ask), isForAll),
      cached(key, load) {
        return cache.read(`${tier}|${key}`, (touch) =>
          load((question) => {
            touch(question.reads);
            return ask(question);
          }),
        );
      },
    };
  }

  return {
    forTier,
    /**
     * `directusToken` is null if it expired while the service was unavailable: every request then fails.
     */
    forOwn(userId: string, directusToken: string | null): OwnCms {
      if (directusToken === null) return { userId, ask: failWithoutToken, write: failWithoutToken };
      return {
        userId,
        ask: (question) => askWith(directusToken, question),
        write: (command) => send(directusToken, command, { isWrite: true }),
      };
    },
    purge: cache.purge,
    isUnavailable: breaker.isOpen,
  };
}

export type Cms = ReturnType<typeof createCms>;
