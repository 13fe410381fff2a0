import { describe, expect, test } from "vitest";
import { loadHealth } from "../../../../../../app/features/classifieds/health/load-health.server";

const insurers = [{ number: 8, name: "CSS" }];

/** A service that has premiums of these years, the newest first. */
async function load(years: number[], day: string) {
  const service = {
    premiums: {
      listYears: async () => ({ isError: false as const, statusCode: 200, data: { years } }),
      listInsurers: async () => ({ isError: false as const, statusCode: 200, data: { insurers } }),
    },
  };
  return (await loadHealth({ service }, new Date(`${day}T09:00:00Z`))).data.offered;
}

describe("health insurance: year of the form", () => {
  test("the coming year is the default from the day it is imported until it begins", async () => {
    expect(await load([2027, 2026], "2026-11-28")).toMatchObject({ year: 2027 });
    expect(await load([2027, 2026], "2027-02-28")).toMatchObject({ year: 2027 });
  });

  test("without the coming year it stays with this one and says that it is missing", async () => {
    expect(await load([2026], "2026-11-28")).toMatchObject({
      year: 2026,
      yearStatus: { current: { state: "held" }, coming: { state: "missing", year: 2027 } },
    });
  });

  test("in January last year's premiums are told to be last year's", async () => {
    expect(await load([2026], "2027-01-01")).toMatchObject({
      year: 2026,
      yearStatus: { current: { state: "missing", year: 2027 }, newestHeld: 2026 },
    });
  });
});
