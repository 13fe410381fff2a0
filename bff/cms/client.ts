import { createDirectus, isDirectusError, rest, staticToken } from "@directus/sdk";
import type { RestCommand } from "@directus/sdk";
import { BreakerOpenError } from "./breaker.ts";
import type { Breaker } from "./breaker.ts";

/** Directus gave no usable answer: it is offline, slow or broken, or refuses the service's token. */
export class CmsUnavailableError extends Error {
  constructor(cause: unknown) {
    super("Directus is unavailable or sent an unexpected response", { cause });
    this.name = "CmsUnavailableError";
  }
}

/** Directus refused a write, for example because the e-mail is taken. */
export class CmsRefusedError extends Error {
  constructor(cause: unknown) {
    super("Directus refused the change", { cause });
    this.name = "CmsRefusedError";
  }
}

export type CmsAnswer<T> = { refused: null; value: T } | { refused: Error };

export type CmsSchema = {
  directus_users: { membershipState: string; membershipValidUntil: string | null };
};

export type CmsClient = {
  /** Sends one SDK command. @throws {CmsUnavailableError | BreakerOpenError} */
  ask<T extends object | void>(command: RestCommand<T, CmsSchema>): Promise<CmsAnswer<T>>;
  /** Like `ask`, but a refusal is an error: Directus refuses these calls only if the service has a bug. */
  read<T extends object | void>(command: RestCommand<T, CmsSchema>): Promise<T>;
  /** Like `ask`, for writes. @throws {CmsRefusedError} */
  write<T extends object | void>(command: RestCommand<T, CmsSchema>): Promise<T>;
  as(token: string): CmsClient;
  /** Resolves if Directus answers at all. @throws {CmsUnavailableError} */
  ping(): Promise<void>;
};

export type CmsClientOptions = {
  url: string;
  /** Static token of the restricted account for members. The demo seed uses the admin's. */
  token: string;
  fetch: typeof globalThis.fetch;
  breaker: Breaker;
};

const READS: ReadonlySet<string> = new Set(["GET", "SEARCH"]);

export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { url, token, fetch, breaker } = options;
  const directus = createDirectus(url, { globals: { fetch } })
    .with(staticToken(token))
    .with(rest());

  function ask<T extends object | void>(command: RestCommand<T, CmsSchema>): Promise<CmsAnswer<T>> {
    const { method = "GET" } = command();
    return breaker(() => answerOf(() => directus.request(command)), READS.has(method));
  }

  return {
    ask,

    async read(command) {
      const answer = await ask(command);
      if (answer.refused) throw new CmsUnavailableError(answer.refused);
      return answer.value;
    },

    async write(command) {
      const answer = await ask(command);
      if (answer.refused) throw new CmsRefusedError(answer.refused);
      return answer.value;
    },

    as: (other) => createCmsClient({ ...options, token: other }),

    async ping() {
      const answer = await fetch(new URL("/server/ping", url)).catch((error: unknown) => {
        throw new CmsUnavailableError(error);
      });
      if (!answer.ok) throw new CmsUnavailableError(answer.status);
    },
  };
}

/**
 * Returns a refusal because of the data (missing, forbidden, invalid). Throws if Directus fails or rejects the service's token. The SDK throws plain objects, which are wrapped here.
 */
async function answerOf<T>(call: () => Promise<T>): Promise<CmsAnswer<T>> {
  try {
    return { refused: null, value: await call() };
  } catch (error) {
    if (!isDirectusError(error)) throw new CmsUnavailableError(error);
    const status = error.response.status;
    const code = error.errors[0]?.extensions.code;
    const wrapped = new Error(`Directus answered ${status} ${code ?? ""}`);
    const aboutData =
      status === 400 ||
      (status === 404 && code !== "ROUTE_NOT_FOUND") ||
      (status === 403 && code === "FORBIDDEN");
    if (!aboutData) throw new CmsUnavailableError(wrapped);
    return { refused: wrapped };
  }
}

/** True if Directus is unavailable. The caller may then use its last known state. */
export function isCmsUnavailable(error: unknown): boolean {
  return error instanceof CmsUnavailableError || error instanceof BreakerOpenError;
}
