import { describe, expect, test } from "vitest";
import { ADDRESS_GAP } from "~/features/letters/letter";
import { startLetter, type LetterSender } from "~/features/letters/start-letter.server";
import { letters } from "../../../../../cms-extensions/seed/content/plan/letters.ts";
import type { LetterKey } from "../../../../../contract/switzerland/letters.ts";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";
import { makeOffice } from "../../../../factories/plan";

const TODAY = "2026-11-28";

const plan = { answers: {}, arrivalOn: null, events: {} };
const zurich = { code: "ZH", name: "Zurique", languages: ["de"], from: "profile" as const };
const nobody: LetterSender = { name: "", plan, canton: null, offices: [] };

function start(key: LetterKey, sender: Partial<LetterSender>, today = TODAY) {
  const seeded = letters.find((letter) => letter.key === key);
  if (!seeded) throw new Error(`the seed has no letter ${key}`);
  const { fields, deadline, postBeforeDays } = seeded;
  return startLetter(
    { key, fields, deadline: readPlanRule(deadline), postBeforeDays },
    { ...nobody, ...sender },
    today,
  );
}

const told = (events: NonNullable<LetterSender["plan"]>["events"], more = {}) => ({
  plan: { ...plan, events, ...more },
});

describe("start of a letter", () => {
  test("to the canton has name and address of its office, a part in each line", () => {
    const offices = [makeOffice("tax"), { ...makeOffice("migration"), note: "Com hora marcada." }];
    const { start: values, origins, office } = start("permit-renewal", { canton: zurich, offices });
    expect(values["to"]).toBe("Amt migration\nHauptstrasse 1\n8000 Zürich");
    expect(origins["to"]).toBe("officeOfProfile");
    expect(office).toEqual({
      ...{ url: "https://www.zh.ch/migration", note: "Com hora marcada." },
      ...{ hasAddress: true, isMoving: false },
    });
  });

  test("says that the canton is from the signup, and that an address is missing", () => {
    const offices = [{ ...makeOffice("tax"), address: null }];
    const canton = { ...zurich, from: "signup" as const };
    const { start: values, origins, office } = start("tax-correction", { canton, offices });
    expect([values["to"], origins["to"]]).toEqual([`Amt tax\n${ADDRESS_GAP}`, "officeOfSignup"]);
    expect(office?.hasAddress).toBe(false);
  });

  test("that the canton does not take has the note of its office, whoever is the addressee", () => {
    const note = "Pela internet: a carta não basta.";
    const offices = [{ ...makeOffice("tax"), note }];
    const { otherWay } = start("tax-correction", { canton: zurich, offices });
    expect(otherWay).toEqual({ url: "https://www.zh.ch/tax", note });
    const unread = start("tax-correction", { canton: zurich });
    expect(unread.otherWay).toEqual({ url: null, note: null });
    const vaud = { ...zurich, code: "VD", name: "Vaud" };
    expect(start("tax-correction", { canton: vaud, offices }).otherWay).toBeNull();
    expect(start("permit-renewal", { canton: zurich, offices }).otherWay).toBeNull();
  });

  test("to a company has no addressee", () => {
    const offices = [makeOffice("tax"), makeOffice("migration"), makeOffice("register")];
    const keys = ["cancel-insurer", "end-lease", "end-phone", "dispute-bill"] as const;
    for (const key of [...keys, "end-job", "pension-money"] as const) {
      expect(start(key, { canton: zurich, offices }).start["to"], key).toBeUndefined();
    }
  });

  test("about a permit has its end and its kind", () => {
    const known = told({ permitEnd: "2027-02-20" }, { answers: { permit: "B" } });
    const { start: values, origins } = start("permit-renewal", known);
    expect(values).toMatchObject({ permitEnd: "2027-02-20", permit: "B" });
    expect(origins).toEqual({ permitEnd: "permitEnd", permit: "signup" });
  });

  test("leaves out a permit that the letter does not offer", () => {
    const { start: values } = start("permit-renewal", told({}, { answers: { permit: "F" } }));
    expect(values["permit"]).toBeUndefined();
  });

  test("about an arrival has its day, unless it was long ago", () => {
    const { start: values, origins } = start("register", told({}, { arrivalOn: "2026-12-10" }));
    expect(values).toMatchObject({ arrivalDay: "2026-12-10", origin: "abroad" });
    expect(origins).toMatchObject({ arrivalDay: "arrival", origin: "arrival" });
    const resident = start("register", told({}, { arrivalOn: "2019-02-01" }));
    expect(resident.start["arrivalDay"]).toBeUndefined();
  });

  test("about a move has its day, and no office of the canton left", () => {
    const known = told({ cantonMove: "2027-01-15" }, { arrivalOn: "2026-11-01" });
    const offices = [makeOffice("register")];
    const moving = start("register", { ...known, canton: zurich, offices });
    expect(moving.start).toMatchObject({ arrivalDay: "2027-01-15", origin: "canton" });
    expect([moving.start["to"], moving.office]).toEqual([undefined, null]);
    const vaud = { ...zurich, code: "VD", name: "Vaud", from: "move" as const };
    const arrived = start("register", { ...known, canton: vaud, offices });
    expect(arrived.start["to"]).toContain("Amt register");
    expect([arrived.origins["to"], arrived.office?.isMoving]).toEqual(["officeOfMove", false]);
    const arriving = start("register", { ...told({}), canton: zurich, offices });
    expect(arriving.start["to"]).toContain("Amt register");
  });

  test("to another office warns whoever moves to another canton", () => {
    const known = { ...told({ cantonMove: "2027-01-15" }), canton: zurich };
    const { office } = start("tax-correction", { ...known, offices: [makeOffice("tax")] });
    expect(office?.isMoving).toBe(true);
  });

  test("that ends a lease has the usual end after the next move or the leaving", () => {
    const endOf = (events: Parameters<typeof told>[0]) => start("end-lease", told(events));
    const move = endOf({ cantonMove: "2027-03-31", leaving: "2027-09-30" });
    expect([move.start["endDay"], move.origins["endDay"]]).toEqual(["2027-03-31", "cantonMove"]);
    const leaving = endOf({ cantonMove: "2026-03-31", leaving: "2027-02-28" });
    expect([leaving.start["endDay"], leaving.origins["endDay"]]).toEqual(["2027-02-28", "leaving"]);
    expect(endOf({ leaving: "2026-03-31" }).start["endDay"]).toBeUndefined();
  });

  test("that ends a lease offers the ends of the canton, and names a second rent", () => {
    const { start: values, lease } = start("end-lease", {
      ...told({ cantonMove: "2027-05-10" }),
      canton: zurich,
    });
    expect(values["endDay"]).toBe("2027-09-30");
    expect(lease?.ends.slice(0, 2)).toMatchObject([
      {
        ...{ value: "2027-03-31", end: "31 de março de 2027" },
        posting: {
          ...{ state: "early", post: "segunda-feira, 21 de dezembro de 2026" },
          latest: "segunda-feira, 28 de dezembro de 2026",
        },
      },
      {
        ...{ value: "2027-09-30", end: "30 de setembro de 2027" },
        posting: { latest: "sexta-feira, 25 de junho de 2027" },
      },
    ]);
    expect(lease?.longAfter).toBe("10 de maio de 2027");
    const near = start("end-lease", { ...told({ leaving: "2027-09-20" }), canton: zurich });
    expect([near.start["endDay"], near.lease?.longAfter]).toEqual(["2027-09-30", null]);
    expect(start("end-phone", {}).lease).toBeNull();
  });

  test("that ends a phone contract has the day of leaving", () => {
    const { start: values, origins } = start("end-phone", told({ leaving: "2027-04-30" }));
    expect(values["leavingDay"]).toBe("2027-04-30");
    expect(origins["leavingDay"]).toBe("leaving");
  });

  test.each([
    ["2027-04-30", "2027-04-30"],
    ["2027-04-29", "2027-03-31"],
    ["2027-01-15", "2026-12-31"],
    ["2026-12-10", "2026-11-30"],
    ["2026-11-29", undefined],
  ] as const)("that ends a job before leaving on %s has the end of a month: %s", (leaving, end) => {
    const { start: values, origins } = start("end-job", told({ leaving }));
    expect([values["endDay"], origins["endDay"]]).toEqual([end, end && "leaving"]);
  });

  test("to a pension fund has the end of the job and the day of leaving, also soon after", () => {
    const { start: values, origins } = start(
      "pension-money",
      told({ jobEnd: "2026-11-20", leaving: "2027-01-15" }),
    );
    expect(values).toMatchObject({ endDay: "2026-11-20", leavingDay: "2027-01-15" });
    expect(origins).toEqual({ endDay: "jobEnd", leavingDay: "leaving" });
    expect(start("pension-money", told({ jobEnd: "2025-01-31" })).start["endDay"]).toBeUndefined();
  });

  test("has the name and the day also without the service", () => {
    const { start: values, origins } = start("permit-renewal", { name: "Ana Silva", plan: null });
    expect(values).toEqual({ sender: "Ana Silva", day: TODAY });
    expect(origins).toEqual({ sender: "profile" });
  });

  test.each([
    ["2027-03-02", "2026"],
    ["2027-04-01", "2027"],
  ])("about a year on %s has the one whose deadline is next: %s", (today, year) => {
    expect(start("tax-correction", {}, today).start["taxYear"]).toBe(year);
  });
});

