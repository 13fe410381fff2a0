/**
 * Why there was no answer: unknown name, timeout, untrusted certificate, no connection, too many redirects,
 * or an internal address. The words are stored in the rows.
 */
export type FailureReason = "dns" | "timeout" | "tls" | "connection" | "redirects" | "private";
export type LinkAnswer = number | FailureReason;

export type LinkState = {
  answer: string;
  /** Consecutive nights. */
  failures: number;
  failedSince: Date | null;
  isBroken: boolean;
};

/** Answers that any other visitor would get, too. */
const GONE = new Set<LinkAnswer>([404, 410, "dns", "private"]);
/** A single night may be a move or a repair. */
const GONE_NIGHTS = 2;
/** Sites refuse robots, fail and recover: only lasting failures concern an editor. */
const REFUSED_NIGHTS = 5;

const isFine = (answer: LinkAnswer) => typeof answer === "number" && answer >= 200 && answer < 400;

export function nextLinkState(
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
