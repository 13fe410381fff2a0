export type AnalyticsEvents = {
  /**
   * Sent once per route change. `current_url` is the path with its query, without secrets and typed form
   * values.
   */
  $pageview: { current_url: string };
};

/** Events that the server records, because a page might not report them. */
export type ServerEvents = {
  login: { method: "password" | "code" | "passkey" };
  signup_completed: Record<string, never>;
};

export type AnalyticsEvent = keyof AnalyticsEvents;
