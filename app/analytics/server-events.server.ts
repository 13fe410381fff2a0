import { PostHog, type PostHogOptions } from "posthog-node";
import type { AnalyticsPerson, AnalyticsSource } from "./client";
import { findDecision } from "./consent";
import type { ServerEvents } from "./events";

export type ServerAnalytics = {
  /**
   * Records what a member did, when the consent in their browser's cookies covers it; e-mail and name go
   * along with their own consent only. Never waits and never fails.
   */
  record<Name extends keyof ServerEvents>(
    name: Name,
    told: ServerEvents[Name],
    who: { person: AnalyticsPerson; cookies: string },
  ): void;
  /** Sends what is still waiting, for at most this long; nothing is recorded afterwards. */
  close(timeoutMs: number): Promise<void>;
};

const REQUEST_TIMEOUT_MS = 3_000;

/** Without a source nothing is recorded at all. */
export function createServerAnalytics(
  source: AnalyticsSource | null,
  onError: (error: unknown) => void,
): ServerAnalytics {
  if (!source) return { record: () => undefined, close: () => Promise.resolve() };
  const posthog = new PostHog(source.key, {
    host: source.host,
    personProfiles: "always",
    // Each at once: what waits could outlast the consent it was recorded under.
    flushAt: 1,
    requestTimeout: REQUEST_TIMEOUT_MS,
    fetch: createQuietFetch(onError),
  });
  return {
    record(name, told, { person, cookies }) {
      const consent = findDecision(cookies)?.consent;
      if (!consent?.statistics) return;
      const { id, email, firstName, lastName } = person;
      const names = { email, first_name: firstName, last_name: lastName };
      posthog.capture({
        distinctId: id,
        event: name,
        properties: { ...told, ...(consent.identity && { $set: names }) },
      });
    },
    close: (timeoutMs) => posthog.shutdown(timeoutMs).catch(onError),
  };
}

/** The library tries again and writes to the console what fails; here it is one line of the log, and gone. */
function createQuietFetch(onError: (error: unknown) => void): NonNullable<PostHogOptions["fetch"]> {
  return async (url, options) => {
    try {
      const response = await fetch(url, options as RequestInit);
      if (response.ok) return response;
      onError(new Error(`the analytics answered ${response.status}`));
    } catch (error) {
      onError(error);
    }
    return Response.json({ status: 1 });
  };
}
