const DAY_MS = 24 * 3_600_000;

export const PROOF_MAX_BYTES = 5 * 1_048_576;

export const claimStates = ["open", "approved", "rejected", "expired"] as const;
export type ClaimState = (typeof claimStates)[number];

/** Access that an approved YouTube membership claim grants. */
export const CLAIM_MS = 35 * DAY_MS;
/** Members may renew in the last days, so that access does not lapse while the claim is checked. */
const RENEWAL_MS = 7 * DAY_MS;

/** Error code: an approved claim runs for longer than the renewal period. */
export const CLAIM_TOO_EARLY = "CLAIM_TOO_EARLY";

/** True if a claim that expires then may be renewed now. */
export function mayClaimAnew(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= RENEWAL_MS;
}
