import { describe, expect, test } from "vitest";
import { readHealth } from "../../../../../../app/features/classifieds/health/search-premiums.server";
import { readTyped } from "../../../../../../app/features/classifieds/health/typed-health";

function form(changes: Record<string, string | string[]> = {}): FormData {
  const fields = {
    ...{ year: "2026", postcode: "8004", treatment: "2'000.50", birthYear: "1990" },
    ...{ deductible: "300", accident: "1", currentModel: "standard" },
    ...{ currentInsurer: "", currentPaid: "" },
    ...changes,
  };
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) made.append(name, each);
  }
  return made;
}

const read = (changes?: Record<string, string | string[]>) => readHealth(readTyped(form(changes)));

describe("health insurance form", () => {
  test("reads the typed values", () => {
    expect(read({ model: ["hmo", "other"], insurer: "8" })).toEqual({
      errors: [],
      requested: {
        ...{ year: 2026, postcode: "8004", treatmentCents: 200_050 },
        ...{ models: ["hmo"], insurers: [8], take: 20, paidCents: [null] },
        people: [{ birthYear: 1990, deductibleChf: 300, hasAccident: true, current: null }],
      },
    });
  });

  test("reads a family in the order of its fields", () => {
    const { requested } = read({
      birthYear: ["1990", "2015"],
      deductible: ["2500", "0"],
      accident: ["0", "1"],
      currentInsurer: ["8", ""],
      currentPaid: ["", "98,40"],
      currentModel: ["hmo", "standard"],
    });
    expect(requested?.people).toEqual([
      {
        ...{ birthYear: 1990, deductibleChf: 2_500, hasAccident: false },
        current: { insurer: 8, model: "hmo" },
      },
      { birthYear: 2015, deductibleChf: 0, hasAccident: true, current: null },
    ]);
    expect(requested?.paidCents).toEqual([null, 9_840]);
  });

  test.each([
    ["postcode", { postcode: "80" }, "health-postcode"],
    ["postcode in words", { postcode: "Zürich" }, "health-postcode"],
    ["year of birth", { birthYear: "90" }, "health-birthYear-0"],
    ["year to come", { birthYear: "2027" }, "health-birthYear-0"],
    ["deductible of adults for a child", { birthYear: "2015" }, null],
    ["deductible of no child", { birthYear: "2015", deductible: "2500" }, "health-deductible-0"],
    ["deductible of no adult", { deductible: "0" }, "health-deductible-0"],
    ["premium in words", { currentPaid: "quinhentos" }, "health-paid-0"],
    ["premium below nothing", { currentPaid: "-520" }, "health-paid-0"],
    ["premium above CHF 5,000", { currentPaid: "5000.05" }, "health-paid-0"],
    ["largest premium", { currentPaid: "5'000" }, null],
    ["treatments below nothing", { treatment: "-5" }, "health-treatment"],
    ["treatments in words", { treatment: "abc" }, "health-treatment"],
  ])("validates %s", (_what, changes, id) => {
    const { errors, requested } = read(changes);
    expect(errors.map((error) => error.id)).toEqual(id === null ? [] : [id]);
    expect(requested === null).toBe(id !== null);
  });

  test("keeps what was typed in a wrong premium, and says in Portuguese what is valid", () => {
    const typed = readTyped(form({ birthYear: ["1990", "2015"], currentPaid: ["520", "abc"] }));
    expect(typed.people.map(({ paid }) => paid)).toEqual(["520", "abc"]);
    expect(readHealth(typed).errors.at(-1)).toEqual({
      id: "health-paid-1",
      text: "Digite o que você paga em francos por mês, de 0 a 5000, como 520.50, ou deixe em branco.",
    });
  });

  test("reads no premium of a person without an insurer", () => {
    const { errors, requested } = read({ currentInsurer: "none", currentPaid: "abc" });
    expect(errors).toEqual([]);
    expect(requested).toMatchObject({ paidCents: [null], people: [{ current: null }] });
  });

  test("adds a person without an insurer where nobody has one", () => {
    const insurersOf = (changes: Record<string, string>) =>
      readTyped(form({ ...changes, add: "1" })).people.map(({ insurer }) => insurer);
    expect(insurersOf({ currentInsurer: "none" })).toEqual(["none", "none"]);
    expect(insurersOf({ currentInsurer: "8" })).toEqual(["8", ""]);
  });

  test("reads an empty treatment field as zero", () => {
    expect(read({ treatment: "" }).requested?.treatmentCents).toBe(0);
  });

  test("needs no postcode with a canton, and refuses a wrong one", () => {
    expect(read({ postcode: "", canton: "GE" }).errors).toEqual([]);
    expect(read({ postcode: "", canton: "Genf" }).requested).toBeNull();
    expect(read({ postcode: "80", canton: "GE" }).requested).toBeNull();
  });

  test("adds and removes people, between one and eight", () => {
    const many = Array.from({ length: 12 }, () => "1990");
    expect(readTyped(form({ add: "1" })).people).toHaveLength(2);
    expect(readTyped(form({ birthYear: many, add: "1" })).people).toHaveLength(8);
    const two = form({ birthYear: ["1990", "2015"], remove: "0" });
    expect(readTyped(two).people.map(({ birthYear }) => birthYear)).toEqual(["2015"]);
    expect(readTyped(form({ remove: "0" })).people).toHaveLength(1);
  });
});
