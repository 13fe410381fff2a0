import { describe, expect, test } from "vitest";
import { postingOf, yearChoices } from "~/features/letters/posting.server";
import type { Letter } from "~/features/letters/letter";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";

const letterUntil = (
  rule: unknown,
  postBeforeDays: number,
  fields: Letter["fields"] = [],
): Parameters<typeof postingOf>[0] => ({ deadline: readPlanRule(rule), postBeforeDays, fields });

const november = { yearly: { month: 11, day: 30, workingDay: true } };
const march = { yearly: { month: 3, day: 31 } };
const taxYear = { name: "taxYear", kind: "year" as const, label: "Ano", isRequired: true };

describe("posting of a letter with a yearly deadline", () => {
  const on = (today: string, postBeforeDays = 15) =>
    postingOf(letterUntil(november, postBeforeDays), {}, today);

  test("names each day with its weekday", () => {
    expect(on("2026-11-01")).toEqual({
      ...{ state: "early", arrives: "segunda-feira, 30 de novembro de 2026" },
      post: "sexta-feira, 13 de novembro de 2026",
      latest: "quarta-feira, 25 de novembro de 2026",
      ...{ next: null, runningYear: null },
    });
    expect(
      postingOf({ deadline: null, postBeforeDays: 5, fields: [] }, {}, "2026-11-01"),
    ).toBeNull();
  });

  test("has none about leaving for good", () => {
    const values = { leavingDay: "2027-04-30" };
    expect(postingOf(letterUntil(november, 15), values, "2026-12-01")).toBeNull();
  });

  test.each([
    ["2026-11-13", "early"],
    ["2026-11-14", "soon"],
    ["2026-11-25", "today"],
    ["2026-11-26", "late"],
    ["2026-11-30", "late"],
    ["2026-12-01", "overThisYear"],
    ["2026-12-31", "overThisYear"],
    ["2027-01-01", "early"],
  ])("on %s is %s", (today, state) => {
    expect(on(today)?.state).toBe(state);
  });

  test("names the deadline that passed, and the next one", () => {
    expect(on("2026-12-01")).toMatchObject({
      arrives: "segunda-feira, 30 de novembro de 2026",
      next: "terça-feira, 30 de novembro de 2027",
    });
  });

  test("is never late before the advised day of a letter that travels faster", () => {
    const latest = "sexta-feira, 27 de novembro de 2026";
    expect(on("2026-11-27", 3)).toMatchObject({ state: "today", latest });
    expect(on("2026-11-26", 3)).toMatchObject({ state: "early", latest });
  });
});

describe("posting of a letter about a year", () => {
  const on = (today: string, year: string) =>
    postingOf(letterUntil(march, 10, [taxYear]), { taxYear: year }, today);

  test.each([
    ["2026-11-28", "2026", "quarta-feira, 31 de março de 2027", 2026],
    ["2027-02-01", "2026", "quarta-feira, 31 de março de 2027", null],
    ["2027-02-01", "2027", "sexta-feira, 31 de março de 2028", 2027],
  ])("on %s for %s has the deadline of that year: %s", (today, year, arrives, runningYear) => {
    expect(on(today, year)).toMatchObject({ arrives, runningYear });
  });

  test("is unknown while the year is", () => {
    expect(on("2027-02-01", "26")).toBeNull();
  });
});

describe("posting of a letter about a day of the member", () => {
  const renewal = letterUntil({ from: "permitEnd", days: -14 }, 30);
  const registration = letterUntil({ from: "arrival", days: 14 }, 7);

  test("counts from the day in the form", () => {
    expect(postingOf(renewal, { permitEnd: "2027-02-20" }, "2026-11-28")).toMatchObject({
      ...{ state: "early", arrives: "sábado, 6 de fevereiro de 2027" },
    });
    expect(postingOf(registration, { arrivalDay: "2026-11-20" }, "2026-11-28")).toMatchObject({
      arrives: "sexta-feira, 4 de dezembro de 2026",
    });
  });

  test("is over after it, and unknown without the day", () => {
    expect(postingOf(renewal, { permitEnd: "2026-12-01" }, "2026-11-28")?.state).toBe("over");
    for (const permitEnd of ["", "2026-02-31"]) {
      expect(postingOf(renewal, { permitEnd }, "2026-11-28")).toBeNull();
    }
  });
});

describe("posting of a letter that ends a job", () => {
  const choices = [{ value: "month2", label: "dois", de: "zwei", fr: "deux", it: "due" }];
  const kind = "choice" as const;
  const notices = { name: "notice", kind, label: "Prazo", isRequired: true, choices };
  const on = (today: string, values: Record<string, string>) =>
    postingOf(letterUntil(null, 10, [notices]), values, today);

  test("counts the notice back from the last day", () => {
    const values = { notice: "month2", endDay: "2027-03-31" };
    expect(on("2026-11-28", values)).toMatchObject({
      ...{ state: "early", arrives: "sexta-feira, 29 de janeiro de 2027" },
      latest: "terça-feira, 26 de janeiro de 2027",
    });
    expect(on("2027-01-28", values)?.state).toBe("late");
    expect(on("2027-01-30", values)?.state).toBe("over");
  });

  test("is unknown without a day, and with a notice of the contract", () => {
    expect(on("2026-11-28", { notice: "month2", endDay: "" })).toBeNull();
    for (const notice of ["other", "constructor"]) {
      expect(on("2026-11-28", { notice, endDay: "2027-03-31" })).toBeNull();
    }
  });
});

test("years of a letter: the one that is over comes first, until its deadline", () => {
  const deadline = readPlanRule(march);
  const running = { value: "2027", deadline: "sexta-feira, 31 de março de 2028", isRunning: true };
  expect(yearChoices(deadline, "2027-03-31")).toEqual([
    { value: "2026", deadline: "quarta-feira, 31 de março de 2027", isRunning: false },
    running,
  ]);
  expect(yearChoices(deadline, "2027-04-01")).toEqual([running]);
  expect(yearChoices(null, "2027-04-01")).toEqual([]);
});
