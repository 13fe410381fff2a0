import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "~/http/app-error";

/** Typing and paging never come near it; a script that walks the index does. */
const SEARCHES = { points: 60, duration: 60 };

const searches = new RateLimiterMemory({ keyPrefix: "search", ...SEARCHES });

/** Counts one search of this member. @throws a 429 that says when to come back, after 60 in a minute */
export async function requireSearchRate(memberId: string): Promise<void> {
  await searches.consume(memberId).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
    throw new AppError("rate_limited", { retryAfterSeconds }).toResponse();
  });
}
