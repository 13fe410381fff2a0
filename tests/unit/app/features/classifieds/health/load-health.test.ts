import { describe, expect, test } from "vitest";
import type { StoredPlan } from "../../../../../../contract/api/plan-v1.ts";
import { loadHealth } from "../../../../../../app/features/classifieds/health/load-health.server";

const insurers = [{ number: 8, name: "CSS" }];
const plan: StoredPlan = {
  ...{ answers: {}, cantons: [], arrivalOn: null, feedMadeAt: null, isCaughtUp: false },
  ...{ family: [], children: {}, events: {} },
};

/** A service with premiums of these years, newest first. */
async function loadPage(years: number[], day: string, told: Partial<StoredPlan> = {}) {
  const service = {
    premiums: {
      listYears: async () => ({ isError: false as const, statusCode: 200, data: { years } }),
      listInsurers: async () => ({ isError: false as const, statusCode: 200, data: { insurers } }),
    },
    plan: {
      find: async () => ({ isError: false as const, statusCode: 200, data: { ...plan, ...told } }),
    },
  };
  const homeCanton = Promise.resolve("GE");
  return (await loadHealth({ service, homeCanton }, new Date(`${day}T09:00:00Z`))).data;
}

const load = async (years: number[], day: string) => (await loadPage(years, day)).offered;

describe("year of the health insurance form", () => {
  test("is the coming year from its import until it begins", async () => {
    expect(await load([2027, 2026], "2026-11-28")).toMatchObject({ year: 2027 });
    expect(await load([2027, 2026], "2027-02-28")).toMatchObject({ year: 2027 });
  });

  test("stays the current year while the coming one is missing, and says so", async () => {
    expect(await load([2026], "2026-11-28")).toMatchObject({
      year: 2026,
      yearStatus: { current: { state: "held" }, coming: { state: "missing", year: 2027 } },
    });
  });

  test("is marked as last year in January while the new year is missing", async () => {
    expect(await load([2026], "2027-01-01")).toMatchObject({
      year: 2026,
      yearStatus: { current: { state: "missing", year: 2027 }, newestAvailable: 2026 },
    });
  });
});

describe("people of the health insurance form", () => {
  const peopleOf = async (told: Partial<StoredPlan>) => {
    const { start } = await loadPage([2026], "2026-11-28", told);
    expect(start.canton).toBe("GE");
    return start.people.map(({ birthYear, deductible }) => [birthYear, deductible]);
  };

  test("are the member, the partner and a child", async () => {
    expect(await peopleOf({})).toEqual([["", "300"]]);
    expect(await peopleOf({ family: ["partner", "children"] })).toEqual([
      ["", "300"],
      ["", "300"],
      ["", "0"],
    ]);
  });

  test("have the birth year of each child, and an adult's deductible once it is grown", async () => {
    const people = await peopleOf({
      ...{ family: ["partner", "children"], children: { child1: 2020, child2: 2005 } },
      events: { birth: "2020-05-01" },
    });
    expect(people.slice(2)).toEqual([
      ["2020", "0"],
      ["2005", expect.not.stringMatching(/^0$/)],
    ]);
  });

  test("have no insurer before the arrival and in the three months after it", async () => {
    const insurersOf = async (told: Partial<StoredPlan>) =>
      (await loadPage([2027], "2026-11-30", told)).start.people.map(({ insurer }) => insurer);
    const family: Partial<StoredPlan> = { family: ["partner", "children"] };
    expect(await insurersOf({ ...family, arrivalOn: "2027-02-20" })).toEqual([
      "none",
      "none",
      "none",
    ]);
    expect(await insurersOf({ arrivalOn: "2026-09-01" })).toEqual(["none"]);
    expect(await insurersOf({ answers: { time: "there", since: "2026-10" } })).toEqual(["none"]);
    expect(await insurersOf({ arrivalOn: "2026-08-30" })).toEqual([""]);
    expect(await insurersOf({})).toEqual([""]);
  });

  test("have the birth year of a child that is born", async () => {
    expect(await peopleOf({ events: { birth: "2026-11-28" } })).toEqual([
      ["", "300"],
      ["2026", "0"],
    ]);
    expect(await peopleOf({ events: { birth: "2026-11-29" } })).toHaveLength(1);
  });
});
