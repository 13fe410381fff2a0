import { PostHog, type PostHogOptions } from "posthog-node";
import type { AnalyticsPerson, AnalyticsSource, ServerEvents } from "./client";
import { findDecision } from "./consent";

export type ServerAnalytics = {
  /**
   * Records an event if the consent in the browser's cookies covers it. E-mail and name are added only with
   * their own consent. Never waits and never fails.
   */
  record<Name extends keyof ServerEvents>(
    name: Name,
    properties: ServerEvents[Name],
    who: { person: AnalyticsPerson; cookies: string },
  ): void;
  /** Records nothing afterwards. */
  close(timeoutMs: number): Promise<void>;
};

const REQUEST_TIMEOUT_MS = 3_000;

export function createServerAnalytics(
  source: AnalyticsSource | null,
  onError: (error: unknown) => void,
): ServerAnalytics {
  if (!source) return { record: () => undefined, close: () => Promise.resolve() };
  const posthog = new PostHog(source.key, {
    host: source.host,
    personProfiles: "always",
    // Events are sent at once: a pending event could outlast the consent it was recorded under.
    flushAt: 1,
    requestTimeout: REQUEST_TIMEOUT_MS,
    fetch: createQuietFetch(onError),
  });
  return {
    record(name, properties, { person, cookies }) {
      const consent = findDecision(cookies)?.consent;
      if (!consent?.statistics) return;
      const { id, email, firstName, lastName } = person;
      const names = { email, first_name: firstName, last_name: lastName };
      posthog.capture({
        distinctId: id,
        event: name,
        properties: { ...properties, ...(consent.identity && { $set: names }) },
      });
    },
    close: (timeoutMs) => posthog.shutdown(timeoutMs).catch(onError),
  };
}

/** Replaces the library's retries and console output: a failure is one log line, and the event is lost. */
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
