import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../../errors.ts";
import { isWithin } from "../../http/rate-limit.ts";

export type SignupLimit = {
  points: number;
  windowSeconds: number;
};

export type SignupLimitOptions = {
  /** New drafts of one address. */
  start: SignupLimit;
  /** Confirmation mails asked for by one address, and by it for one mailbox. */
  mailByAddress: SignupLimit;
  mailByAddressAndMailbox: SignupLimit;
  /** For one mailbox by all, whatever signup asks: a pause after each, and so many a day. */
  mailPause: SignupLimit;
  mailByMailbox: SignupLimit;
  /**
   * What is kept back for whoever did not use the mailbox's mails up: a few more for all, and of these
   * a part for one address. So no stranger alone keeps its owner out, and nobody floods it.
   */
  mailReserve: SignupLimit;
  mailReserveByAddress: SignupLimit;
  /** Links and codes one address tries. */
  guess: SignupLimit;
  /** Accounts one address makes. */
  account: SignupLimit;
};

export const defaultSignupLimits: SignupLimitOptions = {
  start: { points: 30, windowSeconds: 3_600 },
  mailByAddress: { points: 20, windowSeconds: 3_600 },
  mailByAddressAndMailbox: { points: 6, windowSeconds: 86_400 },
  mailPause: { points: 1, windowSeconds: 60 },
  mailByMailbox: { points: 6, windowSeconds: 86_400 },
  mailReserve: { points: 4, windowSeconds: 86_400 },
  mailReserveByAddress: { points: 2, windowSeconds: 86_400 },
  guess: { points: 60, windowSeconds: 3_600 },
  account: { points: 20, windowSeconds: 3_600 },
};

export type SignupLimitName = keyof SignupLimitOptions;

/**
 * Counts one more for a key (an address, a mailbox).
 * @throws {ServiceError} `rate_limited` when it is one too many
 */
export type CountSignup = (name: SignupLimitName, key: string) => Promise<void>;

/** Counts in PostgreSQL, and in memory while PostgreSQL cannot be asked. Keys are kept as hashes. */
export function createSignupLimits(pool: Pool, options: SignupLimitOptions): CountSignup {
  const limiters = Object.fromEntries(
    Object.entries(options).map(([name, { points, windowSeconds }]) => {
      const limit = { keyPrefix: `signup-${name}`, points, duration: windowSeconds };
      const insuranceLimiter = new RateLimiterMemory(limit);
      const limiter = new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter,
      });
      return [name, limiter];
    }),
  ) as Record<SignupLimitName, RateLimiterPostgres>;

  return async (name, key) => {
    const hashed = createHash("sha256").update(key).digest("base64url");
    await limiters[name].consume(hashed).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
      throw new ServiceError("rate_limited", { retryAfterSeconds });
    });
  };
}

/** Counts a confirmation mail that is about to be sent. @throws {ServiceError} `rate_limited` */
export async function countMail(
  count: CountSignup,
  { email, addressKey }: { email: string; addressKey: string },
): Promise<void> {
  const both = `${addressKey} ${email}`;
  await count("mailByAddress", addressKey);
  await count("mailByAddressAndMailbox", both);
  await count("mailPause", email);
  if (await isWithin((key) => count("mailByMailbox", key), email)) return;
  await count("mailReserveByAddress", both);
  await count("mailReserve", email);
}
