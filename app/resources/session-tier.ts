import type { Tier } from "../../contract/tiers.ts";
import type { SessionAnswer } from "~/session/sessions.server";

/** Whose tier an access token gives; `teaser` for guests, null when nobody can say. */
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
