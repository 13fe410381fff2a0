import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Pool } from "pg";
import { ServiceError } from "../../../errors.ts";

/** Maximum number of failures in a time window. Only failures count, and every wait ends. */
export type FailureLimit = {
  failures: number;
  windowSeconds: number;
};

export type LoginLimitOptions = {
  perDevice: FailureLimit;
  perAccountAndAddress: FailureLimit;
  perAccount: FailureLimit;
  perAddressBurst: FailureLimit;
  perAddress: FailureLimit;
};

export const defaultLoginLimits: LoginLimitOptions = {
  perDevice: { failures: 10, windowSeconds: 900 },
  perAccountAndAddress: { failures: 5, windowSeconds: 900 },
  perAccount: { failures: 10, windowSeconds: 900 },
  perAddressBurst: { failures: 6, windowSeconds: 60 },
  perAddress: { failures: 30, windowSeconds: 3_600 },
};

export type LoginAttempt = {
  emailKey: string;
  addressKey: string;
  /** Identifies a browser that logged in to this account before, by its device token. */
  deviceId: string | null;
};

export type LoginLimits = {
  /** @throws {ServiceError} `rate_limited` with the longest wait of the reached limits */
  requireAllowed(attempt: LoginAttempt): Promise<void>;
  countFailure(attempt: LoginAttempt): Promise<void>;
  /** Resets the failures of this account from this address or browser, after a successful login. */
  forgive(attempt: LoginAttempt): Promise<void>;
};

const MAX_WAIT_SECONDS = 3_600;

/**
 * Counts failed logins in PostgreSQL, or in memory while it is unavailable. A browser that logged in before
 * has its own count: strangers cannot lock its owner out (decision 0013).
 */
export function createLoginLimits(pool: Pool, options: LoginLimitOptions): LoginLimits {
  const ofKnownDevices = [
    {
      ...counterOf(pool, "device", options.perDevice),
      keyOf: (attempt: LoginAttempt) => digest(attempt.emailKey, attempt.deviceId ?? ""),
    },
  ];
  const ofStrangers = [
    {
      ...counterOf(pool, "account-address", options.perAccountAndAddress),
      keyOf: (attempt: LoginAttempt) => digest(attempt.emailKey, attempt.addressKey),
    },
    {
      ...counterOf(pool, "account", options.perAccount),
      keyOf: (attempt: LoginAttempt) => digest(attempt.emailKey),
    },
    {
      ...counterOf(pool, "address-burst", options.perAddressBurst),
      keyOf: (attempt: LoginAttempt) => digest(attempt.addressKey),
    },
    {
      ...counterOf(pool, "address", options.perAddress),
      keyOf: (attempt: LoginAttempt) => digest(attempt.addressKey),
    },
  ];

  const countersOf = (attempt: LoginAttempt) =>
    attempt.deviceId === null ? ofStrangers : ofKnownDevices;

  return {
    async requireAllowed(attempt) {
      const waits = await Promise.all(
        countersOf(attempt).map(async ({ limiter, failures, keyOf }) => {
          const counted = await limiter.get(keyOf(attempt));
          return counted && counted.consumedPoints >= failures ? counted.msBeforeNext : 0;
        }),
      );
      const waitMs = Math.max(...waits);
      if (waitMs === 0) return;
      const retryAfterSeconds = Math.min(Math.ceil(waitMs / 1_000), MAX_WAIT_SECONDS);
      throw new ServiceError("rate_limited", { retryAfterSeconds });
    },

    async countFailure(attempt) {
      await Promise.all(
        countersOf(attempt).map(({ limiter, keyOf }) => limiter.penalty(keyOf(attempt))),
      );
    },

    async forgive(attempt) {
      const [closest] = countersOf(attempt);
      await closest?.limiter.delete(closest.keyOf(attempt));
    },
  };
}

function counterOf(pool: Pool, name: string, { failures, windowSeconds }: FailureLimit) {
  const common = { keyPrefix: `login-${name}`, points: failures, duration: windowSeconds };
  const limiter = new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(common),
  });
  return { limiter, failures };
}

/** Keys are hashed, so that the table contains neither e-mails nor addresses. */
function digest(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
