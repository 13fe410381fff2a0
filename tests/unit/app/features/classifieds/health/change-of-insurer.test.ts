import { describe, expect, test } from "vitest";
import { changesOf } from "~/features/classifieds/health/change-of-insurer";
import { leavingOf } from "~/features/classifieds/health/leaving";
import { blankPerson } from "~/features/classifieds/health/health-answer";
import { makeFoundHealth, makeFoundPerson, makeTariff } from "../../../../../factories/premiums";

const kpt = { number: 376, name: "KPT" };
const insured = (previousCents: number, currentCents: number, bestCents: number) =>
  makeFoundPerson({
    ...{ previous: makeTariff(previousCents), current: makeTariff(currentCents) },
    tariffs: [makeTariff(bestCents, kpt)],
  });

describe("change of insurer", () => {
  test("of a family of four counts now, staying, moving and the saving of a year", () => {
    const family = [
      ...[insured(60_000, 63_000, 50_000), insured(60_000, 63_000, 50_000)],
      ...[insured(14_000, 14_500, 12_000), insured(14_000, 14_500, 12_000)],
    ];
    const { isComing, people, all } = changesOf(makeFoundHealth(2027, family), 2026);
    expect(isComing).toBe(true);
    expect(people[0]).toMatchObject({
      ...{ nowCents: 60_000, stayCents: 63_000, moveCents: 50_000, savingCents: 156_000 },
      best: { insurer: kpt },
    });
    expect(all).toEqual({
      ...{ nowCents: 148_000, stayCents: 155_000, moveCents: 124_000, savingCents: 372_000 },
    });
  });

  test("with this year's list knows what a person pays, and nothing about next year", () => {
    const found = makeFoundHealth(2026, [insured(58_000, 60_000, 50_000)]);
    expect(changesOf(found, 2026)).toMatchObject({
      ...{ isComing: false, all: null },
      people: [{ nowCents: 60_000, stayCents: null, moveCents: null, savingCents: null }],
    });
  });

  test("with last year's list knows nothing", () => {
    const found = makeFoundHealth(2026, [insured(58_000, 60_000, 50_000)]);
    expect(changesOf(found, 2027).people).toMatchObject([{ nowCents: null, stayCents: null }]);
  });

  test("counts the saving against what a person types to pay, even without their insurer", () => {
    const payer = { ...insured(60_000, 63_000, 50_000), paidCents: 52_000 };
    const stranger = makeFoundPerson({ paidCents: 45_000, tariffs: [makeTariff(40_000, kpt)] });
    const { people, all } = changesOf(makeFoundHealth(2027, [payer, stranger]), 2026);
    expect(people).toMatchObject([
      { nowCents: 52_000, stayCents: 63_000, savingCents: 24_000, isPaidTyped: true },
      { nowCents: 45_000, stayCents: null, savingCents: 60_000, isPaidTyped: true },
    ]);
    expect(all).toMatchObject({ nowCents: 97_000, stayCents: null, savingCents: 84_000 });
    const lists = changesOf(makeFoundHealth(2026, [payer]), 2026);
    expect(lists.people).toMatchObject([{ nowCents: 52_000, savingCents: null }]);
  });

  test("has no sum while one person's insurer is unknown", () => {
    const stranger = makeFoundPerson({ tariffs: [makeTariff(40_000, kpt)] });
    const { all } = changesOf(makeFoundHealth(2027, [insured(1, 2, 1), stranger]), 2026);
    expect(all).toMatchObject({ nowCents: null, savingCents: null, moveCents: 40_001 });
  });
});

describe("letter of a person", () => {
  const insurers = [
    { number: 8, name: "CSS" },
    { number: 376, name: "KPT" },
  ];
  const person = (birthYear: string, insurer = "8") => ({ ...blankPerson, birthYear, insurer });
  const family = [person("1985"), person("1986"), person("2016"), person("2019")];
  const lettersOf = (people: typeof family) =>
    people.map((_, at) => leavingOf(people, at, { insurers, thisYear: 2026 }));

  test("is one for each adult, and minors are in the first of their insurer", () => {
    expect(lettersOf(family)).toEqual([
      { kind: "own", insurer: insurers[0], childYears: ["2016", "2019"], isMinor: false },
      { kind: "own", insurer: insurers[0], childYears: [], isMinor: false },
      { kind: "withParent" },
      { kind: "withParent" },
    ]);
  });

  test("of a minor with another insurer is signed by a parent", () => {
    expect(lettersOf([person("1985"), person("2016", "376")])).toMatchObject([
      { kind: "own", childYears: [] },
      { kind: "own", insurer: insurers[1], isMinor: true },
    ]);
  });

  test("is their own in the year of the 18th birthday", () => {
    expect(lettersOf([person("1985"), person("2008")])[1]).toMatchObject({ isMinor: false });
    expect(lettersOf([person("1985"), person("2009")])[1]).toEqual({ kind: "withParent" });
  });

  test("needs a current insurer", () => {
    expect(lettersOf([person("1985", "")])).toEqual([{ kind: "unknown" }]);
  });
});
