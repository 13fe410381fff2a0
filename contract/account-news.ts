/** Events that a member's open pages receive about the account, over a hub or the event stream. */
export const accountNews = {
  /** A notification arrived or was read. */
  notified: "Notified",
  /** The account changed, or its session has ended. */
  changed: "AccountChanged",
} as const;
