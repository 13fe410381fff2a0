export type Change = { note: string; whom: string };
