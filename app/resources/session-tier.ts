import type { Tier } from "../../contract/account/roles.ts";
import type { SessionAnswer } from "~/session/sessions.server";

/** The tier of an access token's owner; `teaser` for guests, null if it can't be determined. */
export type SessionTier = (accessToken: string | null) => Promise<Tier | null>;

export function createSessionTier(
  resolveSession: (accessToken: string) => Promise<SessionAnswer>,
): SessionTier {
  return async (accessToken) => {
    if (!accessToken) return "teaser";
    const answer = await resolveSession(accessToken);
    if (answer.kind === "unavailable") return null;
    return answer.kind === "member" ? answer.session.tier : "teaser";
  };
}
