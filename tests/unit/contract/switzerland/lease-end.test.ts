import { describe, expect, test } from "vitest";
import {
  leaseChoices,
  leaseEndFor,
  leaseEndOn,
} from "../../../../contract/switzerland/lease-end.ts";

const endsOf = ({ ends }: ReturnType<typeof leaseChoices>) => ends.map(({ end }) => end);

describe("notice for the end of a lease", () => {
  test.each([
    ["2027-06-30", "2027-03-31", "2027-03-24"],
    ["2027-03-31", "2026-12-31", "2026-12-28"],
    ["2027-01-31", "2026-10-30", "2026-10-27"],
    ["2028-02-29", "2027-11-30", "2027-11-25"],
    ["2027-05-30", "2027-02-26", "2027-02-23"],
    ["2027-08-15", "2027-05-14", "2027-05-11"],
  ])("on %s arrives by %s and is posted by %s", (end, arrivesBy, postBy) => {
    expect(leaseEndOn(end)).toEqual({ end, arrivesBy, postBy });
  });
});

describe("end of a lease", () => {
  test.each([
    ["2027-09-20", "ZH", "2027-09-30"],
    ["2027-10-05", "ZH", "2028-03-31"],
    ["2027-10-05", "AG", "2028-03-31"],
    ["2027-05-10", "AG", "2027-06-30"],
    ["2027-05-10", "VD", "2027-05-31"],
    ["2027-05-31", null, "2027-05-31"],
    ["2026-12-10", null, "2027-01-31"],
  ])("for a move on %s from %s is %s", (day, canton, end) => {
    expect(leaseEndFor(day, canton).end).toBe(end);
  });

  test("for a move on the first of a month is the day before", () => {
    expect(leaseEndFor("2027-04-01", "ZH").end).toBe("2027-03-31");
    expect(leaseEndFor("2027-01-01", null).end).toBe("2027-01-31");
  });
});

describe("choice of an end", () => {
  test("begins with the last one before the move, and has the first one after it chosen", () => {
    const found = leaseChoices("2027-05-10", "ZH", "2026-11-28");
    expect(endsOf(found)).toEqual(["2027-03-31", "2027-09-30", "2028-03-31", "2028-09-30"]);
    expect(found.chosen?.end).toBe("2027-09-30");
  });

  test("offers no end whose notice would come too late", () => {
    const near = leaseChoices("2026-12-15", null, "2026-11-30");
    expect(endsOf(near)[0]).toBe("2027-02-28");
    expect(near.chosen?.end).toBe("2027-02-28");
    expect(leaseChoices("2026-12-15", null, "2026-12-01").chosen?.end).toBe("2027-03-31");
  });

  test("without a day of moving is the next ends, and none chosen", () => {
    const { ends, chosen } = leaseChoices(null, null, "2026-11-28");
    expect([ends.length, ends[0]?.end, chosen]).toEqual([4, "2027-02-28", null]);
  });
});
