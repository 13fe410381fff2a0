import { createHash } from "node:crypto";
import { reportReasons } from "../../../../contract/community/comments";
import { isUuid } from "../../../../contract/shared/uuid";

export type ReadChatReport = { member: string; target: string; reason: string; copies: string };

export function readChatReport(body: unknown): ReadChatReport | null {
  const { member, target, reason, copies } = (body ?? {}) as Record<string, unknown>;
  if (typeof member !== "string" || !isUuid(member)) return null;
  if (typeof target !== "string" || !isUuid(target)) return null;
  if (typeof copies !== "string" || copies === "") return null;
  const known = reportReasons.find((each) => each === reason);
  return known ? { member, target, reason: known, copies } : null;
}

/**
 * Replacement for the target of a report that is already being handled. A member can report each target
 * once; this id is deterministic.
 */
export function targetAfter(reportId: string): string {
  const hex = createHash("sha256").update(reportId).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
