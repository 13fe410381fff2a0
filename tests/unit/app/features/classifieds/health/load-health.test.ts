import { describe, expect, test } from "vitest";
import { loadHealth } from "../../../../../../app/features/classifieds/health/load-health.server";

const insurers = [{ number: 8, name: "CSS" }];

/** A service with premiums of these years, newest first. */
async function load(years: number[], day: string) {
  const service = {
    premiums: {
      listYears: async () => ({ isError: false as const, statusCode: 200, data: { years } }),
      listInsurers: async () => ({ isError: false as const, statusCode: 200, data: { insurers } }),
    },
  };
  return (await loadHealth({ service }, new Date(`${day}T09:00:00Z`))).data.offered;
}

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
