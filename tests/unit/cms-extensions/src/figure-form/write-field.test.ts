import { describe, expect, test } from "vitest";
import { listFields, planRuleOf } from "../../../../../cms-extensions/src/figure-form/form-fields";
import { readNumber, writeAt } from "../../../../../cms-extensions/src/figure-form/form-values";
import { writeField } from "../../../../../cms-extensions/src/figure-form/write-field";
import { parameterShapes } from "../../../../../contract/calculators/parameter-shapes";
import { readPlanRule } from "../../../../../contract/plan-dates";

const type = (
  value: unknown,
  form: Parameters<typeof listFields>[0],
  label: string,
  text: string,
  key = "",
) => {
  const field = listFields(form, key, value)?.find((each) => each.label === label);
  if (!field) throw new Error(`There is no field ${label}`);
  return writeField(value, field, text);
};

describe("figures of the cantons", () => {
  test("are a field each; nothing typed is a figure that nobody knows", () => {
    const value = { ZH: 1768, AI: null };
    expect(type(value, "cantons", "AI", "1'250,5").value).toEqual({ ZH: 1768, AI: 1250.5 });
    expect(type(value, "cantons", "ZH", " ").value).toEqual({ ZH: null, AI: null });
    expect(type(null, "cantons", "VD", "7").value).toEqual({ VD: 7 });
  });

  test("may have a source of their own, and lose it again", () => {
    const { value } = type({ TI: 6964 }, "cantons", "Fonte de TI", "Ustat");
    expect(value).toEqual({ TI: { value: 6964, source: "Ustat" } });
    expect(type(value, "cantons", "TI", "7000").value).toEqual({
      TI: { value: 7000, source: "Ustat" },
    });
    expect(type(value, "cantons", "Fonte de TI", "").value).toEqual({ TI: { value: 6964 } });
  });

  test.each(["muito", "5,3,1", "-4", "1e3", "148.200", "1.250.000"])(
    "%j is no number, and changes nothing",
    (text) => {
      const written = type({ ZH: 1 }, "cantons", "ZH", text);
      expect(written.problem).toMatch(/Escreva um número/);
      expect(written.value).toBeUndefined();
    },
  );
});

describe("a calculator's parameter", () => {
  test.each(Object.keys(parameterShapes))(
    "%s has a field with words for each of its values",
    (key) => {
      const fields = listFields("parameter", key, {}) ?? [];
      const names = new Set(fields.map(({ path: [name] }) => name));
      expect([...names].toSorted()).toEqual(
        Object.keys(parameterShapes[key as keyof typeof parameterShapes]).toSorted(),
      );
      // Of a value of each canton the group has the words.
      for (const { label, path, group } of fields) expect(path).not.toContain(group ?? label);
    },
  );

  test("keeps what else it holds, in its order", () => {
    const value = { employeePercent: 5.3, employerPercent: 5.3 };
    const written = type(value, "parameter", "Parte da empresa", "5,4", "calc.ahv");
    expect(JSON.stringify(written.value)).toBe('{"employeePercent":5.3,"employerPercent":5.4}');
  });

  test("has bands of ages: one more to write, and gone when emptied", () => {
    const band = { from: 25, to: 34, percent: 7 };
    const fields = (value: unknown) =>
      (listFields("parameter", "calc.bvg", value) ?? []).filter(
        ({ path }) => path[0] === "ageCredits",
      );
    expect(fields({ ageCredits: [band] })).toHaveLength(6);
    const [from] = fields({});
    if (!from) throw new Error("There is no band to write");
    expect(writeField({}, from, "25").value).toEqual({ ageCredits: [{ from: 25 }] });
    let value: unknown = { ageCredits: [band, { from: 35, to: 44, percent: 10 }] };
    for (const each of fields(value).slice(0, 3)) value = writeField(value, each, "").value;
    expect(value).toEqual({ ageCredits: [{ from: 35, to: 44, percent: 10 }] });
  });

  test("takes codes of cantons as people list them", () => {
    const key = "calc.withholding";
    const label = "Cantões do modelo anual (siglas)";
    expect(type({}, "parameter", label, "ge, vd  TI", key).value).toEqual({
      annualModelCantons: ["GE", "VD", "TI"],
    });
  });

  test("of which nothing is known, or a whole table, is written as text", () => {
    expect(listFields("parameter", "calc.table.wages", {})).toBeNull();
    expect(listFields("parameter", undefined, {})).toBeNull();
    expect(listFields("parameter", "data.rent", {})?.map(({ path }) => path)).toEqual([
      ["name"],
      ["period"],
    ]);
  });
});

describe("a rule of the plan", () => {
  test.each([
    { days: 14 },
    { months: 3 },
    { yearly: { month: 11, day: 30 } },
    { yearly: { month: 11, day: 30, workingDay: true } },
    { nextYear: { month: 3, day: 31 } },
  ])("%j is told by its fields, and stays a rule when one of them changes", (value) => {
    const [first] = listFields("planRule", null, value) ?? [];
    if (!first) throw new Error("The rule has no field");
    const { value: written } = writeField(value, first, "5");
    expect(planRuleOf(written)).toBe(planRuleOf(value));
    expect(readPlanRule(written)).not.toBeNull();
  });

  test("takes a working day beside its day, and loses it again", () => {
    const value = { yearly: { month: 11, day: 30 } };
    const path = ["yearly", "workingDay"];
    const ticked = writeAt(value, path, true);
    expect(readPlanRule(ticked)).toMatchObject({ isWorkingDay: true });
    expect(writeAt(ticked, path, undefined)).toEqual(value);
  });

  test("of no day has no field", () => {
    expect(listFields("planRule", null, null)).toEqual([]);
  });
});

test("a number is read as people here type it", () => {
  expect(["5,3", "5.3", "148'200", "148’200", " 12 ", "", "x"].map(readNumber)).toEqual([
    ...[5.3, 5.3, 148_200, 148_200, 12, null, undefined],
  ]);
});
