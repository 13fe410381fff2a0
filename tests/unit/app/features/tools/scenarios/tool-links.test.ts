import { expect, test } from "vitest";
import { scenarioDefaults, scenarioOf } from "~/features/tools/scenarios/scenario-values";
import { toolLinks } from "~/features/tools/scenarios/scenario-item";
import { readSharedHash } from "~/features/tools/shared-values";
import type { SavedScenario } from "../../../../../../contract/api/scenarios-v1.ts";

const makeSaved = (values: object, leftMonthCents: number | null): SavedScenario => ({
  id: crypto.randomUUID(),
  name: "Genebra",
  scenario: scenarioOf({ ...scenarioDefaults, gross: "6000", ...values }),
  result: {
    ...{ year: 2026, edition: "2026.1", grossMonthCents: 600_000, netMonthCents: 500_000 },
    ...{ netYearCents: 6_500_000, taxMonthCents: 0, isTaxMissing: false, leftMonthCents },
  },
  ...{ changes: [], shareToken: null, wantsNotice: false, updatedAt: "2026-11-21T12:00:00.000Z" },
});

const openedBy = (saved: SavedScenario, name: string, defaults: Record<string, string>) => {
  const link = toolLinks(saved).find((each) => each.name === name);
  return link && readSharedHash(link.to.slice(link.to.indexOf("#")), defaults);
};

test("scenario tool links: the tax check gets the yearly pay, and the budget thirteen salaries", () => {
  const saved = makeSaved({ salaries: "13" }, null);
  const check = openedBy(saved, "withholdingCheck", { gross: "", yearGross: "" });
  expect(check).toMatchObject({ gross: "6000.00", yearGross: "78000.00" });
  expect(openedBy(saved, "budget", { salaries: "" })).toMatchObject({ salaries: "13" });
});

test("scenario tool links: exclude the tax check for a member without tax at source", () => {
  const names = (permit: string) => toolLinks(makeSaved({ permit }, null)).map(({ name }) => name);
  expect(names("source")).toContain("withholdingCheck");
  expect(names("settled")).not.toContain("withholdingCheck");
});

test("scenario tool links: a negative balance is not passed to the currency calculator", () => {
  const amountOf = (leftCents: number) =>
    openedBy(makeSaved({}, leftCents), "currency", { amount: "" })?.["amount"];
  expect(amountOf(12_300)).toBe("123.00");
  expect(amountOf(-5_000) ?? "").toBe("");
});
