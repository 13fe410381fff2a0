import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "~/http/app-error";

/** Counts one call of this member. @throws a 429 that says when to come back */
type RequireRate = (memberId: string) => Promise<void>;

function createMemberLimit(name: string, callsAMinute: number): RequireRate {
  const calls = new RateLimiterMemory({ keyPrefix: name, points: callsAMinute, duration: 60 });
  return async (memberId) => {
    await calls.consume(memberId).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
      throw new AppError("rate_limited", { retryAfterSeconds }).toResponse();
    });
  };
}

/** Typing and paging never come near it; a script that walks the index does. */
export const requireSearchRate = createMemberLimit("search", 60);

/** Previews of a topic's text: each may cost a thread its whole time limit. */
export const requirePreviewRate = createMemberLimit("preview", 20);
