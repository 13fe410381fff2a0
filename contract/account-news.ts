/** What the open pages of a member hear about their account, over a hub or by the stream of events. */
export const accountNews = {
  /** Something waits to be read, or was read. */
  notified: "Notified",
  /** The account is another, or its session is over. */
  changed: "AccountChanged",
} as const;
