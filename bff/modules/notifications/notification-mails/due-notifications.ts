import type { UnreadNotification } from "../../../cms/cms-notifications.ts";

/** Delay before an unread notification is sent by mail. */
export const NOTIFICATION_MAIL_AFTER_MS = 10 * 60_000;

/**
 * Notifications for a mail: those to send, and those of conversations muted in the portal, held until a day
 * has passed.
 */
export type Mailable = { notices: UnreadNotification[]; held: UnreadNotification[] };

export type Due = {
  notices: UnreadNotification[];
  notifiedUntil: Date | null;
  newestAt: Date | null;
  /** The oldest notification that the member may still read in the portal before a mail is sent. */
  early: UnreadNotification | null;
  hasHeldBack: boolean;
};

const inOrder = (notifications: readonly UnreadNotification[]) =>
  notifications.toSorted((one, other) => +one.createdAt - +other.createdAt);

/**
 * True if a notification was due at a moment. A grouped one has the time of its newest event, so its first
 * event has already waited.
 */
export function isDueAt({ createdAt, count }: UnreadNotification, at: Date): boolean {
  const waitedMs = at.getTime() - createdAt.getTime();
  return waitedMs >= NOTIFICATION_MAIL_AFTER_MS || (waitedMs >= 0 && count > 1);
}

/**
 * Selects the notifications for a member's next mail. Held ones are added to any mail, but none later than
 * a notification that is not due yet: the covered period ends before it, so that it is found again.
 */
export function pickDue({ notices: notifications, held }: Mailable, now: Date): Due {
  const ready = inOrder(notifications.filter((notification) => isDueAt(notification, now)));
  const [early = null] = inOrder(
    notifications.filter((notification) => !isDueAt(notification, now)),
  );
  const called = ready.at(-1);
  if (!called) {
    const hasHeldBack = held.length > 0;
    return { notices: [], notifiedUntil: null, newestAt: null, early, hasHeldBack };
  }
  const along = held.filter(({ createdAt }) => !early || createdAt < early.createdAt);
  const due = inOrder([...ready, ...along]);
  const lastMs = Math.max(...due.map(({ createdAt }) => createdAt.getTime()));
  const untilMs = early ? Math.min(lastMs, early.createdAt.getTime() - 1) : lastMs;
  return {
    ...{ notices: due, notifiedUntil: new Date(untilMs), newestAt: called.createdAt, early },
    hasHeldBack: along.length < held.length,
  };
}
