export type ShellBadges = { chat?: number };
