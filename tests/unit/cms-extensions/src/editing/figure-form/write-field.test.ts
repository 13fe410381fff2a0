import { describe, expect, test } from "vitest";
import {
  listBeforeDays,
  listFields,
  listRuleOptions,
  planRuleOf,
  writeCountedFrom,
} from "../../../../../../cms-extensions/src/editing/figure-form/form-fields";
import {
  readNumber,
  writeAt,
} from "../../../../../../cms-extensions/src/editing/figure-form/form-values";
import { writeField } from "../../../../../../cms-extensions/src/editing/figure-form/write-field";
import { parameterShapes } from "../../../../../../contract/calculators/parameters";
import { readPlanRule } from "../../../../../../contract/switzerland/plan-dates";

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

describe("canton figures form", () => {
  test("has a field per canton; an empty one is unknown", () => {
    const value = { ZH: 1768, AI: null };
    expect(type(value, "cantons", "AI", "1'250,5").value).toEqual({ ZH: 1768, AI: 1250.5 });
    expect(type(value, "cantons", "ZH", " ").value).toEqual({ ZH: null, AI: null });
    expect(type(null, "cantons", "VD", "7").value).toEqual({ VD: 7 });
  });

  test("supports a source per canton, which can be removed", () => {
    const { value } = type({ TI: 6964 }, "cantons", "Fonte de TI", "Ustat");
    expect(value).toEqual({ TI: { value: 6964, source: "Ustat" } });
    expect(type(value, "cantons", "TI", "7000").value).toEqual({
      TI: { value: 7000, source: "Ustat" },
    });
    expect(type(value, "cantons", "Fonte de TI", "").value).toEqual({ TI: { value: 6964 } });
  });

  test.each(["muito", "5,3,1", "-4", "1e3", "148.200", "1.250.000"])(
    "rejects %j as a number, and changes nothing",
    (text) => {
      const written = type({ ZH: 1 }, "cantons", "ZH", text);
      expect(written.problem).toMatch(/Escreva um número/);
      expect(written.value).toBeUndefined();
    },
  );
});

describe("calculator parameter form", () => {
  test.each(Object.keys(parameterShapes))("for %s has a labelled field for each value", (key) => {
    const fields = listFields("parameter", key, {}) ?? [];
    const names = new Set(fields.map(({ path: [name] }) => name));
    expect([...names].toSorted()).toEqual(
      Object.keys(parameterShapes[key as keyof typeof parameterShapes]).toSorted(),
    );
    // For a value of each canton, the label is on the group.
    for (const { label, path, group } of fields) expect(path).not.toContain(group ?? label);
  });

  test("keeps other values in their order", () => {
    const value = { employeePercent: 5.3, employerPercent: 5.3 };
    const written = type(value, "parameter", "Parte da empresa", "5,4", "calc.ahv");
    expect(JSON.stringify(written.value)).toBe('{"employeePercent":5.3,"employerPercent":5.4}');
  });

  test("adds an age band, and removes an emptied one", () => {
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

  test("reads canton codes as a list", () => {
    const key = "calc.withholding";
    const label = "Cantões do modelo anual (siglas)";
    expect(type({}, "parameter", label, "ge, vd  TI", key).value).toEqual({
      annualModelCantons: ["GE", "VD", "TI"],
    });
  });

  test("falls back to text for unknown parameters and tables", () => {
    expect(listFields("parameter", "calc.table.wages", {})).toBeNull();
    expect(listFields("parameter", undefined, {})).toBeNull();
    expect(listFields("parameter", "data.rent", {})?.map(({ path }) => path)).toEqual([
      ["name"],
      ["period"],
    ]);
  });
});

describe("plan rule form", () => {
  test.each([
    { days: 14 },
    { months: 3 },
    { yearly: { month: 11, day: 30 } },
    { yearly: { month: 11, day: 30, workingDay: true } },
    { nextYear: { month: 3, day: 31 } },
  ])("%j is editable by its fields, and stays a valid rule after a change", (value) => {
    const [first] = listFields("planRule", null, value) ?? [];
    if (!first) throw new Error("The rule has no field");
    const { value: written } = writeField(value, first, "5");
    expect(planRuleOf(written)).toBe(planRuleOf(value));
    expect(readPlanRule(written)).not.toBeNull();
  });

  test("takes days before a day, and keeps the day that it counts from", () => {
    const value = { from: "permitEnd", days: -14 };
    expect(type(value, "planRule", "Dias (-14: catorze antes)", "-21").value).toEqual({
      from: "permitEnd",
      days: -21,
    });
    expect(type(value, "planRule", "Dias (-14: catorze antes)", "-2,5").problem).not.toBeNull();
  });

  test("sets and removes the working day option", () => {
    const value = { yearly: { month: 11, day: 30 } };
    const path = ["yearly", "workingDay"];
    const ticked = writeAt(value, path, true);
    expect(readPlanRule(ticked)).toMatchObject({ isWorkingDay: true });
    expect(writeAt(ticked, path, undefined)).toEqual(value);
  });

  test("sets and removes that a step opens on its day", () => {
    const value = { months: 60 };
    const [opens] = listRuleOptions(value);
    if (!opens) throw new Error("The rule has no option");
    const ticked = writeAt(value, opens.path, true);
    expect(ticked).toEqual({ months: 60, opens: true });
    expect(readPlanRule(ticked)).toMatchObject({ isOpening: true });
    expect(writeAt(ticked, opens.path, undefined)).toEqual(value);
  });

  test("offers every other day as one that ends the deadline too", () => {
    const namesFor = (value: unknown) => listBeforeDays(value)?.map(([name]) => name);
    expect(namesFor({ days: 14 })).not.toContain("arrival");
    expect(namesFor({ from: "jobEnd", days: 1 })).toContain("arrival");
    expect(namesFor({ yearly: { month: 11, day: 30 } })).toBeUndefined();
    for (const before of namesFor({ days: 14 }) ?? []) {
      expect(readPlanRule({ days: 14, before })).toMatchObject({ before });
    }
  });

  test("counts from no day that ends the deadline too", () => {
    const value = { days: 14, before: "workStart" };
    expect(writeCountedFrom(value, "birth")).toEqual({ ...value, from: "birth" });
    expect(writeCountedFrom(value, "workStart")).toEqual({ days: 14, from: "workStart" });
    expect(writeCountedFrom({ ...value, from: "birth" }, "arrival")).toEqual(value);
  });

  test("knows the notice of a lease, which has no number to fill in", () => {
    const notice = { from: "cantonMove", lease: true };
    expect([planRuleOf(notice), listFields("planRule", null, notice)]).toEqual(["lease", []]);
  });

  test("without a day has no field", () => {
    expect(listFields("planRule", null, null)).toEqual([]);
  });
});

test("form number: is read as typed in Switzerland or Brazil", () => {
  expect(["5,3", "5.3", "148'200", "148’200", " 12 ", "", "x"].map(readNumber)).toEqual([
    ...[5.3, 5.3, 148_200, 148_200, 12, null, undefined],
  ]);
});
