/** How a member's own data come as a file, and for how long. */
export const exportStates = ["queued", "ready", "failed", "expired"] as const;
export type ExportState = (typeof exportStates)[number];

/** Why a member leaves, in characters. */
export const DELETION_REASON_MAX_LENGTH = 1_000;

/** What becomes of what a member wrote in public when their account goes. */
export const deletionModes = ["anonymise", "delete"] as const;
export type DeletionMode = (typeof deletionModes)[number];

/** The texts that members agree to. */
export const legalTexts = ["terms-of-service", "privacy"] as const;
export type LegalText = (typeof legalTexts)[number];

/** What somebody says to a purpose of the notice about cookies. */
export const consentChoices = ["accepted", "refused"] as const;
export type ConsentChoice = (typeof consentChoices)[number];
