export const exportStates = ["queued", "ready", "failed", "expired"] as const;
export type ExportState = (typeof exportStates)[number];

export const DELETION_REASON_MAX_LENGTH = 1_000;

/** What happens to a member's public texts when the account is deleted. */
export const deletionModes = ["anonymise", "delete"] as const;
export type DeletionMode = (typeof deletionModes)[number];

export const legalTexts = ["terms-of-service", "privacy"] as const;
export type LegalText = (typeof legalTexts)[number];

export const consentChoices = ["accepted", "refused"] as const;
export type ConsentChoice = (typeof consentChoices)[number];
