import {
  createDirectus,
  createUser,
  isDirectusError,
  readUser,
  readUsers,
  rest,
  staticToken,
  withOptions,
} from "@directus/sdk";
import { BreakerOpenError } from "./breaker.ts";
import type { Breaker } from "./breaker.ts";

/** A user of Directus, as far as the service reads it. `status` is `active` for who may enter. */
export interface CmsAccount {
  id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  status: string;
}

export interface NewCmsAccount {
  /** Directus makes one when absent; the fenced account may not choose it. */
  id?: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  status: "active";
  /** Only for staff, who log in to Directus itself. */
  password?: string;
}

/** Directus did not give an answer to build on: away, slow, broken, or refusing the service. */
export class CmsUnavailableError extends Error {
  constructor(cause: unknown) {
    super("Directus did not answer as it should", { cause });
    this.name = "CmsUnavailableError";
  }
}

/** Directus refused what was to be written, as with an e-mail that is taken. */
export class CmsRefusedError extends Error {
  constructor(cause: unknown) {
    super("Directus refused the change", { cause });
    this.name = "CmsRefusedError";
  }
}

export interface CmsUsers {
  /** Null when there is no such user. @throws {CmsUnavailableError} */
  findById(id: string): Promise<CmsAccount | null>;
  /** Null when no user has this e-mail. @throws {CmsUnavailableError} */
  findByEmail(email: string): Promise<CmsAccount | null>;
  /** @throws {CmsRefusedError | CmsUnavailableError} */
  create(account: NewCmsAccount): Promise<CmsAccount>;
  /** Resolves when Directus answers at all. @throws {CmsUnavailableError} */
  ping(): Promise<void>;
}

export interface CmsUsersOptions {
  url: string;
  /** Static token: of the fenced account for members, or the admin's when a demo is seeded. */
  token: string;
  fetch: typeof globalThis.fetch;
  breaker: Breaker;
}

/** Sessions wait for this look-up, and the last known answer may stand in for it. */
const lookUpMs = 1_200;
const fields = ["id", "email", "first_name", "last_name", "role", "status"] as const;

/** Reads and writes users of Directus with one static token. */
export function createCmsUsers({ url, token, fetch, breaker }: CmsUsersOptions): CmsUsers {
  const client = createDirectus(url, { globals: { fetch } }).with(staticToken(token)).with(rest());
  const ask = <T>(call: () => Promise<T>) => breaker(() => answerOf(call));

  return {
    async findById(id) {
      const signal = AbortSignal.timeout(lookUpMs);
      const read = withOptions(readUser(id, { fields: [...fields] }), { signal });
      const answer = await ask(() => client.request(read));
      return answer.refused ? null : toAccount(answer.value);
    },

    async findByEmail(email) {
      const query = { fields: [...fields], filter: { email: { _eq: email } }, limit: 1 };
      const answer = await ask(() => client.request(readUsers(query)));
      if (answer.refused) throw new CmsUnavailableError(answer.refused);
      const [found] = answer.value;
      return found ? toAccount(found) : null;
    },

    async create(account) {
      const answer = await ask(() => client.request(createUser(account, { fields: [...fields] })));
      if (answer.refused) throw new CmsRefusedError(answer.refused);
      return toAccount(answer.value);
    },

    async ping() {
      const answer = await fetch(new URL("/server/ping", url)).catch((error: unknown) => {
        throw new CmsUnavailableError(error);
      });
      if (!answer.ok) throw new CmsUnavailableError(answer.status);
    },
  };
}

type Answer<T> = { refused: null; value: T } | { refused: Error };

/**
 * Tells an answer about the data (also "no": missing, forbidden, not valid) from a failure of
 * Directus or of the service's own token. The SDK throws plain objects, which are wrapped here.
 */
async function answerOf<T>(call: () => Promise<T>): Promise<Answer<T>> {
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

function toAccount(value: object | null): CmsAccount {
  const user: Partial<Record<keyof CmsAccount, unknown>> = value ?? {};
  if (typeof user.id !== "string" || typeof user.status !== "string") {
    throw new CmsUnavailableError(new Error("The answer is not a user"));
  }
  return {
    id: user.id,
    email: textOrNull(user.email),
    first_name: textOrNull(user.first_name),
    last_name: textOrNull(user.last_name),
    role: textOrNull(user.role),
    status: user.status,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** True for failures of Directus after which the last known state may be used. */
export function isCmsAway(error: unknown): boolean {
  return error instanceof CmsUnavailableError || error instanceof BreakerOpenError;
}
