import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../../../errors.ts";
import { isWithin } from "../../../http/rate-limit.ts";

export type SignupLimit = {
  points: number;
  windowSeconds: number;
};

export type SignupLimitOptions = {
  start: SignupLimit;
  mailByAddress: SignupLimit;
  mailByAddressAndMailbox: SignupLimit;
  /** Per mailbox, for all addresses and signups: a pause after each mail, and a daily maximum. */
  mailPause: SignupLimit;
  mailByMailbox: SignupLimit;
  /**
   * Reserve for addresses that did not use up the mailbox's limit: a few more mails in total, and fewer per
   * address. So a stranger can neither block the mailbox's owner nor flood the mailbox.
   */
  mailReserve: SignupLimit;
  mailReserveByAddress: SignupLimit;
  guess: SignupLimit;
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
 * Counts one event for a key (an address, a mailbox).
 * @throws {ServiceError} `rate_limited` if the limit is exceeded
 */
export type CountSignup = (name: SignupLimitName, key: string) => Promise<void>;

/** Counts in PostgreSQL, or in memory while it is unavailable. Keys are stored as hashes. */
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

/** Counts a confirmation mail before it is sent. @throws {ServiceError} `rate_limited` */
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
