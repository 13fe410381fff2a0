import { NOTICE_MAIL_AFTER_MS } from "../../../contract/notifications.ts";
import type { UnreadNotice } from "../../cms/cms-notices.ts";

/** What may be told, and what of conversations out of the portal waits until a day is over. */
export type Mailable = { notices: UnreadNotice[]; held: UnreadNotice[] };

export type Due = {
  /** What one mail tells now, the oldest first; empty for no mail. */
  notices: UnreadNotice[];
  /** Until when everything was looked through; null without a mail. */
  toldUntil: Date | null;
  /** Of two mails never the same: the moment of the newest notice that called for this one. */
  calledAt: Date | null;
  /** The oldest that its member may still read in the portal. */
  early: UnreadNotice | null;
  /** Whether something that is held stays behind. */
  isHeldLeft: boolean;
};

const inOrder = (notices: readonly UnreadNotice[]) =>
  notices.toSorted((one, other) => +one.createdAt - +other.createdAt);

/** Whether a notice was to be told at a moment. One that stands for several is the newest; the first has waited. */
export function isDueAt({ createdAt, count }: UnreadNotice, at: Date): boolean {
  const waitedMs = at.getTime() - createdAt.getTime();
  return waitedMs >= NOTICE_MAIL_AFTER_MS || (waitedMs >= 0 && count > 1);
}

/**
 * What goes into a member's next mail. What is held goes along, whatever the mail is about, but never past one
 * that came too early: what is told ends before that, so that it is found again.
 */
export function pickDue({ notices, held }: Mailable, now: Date): Due {
  const ready = inOrder(notices.filter((notice) => isDueAt(notice, now)));
  const [early = null] = inOrder(notices.filter((notice) => !isDueAt(notice, now)));
  const called = ready.at(-1);
  if (!called)
    return { notices: [], toldUntil: null, calledAt: null, early, isHeldLeft: held.length > 0 };
  const along = held.filter(({ createdAt }) => !early || createdAt < early.createdAt);
  const due = inOrder([...ready, ...along]);
  const lastMs = Math.max(...due.map(({ createdAt }) => createdAt.getTime()));
  const untilMs = early ? Math.min(lastMs, early.createdAt.getTime() - 1) : lastMs;
  return {
    ...{ notices: due, toldUntil: new Date(untilMs), calledAt: called.createdAt, early },
    isHeldLeft: along.length < held.length,
  };
}
