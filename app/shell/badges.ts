/** Counts of what waits for the member; an absent or zero count shows nothing. */
export type ShellBadges = { chat?: number };
