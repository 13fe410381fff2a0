import { describe, expect, test } from "vitest";
import type { UnreadNotification } from "../../../../../../bff/cms/cms-notifications.ts";
import {
  isDueAt,
  pickDue,
} from "../../../../../../bff/modules/notifications/notification-mails/due-notifications.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const notification = (
  minute: number,
  values: Partial<UnreadNotification> = {},
): UnreadNotification => ({
  ...{ type: "comment", title: `${minute}`, url: null, actor: null, groupKey: null },
  ...{ isQuiet: false, createdAt: at(minute), count: 1 },
  ...values,
});
const titles = (notifications: readonly UnreadNotification[]) =>
  notifications.map(({ title }) => title);

test("notification mail: due after ten minutes, or at once for a combined notification", () => {
  expect(isDueAt(notification(0), at(9))).toBe(false);
  expect(isDueAt(notification(0), at(10))).toBe(true);
  expect(isDueAt(notification(9, { count: 3 }), at(9))).toBe(true);
  expect(isDueAt(notification(9, { count: 3 }), at(8))).toBe(false);
});

describe("next notification mail", () => {
  test("includes held notifications, which trigger no further mail", () => {
    const due = pickDue(
      { notices: [notification(1)], held: [notification(7), notification(0)] },
      at(12),
    );
    expect(titles(due.notices)).toEqual(["0", "1", "7"]);
    expect(due).toMatchObject({ notifiedUntil: at(7), newestAt: at(1), early: null });
    expect(due.hasHeldBack).toBe(false);
  });

  test("ends before notifications that are too recent, and leaves later held ones", () => {
    const due = pickDue(
      { notices: [notification(5), notification(0)], held: [notification(7), notification(4)] },
      at(12),
    );
    expect(titles(due.notices)).toEqual(["0", "4"]);
    expect(due.notifiedUntil).toEqual(at(4));
    expect(titles(due.early ? [due.early] : [])).toEqual(["5"]);
    expect(due).toMatchObject({ newestAt: at(0), hasHeldBack: true });
  });

  test("ends before the oldest notification that is too recent, even behind a combined one", () => {
    const due = pickDue(
      { notices: [notification(9, { count: 3 }), notification(8), notification(6)], held: [] },
      at(12),
    );
    expect(titles(due.notices)).toEqual(["9"]);
    expect(due.notifiedUntil?.getTime()).toBe(at(6).getTime() - 1);
    expect(due.newestAt).toEqual(at(9));
  });

  test("is empty while all notifications wait", () => {
    const due = pickDue({ notices: [notification(8)], held: [notification(1)] }, at(12));
    expect(due).toMatchObject({
      notices: [],
      notifiedUntil: null,
      newestAt: null,
      hasHeldBack: true,
    });
  });
});
