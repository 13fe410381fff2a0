import { randomUUID } from "node:crypto";

const HOUR_MS = 60 * 60 * 1000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
export const unique = () => randomUUID().slice(0, 8);

export const auditFields = () => ({
  user_created: null,
  date_created: hoursAgo(2),
  user_updated: null,
  date_updated: null,
});
