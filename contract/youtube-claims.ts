const DAY_MS = 24 * 3_600_000;

/** Of the picture that shows a membership. */
export const PROOF_MAX_BYTES = 5 * 1_048_576;

export const claimStates = ["open", "approved", "rejected", "expired"] as const;
export type ClaimState = (typeof claimStates)[number];

/** What an approved claim of a member of the YouTube channel gives. */
export const CLAIM_MS = 35 * DAY_MS;
/** In the last days one may claim anew: nobody who asks in time is without access while it is checked. */
const RENEWAL_MS = 7 * DAY_MS;

/** A claim while an approved one runs for longer than that. */
export const CLAIM_TOO_EARLY = "CLAIM_TOO_EARLY";

/** Whether a claim that runs until then may be followed by another. */
export function mayClaimAnew(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= RENEWAL_MS;
}
