import type { FavoriteType } from "../../../contract/content-kinds.ts";

/** What a member wants of one item; sent twice it changes nothing more. */
export type FavoriteChange = {
  type: FavoriteType;
  item: string;
  isFavorite: boolean;
};

/**
 * `refused`: it can never be saved; `unavailable`: not now; `no-answer`: nobody knows whether it
 * arrived; `guest`: nobody is signed in any more.
 */
export type ChangeOutcome = "saved" | "refused" | "unavailable" | "no-answer" | "guest";

const LONGEST_WAIT_MS = 15_000;

/** Sends a change to `action`. Apart from the router, which gives up the page when nothing answers. */
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
    // A redirect that is not followed: only the way to the login is one.
    if (response.type === "opaqueredirect") return "guest";
    return response.status < 500 && response.status !== 429 ? "refused" : "unavailable";
  } catch {
    return "no-answer";
  }
}
