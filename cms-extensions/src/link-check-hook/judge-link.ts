/**
 * Why there was no answer: no such name, too slow, an untrusted certificate, no connection, redirects without
 * end, or an address inside a network. The words are kept in the rows.
 */
export type FailureReason = "dns" | "timeout" | "tls" | "connection" | "redirects" | "private";
/** A status of HTTP, or why there was none. */
export type LinkAnswer = number | FailureReason;

/** What is known of an address after it was asked. */
export type LinkState = {
  answer: string;
  /** Nights in a row. */
  failures: number;
  failedSince: Date | null;
  isBroken: boolean;
};

/** What no other visitor would be told otherwise. */
const GONE = new Set<LinkAnswer>([404, 410, "dns", "private"]);
/** One night may be that of a move or a repair. */
const GONE_NIGHTS = 2;
/** Sites refuse robots, stumble and are repaired: only what lasts is for an editor to look at. */
const REFUSED_NIGHTS = 5;

const isFine = (answer: LinkAnswer) => typeof answer === "number" && answer >= 200 && answer < 400;

/** What an answer makes of an address, after those of earlier nights. */
export function judgeLink(
  earlier: Pick<LinkState, "failures" | "failedSince">,
  answer: LinkAnswer,
  now: Date,
): LinkState {
  if (isFine(answer))
    return { answer: String(answer), failures: 0, failedSince: null, isBroken: false };
  const failures = earlier.failures + 1;
  return {
    answer: String(answer),
    failures,
    failedSince: earlier.failedSince ?? now,
    isBroken: failures >= (GONE.has(answer) ? GONE_NIGHTS : REFUSED_NIGHTS),
  };
}
