import { formatDateTime } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { newChatsADay } from "../../../../contract/account/roles.ts";
import { chatLimits } from "./limits.words";

const t = translator("chatLimits", chatLimits);

const MINUTE_MS = 60_000;
const rules = {
  "chat.new_limit": "newChats",
  "chat.newcomer": "newcomer",
  rate_limited: "pace",
} as const;

export type LimitCode = keyof typeof rules;

export const isLimitCode = (code: unknown): code is LimitCode =>
  typeof code === "string" && Object.hasOwn(rules, code);

export type ReachedLimit = { code: LimitCode; until: string };

export const ownNewChatsText = ({ isPaying }: { isPaying: boolean }): string =>
  t("ownNewChats", { count: newChatsADay[isPaying ? "paying" : "free"] });

/** The wait ends at a full minute, because pages show no seconds. */
export function reachedLimit(code: LimitCode, retryAfterSeconds: number): ReachedLimit {
  const minutes = Math.ceil((Date.now() + retryAfterSeconds * 1_000) / MINUTE_MS);
  return { code, until: new Date(minutes * MINUTE_MS).toISOString() };
}

/** The rule, and when the member may go on. */
export const limitText = ({ code, until }: ReachedLimit): string =>
  `${t(rules[code])} ${t("until", { when: formatDateTime(until) })}`;

/** Without scripts the address has the limit of the last message. */
export function limitTextOf(params: URLSearchParams): string | null {
  const [code, until] = [params.get("limit"), params.get("until") ?? ""];
  return isLimitCode(code) && !Number.isNaN(Date.parse(until)) ? limitText({ code, until }) : null;
}
