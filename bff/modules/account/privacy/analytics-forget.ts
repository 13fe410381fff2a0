import { createTimedFetch, defaultFetchLimits } from "../../../cms/timed-fetch.ts";

export type AnalyticsAccess = {
  /** Address of PostHog's private API, such as https://eu.posthog.com. */
  origin: string;
  projectId: string;
  personalApiKey: string;
};

/**
 * Requests that PostHog deletes a person and all their events (persons API, `bulk_delete`). Without access
 * it does nothing and says so in the result.
 * @returns a description of the result, for the ledger
 * @throws {Error} if PostHog rejects the request; the deletion is retried
 */
export function createAnalyticsForget(access: AnalyticsAccess | null) {
  const fetch = createTimedFetch(defaultFetchLimits);

  return async (userId: string): Promise<string> => {
    if (!access) return "no analytics connected";
    const { origin, projectId, personalApiKey } = access;
    const path = `/api/projects/${encodeURIComponent(projectId)}/persons/bulk_delete/`;
    const answer = await fetch(new URL(path, origin), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${personalApiKey}`,
      },
      body: JSON.stringify({ distinct_ids: [userId], delete_events: true }),
    });
    if (!answer.ok) throw new Error(`The analytics answered ${answer.status}`);
    return "person and events ordered deleted";
  };
}
