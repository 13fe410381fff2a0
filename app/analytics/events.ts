/** Every event the portal records, and what each tells. There are no others. */
export type AnalyticsEvents = {
  /** One after each change of route; `current_url` is the path with its query, secrets and what was typed into forms taken out. */
  $pageview: { current_url: string };
};

/** What the server records, since no page is sure to tell it. */
export type ServerEvents = {
  login: { method: "password" | "code" | "passkey" };
  signup_completed: Record<string, never>;
};

export type AnalyticsEvent = keyof AnalyticsEvents;