describe("start of the letter to an insurer", () => {
  test("has the last day of the year while the month is open", () => {
    const endDay = (today: string) => start("cancel-insurer", {}, today).start["endDay"];
    expect([endDay("2026-11-30"), endDay("2026-12-01")]).toEqual(["2026-12-31", undefined]);
    expect(start("end-phone", {}).month).toBeNull();
  });

  test("has the day of leaving if it is near", () => {
    const opened = start("cancel-insurer", told({ leaving: "2027-01-31" }));
    const { start: values, origins } = opened;
    expect(values).toMatchObject({ endDay: "2027-01-31", leavingDay: "2027-01-31" });
    expect(origins).toEqual({ endDay: "leaving", leavingDay: "leaving" });
    expect(opened.month).toBeNull();
    const later = start("cancel-insurer", told({ leaving: "2027-09-30" })).start;
    expect([later["endDay"], later["leavingDay"]]).toEqual(["2026-12-31", undefined]);
  });

  test("has the day of leaving once the month is over, if it comes before the next turn", () => {
    const dayOf = (leaving: string) =>
      start("cancel-insurer", told({ leaving }), "2026-12-01").start["leavingDay"];
    expect([dayOf("2027-09-30"), dayOf("2028-01-31")]).toEqual(["2027-09-30", undefined]);
  });
});
