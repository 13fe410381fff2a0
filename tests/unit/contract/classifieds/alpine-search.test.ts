import { expect, test } from "vitest";
import { alpineCalendar, alpineChoiceOf } from "../../../../contract/classifieds/alpine-search.ts";

const offer = (name: string, ...dates: [from: string, to: string][]) => ({
  name,
  dates: dates.map(([from, to]) => ({ from, to })),
});

test("alpine search: lists each month with offers, and the offers in it", () => {
  const offers = [
    offer("alp", ["2027-01-20", "2027-03-02"]),
    offer("bosque", ["2026-11-01", "2026-11-30"], ["2027-02-01", "2027-02-08"]),
    offer("sem data"),
    offer("antes", ["2026-01-01", "2026-10-31"]),
    offer("depois", ["2027-11-01", "2027-11-05"]),
  ];
  const names = alpineCalendar(offers, "2026-11").map(({ month, offers: there }) => [
    month,
    ...there.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ["2026-11", "bosque"],
    ["2027-01", "alp"],
    ["2027-02", "alp", "bosque"],
    ["2027-03", "alp"],
  ]);
});

test("alpine search: ignores an invalid month", () => {
  expect(alpineChoiceOf(new URLSearchParams("month=2026-13&days=0")).month).toBeNull();
  expect(alpineChoiceOf(new URLSearchParams("month=2026-12&days=5"))).toMatchObject({
    month: "2026-12",
    days: 5,
  });
});
