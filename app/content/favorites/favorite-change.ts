import type { FavoriteType } from "../../../contract/content/kinds.ts";

/** Sending it twice has no effect. */
export type FavoriteChange = {
  type: FavoriteType;
  item: string;
  isFavorite: boolean;
};

/**
 * `refused`: can never be saved; `unavailable`: can't be saved now; `no-answer`: unknown whether it
 * arrived; `guest`: the session has ended.
 */
export type ChangeOutcome = "saved" | "refused" | "unavailable" | "no-answer" | "guest";

const LONGEST_WAIT_MS = 15_000;

/** Does not use the router, which would discard the page when no answer comes. */
export async function sendChange(
  action: string,
  { type, item, isFavorite }: FavoriteChange,
): Promise<ChangeOutcome> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ type, item, isFavorite: String(isFavorite) }),
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (response.ok) return "saved";
    // The redirect is not followed: it can only lead to the login.
    if (response.type === "opaqueredirect") return "guest";
    return response.status < 500 && response.status !== 429 ? "refused" : "unavailable";
  } catch {
    return "no-answer";
  }
}
