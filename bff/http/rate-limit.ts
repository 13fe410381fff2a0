import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../errors.ts";

/** Like `RateLimit`, for calls that are dropped silently: false if over the limit. */
export async function isWithin(rateLimit: RateLimit, key: string): Promise<boolean> {
  try {
    await rateLimit(key);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Counts one call of this key. @throws {ServiceError} `rate_limited` */
export type RateLimit = (key: string) => Promise<void>;

/** Allows `points` calls within the window; each name has its own counters. */
export type CreateRateLimit = (name: string, points: number, windowSeconds: number) => RateLimit;

/** Counts in PostgreSQL under hashed keys; in memory while PostgreSQL is unavailable. */
export function createRateLimits(pool: Pool): CreateRateLimit {
  return (name, points, windowSeconds) => createRateLimit(pool, name, points, windowSeconds);
}

function createRateLimit(
  pool: Pool,
  name: string,
  points: number,
  windowSeconds: number,
): RateLimit {
  const common = { keyPrefix: name, points, duration: windowSeconds };
  const limiter = new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(common),
  });
  return async (key) => {
    const digest = createHash("sha256").update(key).digest("base64url");
    await limiter.consume(digest).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
      throw new ServiceError("rate_limited", { retryAfterSeconds });
    });
  };
}
