import { expect, test } from "vitest";
import type { Notification } from "~/features/notifications/notification";
import {
  boundOf,
  turnAfter,
  withFresh,
  withMore,
  withoutGone,
} from "~/features/notifications/use-notification-list";

const row = (id: string, createdAtMs: number, isRead = false): Notification => ({
  id,
  type: null,
  isRead,
  title: id,
  body: "",
  path: null,
  count: 1,
  createdAtMs,
  when: { at: "", label: "", fullLabel: "" },
});
const ids = (rows: Notification[]) => rows.map(({ id }) => id);

test("what is read stays where it stood", () => {
  const known = [row("c", 3), row("b", 2), row("a", 1, true)];
  const fresh = [row("b", 2), row("c", 3, true), row("a", 1, true)];
  const rows = withFresh(known, fresh, { boundMs: 0, isWhole: false });
  expect(ids(rows)).toEqual(["c", "b", "a"]);
  expect(rows[0]?.isRead).toBe(true);
});

test("what came since stands first, and older ones that moved up wait for their turn", () => {
  const known = [row("c", 3), row("b", 2)];
  const fresh = [row("new", 9), row("b", 2), row("old", 1), row("read", 8, true)];
  const boundMs = boundOf({ notifications: known, next: "more" });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toEqual(["new", "c", "b"]);
});

test("what was written before another and seen after it is shown too", () => {
  const known = [row("late", 5), row("b", 2)];
  const fresh = [row("late", 5), row("between", 4), row("b", 2)];
  const boundMs = boundOf({ notifications: known, next: "more" });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toEqual([
    "between",
    "late",
    "b",
  ]);
});

test.each([
  ["whose list ends there", [row("a", 5)], null],
  ["that goes on with what was read", [row("a", 5), row("b", 9, true)], "more"],
])("of a page %s nothing is older and unknown", (_, known, next) => {
  const fresh = [row("a", 5), row("first", 1)];
  const boundMs = boundOf({ notifications: known, next });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toContain("first");
});

test("of a list known to its end, what came since is shown even where another tab has read it by then", () => {
  const known = [row("b", 2)];
  const fresh = [row("b", 2), row("read", 3, true)];
  const boundMs = boundOf({ notifications: known, next: null });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: true }))).toEqual(["read", "b"]);
  expect(ids(withFresh([], fresh.slice(1), { boundMs, isWhole: true }))).toEqual(["read"]);
});

test("what was taken away goes where the page holds all, and else stays", () => {
  const known = [row("c", 3), row("gone", 2), row("a", 1, true)];
  const fresh = [row("c", 3), row("a", 1, true)];
  expect(ids([...withoutGone(known, { notifications: fresh, next: null })])).toEqual(["c", "a"]);
  expect(withoutGone(known, { notifications: fresh, next: "more" })).toEqual(known);
});

test("more never repeats what is there", () => {
  expect(ids(withMore([row("b", 2)], [row("b", 2), row("a", 1)]))).toEqual(["b", "a"]);
});

test("more is loaded at once, and again half a second later", () => {
  const first = turnAfter(0, 10_000);
  expect(first).toEqual({ waitMs: 0, mayNextAtMs: 10_500 });
  const second = turnAfter(first.mayNextAtMs, 10_100);
  expect(second).toEqual({ waitMs: 400, mayNextAtMs: 11_000 });
  expect(turnAfter(second.mayNextAtMs, 12_000).waitMs).toBe(0);
});
