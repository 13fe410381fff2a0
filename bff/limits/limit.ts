import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ServiceError } from "../errors.ts";

export interface LimitOptions {
  /** Counters of different names never meet. */
  name: string;
  /** So many calls within the window. */
  points: number;
  windowSeconds: number;
}

/** As `RequireFew`, for what is dropped without a word: false when it is one too many. */
export async function isWithin(requireFew: RequireFew, key: string): Promise<boolean> {
  try {
    await requireFew(key);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Counts one call of whoever the key stands for. @throws {ServiceError} `rate_limited` */
export type RequireFew = (key: string) => Promise<void>;

/** Counts in PostgreSQL, hashed, and in memory while PostgreSQL cannot be asked. */
export function createLimit(pool: Pool, { name, points, windowSeconds }: LimitOptions): RequireFew {
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
