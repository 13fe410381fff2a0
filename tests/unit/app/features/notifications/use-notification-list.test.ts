import { expect, test } from "vitest";
import type { Notification } from "~/features/notifications/notifications.server";
import {
  oldestListedMs,
  turnAfter,
  withFresh,
  withMore,
  withoutDeleted,
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

test("notification list: a read notification keeps its place", () => {
  const known = [row("c", 3), row("b", 2), row("a", 1, true)];
  const fresh = [row("b", 2), row("c", 3, true), row("a", 1, true)];
  const rows = withFresh(known, fresh, { boundMs: 0, isWhole: false });
  expect(ids(rows)).toEqual(["c", "b", "a"]);
  expect(rows[0]?.isRead).toBe(true);
});

test("notification list: new notifications come first, and older ones wait for their page", () => {
  const known = [row("c", 3), row("b", 2)];
  const fresh = [row("new", 9), row("b", 2), row("old", 1), row("read", 8, true)];
  const boundMs = oldestListedMs({ notifications: known, next: "more" });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toEqual(["new", "c", "b"]);
});

test("notification list: a notification created before another one but loaded later is inserted", () => {
  const known = [row("late", 5), row("b", 2)];
  const fresh = [row("late", 5), row("between", 4), row("b", 2)];
  const boundMs = oldestListedMs({ notifications: known, next: "more" });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toEqual([
    "between",
    "late",
    "b",
  ]);
});

test.each([
  ["whose list ends there", [row("a", 5)], null],
  ["that goes on with what was read", [row("a", 5), row("b", 9, true)], "more"],
])("notification list: for a page %s an older unknown notification is added", (_, known, next) => {
  const fresh = [row("a", 5), row("first", 1)];
  const boundMs = oldestListedMs({ notifications: known, next });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: false }))).toContain("first");
});

test("notification list: a fully loaded list shows new notifications that another tab has already read", () => {
  const known = [row("b", 2)];
  const fresh = [row("b", 2), row("read", 3, true)];
  const boundMs = oldestListedMs({ notifications: known, next: null });
  expect(ids(withFresh(known, fresh, { boundMs, isWhole: true }))).toEqual(["read", "b"]);
  expect(ids(withFresh([], fresh.slice(1), { boundMs, isWhole: true }))).toEqual(["read"]);
});

test("notification list: removes deleted notifications only if the page holds all", () => {
  const known = [row("c", 3), row("gone", 2), row("a", 1, true)];
  const fresh = [row("c", 3), row("a", 1, true)];
  expect(ids([...withoutDeleted(known, { notifications: fresh, next: null })])).toEqual(["c", "a"]);
  expect(withoutDeleted(known, { notifications: fresh, next: "more" })).toEqual(known);
});

test("notification list: loading more adds no duplicates", () => {
  expect(ids(withMore([row("b", 2)], [row("b", 2), row("a", 1)]))).toEqual(["b", "a"]);
});

test("notification list: the first page loads at once, the next one half a second later", () => {
  const first = turnAfter(0, 10_000);
  expect(first).toEqual({ waitMs: 0, mayNextAtMs: 10_500 });
  const second = turnAfter(first.mayNextAtMs, 10_100);
  expect(second).toEqual({ waitMs: 400, mayNextAtMs: 11_000 });
  expect(turnAfter(second.mayNextAtMs, 12_000).waitMs).toBe(0);
});
