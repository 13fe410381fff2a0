import { describe, expect, test } from "vitest";
import { leftCantonOf, officeCantonOf } from "../../../../contract/switzerland/canton-move.ts";
import { readPlanRule } from "../../../../contract/switzerland/plan-dates.ts";

const TODAY = "2026-11-29";
const [move, renewal, insurer, taxOfYearBefore] = [
  { from: "cantonMove", months: -5 },
  { from: "permitEnd", days: -14 },
  { yearly: { month: 11, day: 30 } },
  { yearly: { month: 3, day: 31, ofYearBefore: true } },
];

test.each([
  ["a step of the move, long before it", move, "2026-12-01", "2027-05-01", "new"],
  ["a renewal due before the move", renewal, "2027-04-30", "2027-05-01", "home"],
  ["a renewal due on the day of the move", renewal, "2027-05-01", "2027-05-01", "new"],
  ["an overdue renewal after the move", renewal, "2026-10-01", TODAY, "new"],
  ["a step without a day before the move", null, null, "2026-11-30", "home"],
  ["a step without a day after the move", null, null, TODAY, "new"],
  ["a yearly step after the move", insurer, "2027-11-30", "2027-05-01", "new"],
  ["the tax of the year before a move", taxOfYearBefore, "2027-03-31", "2027-01-01", "home"],
  ["the tax of a year with a move", taxOfYearBefore, "2027-03-31", "2026-12-31", "new"],
] as const)("office of %s", (_, rule, dueOn, cantonMove, canton) => {
  const step = { rule: readPlanRule(rule), dueOn };
  expect(officeCantonOf(step, { events: { cantonMove }, newCanton: "VD" }, TODAY)).toBe(canton);
});

test("office of a step: without a new canton, that of the home canton, and none for the move", () => {
  const events = { cantonMove: "2026-11-01" };
  const placeOf = (rule: unknown) =>
    officeCantonOf({ rule: readPlanRule(rule), dueOn: "2026-12-01" }, { events }, TODAY);
  expect([placeOf(renewal), placeOf(move)]).toEqual(["home", null]);
});

test("office of a step: a new canton without the day of the move changes nothing", () => {
  const step = { rule: readPlanRule(renewal), dueOn: "2026-12-01" };
  expect(officeCantonOf(step, { events: {}, newCanton: "VD" }, TODAY)).toBe("home");
});

describe("canton of the home that is left", () => {
  const leftBy = (
    { home = null as string | null, signup = [] as string[], time = "there" },
    events: Parameters<typeof leftCantonOf>[1]["events"],
    newCanton?: string,
  ) => leftCantonOf({ home, signup }, { answers: { time }, events, newCanton }, TODAY);
  const moving = { cantonMove: "2027-05-01" };

  test("is that of the profile, else of the signup", () => {
    expect(leftBy({ home: "ZH", signup: ["BE"] }, moving, "VD")).toBe("ZH");
    expect(leftBy({ signup: ["BE"] }, moving, "VD")).toBe("BE");
    expect(leftBy({}, {})).toBeNull();
  });

  test("is never the new one that a profile already names", () => {
    expect(leftBy({ home: "VD", signup: ["ZH"] }, moving, "VD")).toBe("ZH");
    expect(leftBy({ home: "VD", signup: ["ZH"], time: "3_6" }, moving, "VD")).toBeNull();
    expect(leftBy({ home: "VD", signup: ["VD"] }, moving, "VD")).toBeNull();
  });

  test("is the new one long after the move, or once the member leaves for good", () => {
    expect(leftBy({ home: "VD", signup: ["ZH"] }, { cantonMove: "2026-11-20" }, "VD")).toBe("ZH");
    expect(leftBy({ home: "VD", signup: ["ZH"] }, { cantonMove: "2026-01-01" }, "VD")).toBe("VD");
    const leaving = { cantonMove: "2026-11-20", leaving: "2027-06-30" };
    expect(leftBy({ home: "VD", signup: ["ZH"] }, leaving, "VD")).toBe("VD");
  });
});
