/** Counts of what waits for the member; an absent or zero count shows nothing. */
export type ShellBadges = { forum?: number; chat?: number };
