import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../../errors.ts";

/** @throws {ServiceError} `rate_limited` when an address told more decisions than people make */
export type RequireFewConsents = (addressKey: string) => Promise<void>;

const limit = { keyPrefix: "consent-address", points: 60, duration: 3_600 };

/** Counts what an address tells in PostgreSQL, and in memory while PostgreSQL cannot be asked. */
export function createConsentLimit(pool: Pool): RequireFewConsents {
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  return async (addressKey) => {
    const key = createHash("sha256").update(addressKey).digest("base64url");
    await limiter.consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
      throw new ServiceError("rate_limited", { retryAfterSeconds });
    });
  };
}
