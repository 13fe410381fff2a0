import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "~/http/app-error";
import { visitorOf } from "~/http/visitor";

const MINUTE_SECONDS = 60;

const countPerMinute = (name: string, points: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_SECONDS });

function tooMany({ msBeforeNext }: RateLimiterRes): Response {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1_000);
  return new AppError("rate_limited", { retryAfterSeconds }).toResponse();
}

/** Counts one call of this member. @throws a 429 that says when to come back */
type RequireRate = (memberId: string) => Promise<void>;

function createMemberLimit(name: string, callsAMinute: number): RequireRate {
  const calls = countPerMinute(name, callsAMinute);
  return async (memberId) => {
    await calls.consume(memberId).catch((refused: unknown) => {
      throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
    });
  };
}

/** Typing and paging never come near it; a script that walks the index does. */
export const requireSearchRate = createMemberLimit("search", 60);

/** Previews of a topic's text: each may cost a thread its whole time limit. */
export const requirePreviewRate = createMemberLimit("preview", 20);

const GUESSES_A_MINUTE = 60;
const guesses = countPerMinute("guess", GUESSES_A_MINUTE);

/**
 * Finds what an address without login names (short link, certificate, preview, calendar). What is not
 * there counts as a guess of the visitor's network address; what is there never does, since programs that
 * read calendars come from few addresses for everybody.
 * @throws a 429 that says when to come back, after 60 guesses in a minute
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
