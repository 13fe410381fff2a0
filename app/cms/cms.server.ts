import { createDirectus, rest, withToken, type RestCommand } from "@directus/sdk";
import { ZodError } from "zod";
import type { CmsSchema } from "./generated/schema";
import type { Ask, Question } from "./read";
import type { Tier } from "../../contract/tiers.ts";
import { askForLife } from "~/http/sign-of-life";
import { createCircuitBreaker } from "../../contract/circuit-breaker.ts";
import { createContentCache } from "./content-cache.server";
import { createLastKnown, type LastKnown } from "./last-known.server";

/** One read must leave room for a page within two seconds, also when Directus hangs. */
const READ_TIMEOUT_MS = 1_800;
const WRITE_TIMEOUT_MS = 5_000;

type DirectusFailure = {
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
  response?: Response;
};

/** Directus failed or could not be reached; never the same as an empty answer. */
export class CmsError extends Error {
  override name = "CmsError";
  readonly statusCode: number;
  readonly code: string | null;
  /** Of an answer that was not of the shape that was asked for. */
  readonly field: string | null;
  /** Where the portal read by a query of its own, such as `/items/news`; null for all else. */
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

  /** The upstream itself is in trouble, as opposed to a question it refuses. */
  get isOutage(): boolean {
    return this.statusCode >= 500 || this.statusCode === 429;
  }

  /** Directus refused a query that the portal itself composed: the same query fails again. */
  get isFault(): boolean {
    return this.ownReadPath !== null && this.statusCode === 403;
  }
}

/** An answer of another shape than the one that was asked for; the field is named, never its value. */
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
  /** How many times as long as usual Directus may take: 1. */
  patience?: number;
  onError?: (error: CmsError) => void;
};

/** Published content as one tier sees it. */
export type TierCms = {
  tier: Tier;
  /** Asked anew each time: for what people type, of which a cache would run over. @throws {CmsError} */
  ask: Ask;
  /**
   * Kept for all readers of the tier until a collection changes that was asked; `key` names the question.
   * @throws {CmsError}
   */
  cached: <T>(key: string, load: (ask: Ask) => Promise<T>) => Promise<T>;
  /**
   * Asked anew each time, and while Directus is away given as it was last, for a day: for what members
   * write themselves and look for at once.
   * @throws {CmsError}
   */
  lasting: <T>(
    key: string,
    load: (ask: Ask) => Promise<T>,
    isForAll?: (value: T) => boolean,
  ) => Promise<LastKnown<T>>;
  /** The same content as another tier sees it. */
  forTier: (tier: Tier) => TierCms;
};

/** What belongs to one member, with that member's own short token; never cached here. */
export type OwnCms = {
  /** Of the member, in Directus. */
  userId: string;
  /** @throws {CmsError} */
  ask: Ask;
  /** @throws {CmsError} */
  write: <T>(command: CmsCommand<T>) => Promise<T>;
};

export function createCms(options: CmsOptions) {
  const { patience = 1 } = options;
  // The SDK keeps the fetch it finds at import; tests and tracing need today's.
  const globals = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  const breaker = createCircuitBreaker({
    probe: () => askForLife(new URL("/server/ping", options.cmsUrl), READ_TIMEOUT_MS),
    patience,
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
        onRequest: (request) => ({ ...request, signal: AbortSignal.timeout(timeoutMs * patience) }),
      }),
    );
    try {
      const call = () => client.request(withToken(token, command));
      // A write that is given up may still be done: it has its whole time.
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

  /** What comes is checked here, once: a cache keeps what was checked. */
  async function askWith<T>(token: string, question: Question<T>): Promise<T> {
    const { command, parse, isWrite = false, mayBeRefused = isWrite } = question;
    const given = await send(token, command, { isWrite, isOwnRead: !mayBeRefused });
    try {
      return parse(given);
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
    /** `directusToken` is null once it ran out while the service was away: nothing can be had then. */
    forOwn(userId: string, directusToken: string | null): OwnCms {
      if (directusToken === null) return { userId, ask: failWithoutToken, write: failWithoutToken };
      return {
        userId,
        ask: (question) => askWith(directusToken, question),
        write: (command) => send(directusToken, command, { isWrite: true }),
      };
    },
    purge: cache.purge,
    isAway: breaker.isOpen,
  };
}

export type Cms = ReturnType<typeof createCms>;
