/** Counts of pending items; an absent or zero count shows nothing. */
export type ShellBadges = { chat?: number };
