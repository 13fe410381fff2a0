import { describe, expect, test } from "vitest";
import type { UnreadNotice } from "../../../../../../bff/cms/cms-notifications.ts";
import {
  isDueAt,
  pickDue,
} from "../../../../../../bff/modules/notifications/notification-mails/due-notifications.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const notice = (minute: number, values: Partial<UnreadNotice> = {}): UnreadNotice => ({
  ...{ type: "comment", title: `${minute}`, url: null, actor: null, groupKey: null },
  ...{ isQuiet: false, createdAt: at(minute), count: 1 },
  ...values,
});
const titles = (notices: readonly UnreadNotice[]) => notices.map(({ title }) => title);

test("notification mail: due after ten minutes, or at once for a combined notification", () => {
  expect(isDueAt(notice(0), at(9))).toBe(false);
  expect(isDueAt(notice(0), at(10))).toBe(true);
  expect(isDueAt(notice(9, { count: 3 }), at(9))).toBe(true);
  expect(isDueAt(notice(9, { count: 3 }), at(8))).toBe(false);
});

describe("next notification mail", () => {
  test("includes held notifications, which trigger no further mail", () => {
    const due = pickDue({ notices: [notice(1)], held: [notice(7), notice(0)] }, at(12));
    expect(titles(due.notices)).toEqual(["0", "1", "7"]);
    expect(due).toMatchObject({ toldUntil: at(7), calledAt: at(1), early: null });
    expect(due.isHeldLeft).toBe(false);
  });

  test("ends before notifications that are too recent, and leaves later held ones", () => {
    const due = pickDue({ notices: [notice(5), notice(0)], held: [notice(7), notice(4)] }, at(12));
    expect(titles(due.notices)).toEqual(["0", "4"]);
    expect(due.toldUntil).toEqual(at(4));
    expect(titles(due.early ? [due.early] : [])).toEqual(["5"]);
    expect(due).toMatchObject({ calledAt: at(0), isHeldLeft: true });
  });

  test("ends before the oldest notification that is too recent, even behind a combined one", () => {
    const due = pickDue(
      { notices: [notice(9, { count: 3 }), notice(8), notice(6)], held: [] },
      at(12),
    );
    expect(titles(due.notices)).toEqual(["9"]);
    expect(due.toldUntil?.getTime()).toBe(at(6).getTime() - 1);
    expect(due.calledAt).toEqual(at(9));
  });

  test("is empty while all notifications wait", () => {
    const due = pickDue({ notices: [notice(8)], held: [notice(1)] }, at(12));
    expect(due).toMatchObject({ notices: [], toldUntil: null, calledAt: null, isHeldLeft: true });
  });
});
