import { createDirectus, customEndpoint, rest, withToken, type RestCommand } from "@directus/sdk";
import { ZodError } from "zod";
import type { CmsSchema } from "./generated/schema";
import type { Ask, Question, RowsRead } from "./read";
import type { Tier } from "../../contract/account/roles.ts";
import { collectionOf } from "../../contract/collections/all-collections.ts";
import { askForLife } from "~/http/sign-of-life";
import { READ_BATCH_PATH } from "../../contract/shared/read-batch.ts";
import { createCircuitBreaker } from "../../contract/shared/circuit-breaker.ts";
import { createContentCache } from "./content-cache.server";
import { createLastKnown, type LastKnown } from "./last-known.server";
import { createOwnReads, type OwnReader } from "./own-reads.server";
import { createReadBatches, type BatchAnswer } from "./read-batches.server";

/** A read must leave room for a page within two seconds, even when Directus hangs. */
const READ_TIMEOUT_MS = 1_800;
const WRITE_TIMEOUT_MS = 5_000;
/** Directus does not know batches, or refuses the batch as a whole: each read is then sent alone. */
const SEND_ALONE: readonly number[] = [400, 404, 413];
/** Directus remembers the role of a token for two seconds. */
const ROLE_CHANGE_MS = 3_000;

type DirectusFailure = {
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
  response?: Pick<Response, "status">;
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
   * Cached like `cached`, but a page says when it shows an old answer: only while Directus is unavailable, up
   * to a day old. For members' texts.
   * @throws {CmsError}
   */
  lasting: <T>(key: string, load: (ask: Ask) => Promise<T>) => Promise<LastKnown<T>>;
  /** Cached like `lasting`, but never an old answer. @throws {CmsError} */
  fresh: <T>(key: string, load: (ask: Ask) => Promise<T>) => Promise<T>;
  forTier: (tier: Tier) => TierCms;
};

/**
 * One member's data, read with their own short-lived token. Functions that take it, or a `TierCms`, throw a
 * `CmsError` when Directus fails.
 */
export type OwnCms = {
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
  /** Apart from the content: addresses that members make up must not evict it. */
  const texts = createContentCache();
  const ownReads = createOwnReads();
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

  const batchRead = createReadBatches(async (token, reads) => {
    const body = JSON.stringify({ reads });
    const command = customEndpoint<BatchAnswer[]>({ method: "POST", path: READ_BATCH_PATH, body });
    try {
      return await send(token, command, { isWrite: false, isOwnRead: true });
    } catch (error) {
      if (error instanceof CmsError && SEND_ALONE.includes(error.statusCode)) return null;
      throw error;
    }
  });

  async function sendRead(token: string, read: RowsRead, command: Question<unknown>["command"]) {
    const answer = await batchRead(token, read, () =>
      send(token, command, { isWrite: false, isOwnRead: true }),
    );
    if ("data" in answer) return answer.data;
    const { status, errors } = answer;
    const error = new CmsError({ errors, response: { status } }, `/items/${read.collection}`);
    if (error.isOutage) breaker.failed();
    options.onError?.(error);
    throw error;
  }

  /** Answers are validated here once, before they are cached. */
  function parsed<T>({ parse }: Question<T>, input: unknown): T {
    try {
      return parse(input);
    } catch (cause) {
      if (!(cause instanceof ZodError)) throw cause;
      const error = unexpected(cause);
      options.onError?.(error);
      throw error;
    }
  }

  async function askWith<T>(token: string, question: Question<T>): Promise<T> {
    const { command, read, isWrite = false, mayBeRefused = isWrite } = question;
    const input =
      read && !mayBeRefused
        ? await sendRead(token, read, command)
        : await send(token, command, { isWrite, isOwnRead: !mayBeRefused });
    return parsed(question, input);
  }

  function forTier(tier: Tier): TierCms {
    const ask: Ask = (question) => askWith(options.tokens[tier], question);
    type Load<T> = (ask: Ask) => Promise<T>;
    const touching =
      <T>(load: Load<T>) =>
      (touch: (collections: readonly string[]) => void) =>
        load((question) => {
          touch(question.reads);
          return ask(question);
        });
    return {
      tier,
      ask,
      forTier,
      lasting(key, load) {
        const own = `${tier}|${key}`;
        return lastKnown.read(own, () => texts.readFresh(own, touching(load)));
      },
      fresh: (key, load) => texts.readFresh(`${tier}|${key}`, touching(load)),
      cached: (key, load) => cache.read(`${tier}|${key}`, touching(load)),
    };
  }

  /**
   * Also purges what the database changes with these rows, such as counts.
   * @param member the only member whom the rows concern
   */
  function purge(collection: string, member?: string): void {
    for (const name of [collection, ...(collectionOf(collection)?.changes ?? [])]) {
      cache.purge(name);
      texts.purge(name);
      ownReads.changed(name, member);
    }
  }

  /** The writer's next page shows the change, even before Directus reports it. */
  function purgeWritten({ userId }: OwnReader, path: string): void {
    const [, area = "", collection = ""] = path.split("/");
    if (area === "items") {
      purge(collection, collectionOf(collection)?.owner && userId);
      return ownReads.changed(collection, userId);
    }
    ownReads.changed("*", userId);
    // An endpoint of ours, which may change any text of members.
    if (area.startsWith("portal-")) purge("comments");
  }

  async function write<T>(token: string, reader: OwnReader, command: CmsCommand<T>): Promise<T> {
    try {
      return await send(token, command, { isWrite: true });
    } finally {
      purgeWritten(reader, command().path);
    }
  }

  async function askOwn<T>(token: string, reader: OwnReader, question: Question<T>): Promise<T> {
    const { command, read, record, reads, isWrite, mayBeRefused, isCurrent } = question;
    if (isWrite) return parsed(question, await write(token, reader, command as CmsCommand<T>));
    const isReported = reads.every((name) => collectionOf(name) && !collectionOf(name)?.isSilent);
    if (isCurrent || !isReported) return askWith(token, question);
    if (record) {
      const load = () => send(token, command, { isWrite: false, isOwnRead: !mayBeRefused });
      return parsed(question, await ownReads.find(reader, record, reads, load));
    }
    if (!read || mayBeRefused) return askWith(token, question);
    const load = () => sendRead(token, read, command);
    return parsed(question, await ownReads.find(reader, read, reads, load));
  }

  return {
    forTier,
    /**
     * `directusToken` is null if it expired while the service was unavailable: every request then fails.
     * `current` remembers nothing: what it reads decides about a write.
     */
    forOwn(reader: OwnReader, directusToken: string | null): OwnCms & { current: OwnCms } {
      const { userId } = reader;
      if (directusToken === null) {
        const failing = { userId, ask: failWithoutToken, write: failWithoutToken };
        return { ...failing, current: failing };
      }
      const own: OwnCms = {
        userId,
        ask: (question) => askOwn(directusToken, reader, question),
        write: (command) => write(directusToken, reader, command),
      };
      const askCurrent: Ask = (question) => own.ask({ ...question, isCurrent: true });
      return { ...own, current: { ...own, ask: askCurrent } };
    },
    purge,
    /** Their rights or record changed: nothing that they read before is valid. */
    forgetMembers(userIds: readonly string[]): void {
      const forget = () => {
        for (const userId of userIds) ownReads.changed("*", userId);
        if (userIds.length === 0) ownReads.changed("*");
      };
      forget();
      setTimeout(forget, ROLE_CHANGE_MS).unref();
    },
    isUnavailable: breaker.isOpen,
  };
}

export type Cms = ReturnType<typeof createCms>;
