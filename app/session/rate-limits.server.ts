import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "~/http/app-error";
import { visitorOf } from "~/http/visitor";
import { MINUTE_SECONDS } from "../../contract/shared/time.ts";

const countPerMinute = (name: string, points: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_SECONDS });

function tooMany({ msBeforeNext }: RateLimiterRes): Response {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1_000);
  return new AppError("rate_limited", { retryAfterSeconds }).toResponse();
}

/** Counts one call of this member. @throws a 429 with the retry time */
type RequireRate = (memberId: string) => Promise<void>;

function createMemberLimit(name: string, callsAMinute: number): RequireRate {
  const calls = countPerMinute(name, callsAMinute);
  return async (memberId) => {
    await calls.consume(memberId).catch((refused: unknown) => {
      throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
    });
  };
}

/** Far above normal typing and paging; stops scripts that read the whole index. */
export const requireSearchRate = createMemberLimit("search", 60);

/** Previews of a topic's text: each may use a worker thread up to its time limit. */
export const requirePreviewRate = createMemberLimit("preview", 20);

const GUESSES_A_MINUTE = 60;
const guesses = countPerMinute("guess", GUESSES_A_MINUTE);

/**
 * Finds the target of an address without login (short link, certificate, preview, calendar). A miss counts
 * as a guess from the visitor's network address. A hit never counts, because calendar programs fetch for
 * many people from few addresses.
 * @throws a 429 with the retry time, after 60 guesses in a minute
 */
export async function findUnlessGuessing<T>(
  request: Request,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const { address } = visitorOf(request);
  const counted = await guesses.get(address);
  if (counted && counted.consumedPoints >= GUESSES_A_MINUTE) throw tooMany(counted);
  const found = await find();
  if (found === null) await guesses.penalty(address);
  return found;
}
