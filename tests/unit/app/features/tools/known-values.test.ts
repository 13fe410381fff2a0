import { expect, test } from "vitest";
import {
  findFamily,
  findJobLoss,
  findKnownHousehold,
  findKnownValues,
} from "~/features/tools/known-values.server";
import type { StoredPlan } from "../../../../../contract/api/plan-v1.ts";

const planOf = (input: Partial<StoredPlan>) => ({
  find: async () => ({
    isError: false as const,
    statusCode: 200,
    data: {
      ...{ family: [], children: {}, events: {}, answers: {}, cantons: [] },
      ...{ arrivalOn: null, feedMadeAt: null, isCaughtUp: false },
      ...input,
    },
  }),
});
const unavailable = {
  find: async () => ({
    ...{ isError: true as const, statusCode: 503, message: "", code: null },
    ...{ retryAfterSeconds: null, fields: {}, detail: {} },
  }),
};
const on = (canton: string | null) => Promise.resolve(canton);

test.each([
  ["permit B", { permit: "B" }, "source"],
  ["permit C", { permit: "C" }, "settled"],
  ["permit G", { permit: "G" }, "border"],
  ["a Swiss passport", { passport: "yes", country: "CH" }, "settled"],
  ["a Portuguese passport", { passport: "yes", country: "PT" }, undefined],
])("known values: %s decides the tax", async (_, answers, permit) => {
  expect((await findKnownValues(planOf({ answers }), on(null))).permit).toBe(permit);
});

test("known values: children from the plan, canton from the map, and no marriage from a partner", async () => {
  const plan = planOf({
    family: ["partner", "children"],
    cantons: ["GE"],
    answers: { permit: "C" },
  });
  const household = { canton: "VD", children: "1" };
  expect(await findKnownValues(plan, on("VD"))).toEqual({ ...household, permit: "settled" });
  expect(await findKnownHousehold(plan, on("VD"))).toEqual(household);
  const counted = planOf({ family: ["children"], children: { child1: 2015, child3: 2019 } });
  expect(await findKnownHousehold(counted, on("VD"))).toEqual({ canton: "VD", children: "2" });
});

test("known values: without a canton on the map, the first of the signup", async () => {
  expect(await findKnownValues(planOf({ cantons: ["GE", "VD"] }), on(null))).toEqual({
    canton: "GE",
  });
});

test("known values: a job's end, and children only while one is at most 25", async () => {
  const lossOf = (input: Partial<StoredPlan>) => findJobLoss(planOf(input), "2026-11-30");
  const childrenOf = async (years: StoredPlan["children"]) =>
    (await lossOf({ family: ["children"], children: years })).hasChildren;
  expect(await lossOf({ events: { jobEnd: "2026-12-31" } })).toEqual({
    hasChildren: false,
    hasJobEnd: true,
  });
  expect(await childrenOf({})).toBe(true);
  expect(await childrenOf({ child1: 2000 })).toBe(false);
  expect(await childrenOf({ child1: 2000, child2: 2001 })).toBe(true);
  expect(await findJobLoss(unavailable, "2026-11-30")).toEqual({
    hasChildren: false,
    hasJobEnd: false,
  });
});

test("known values: while the service is unavailable, the canton alone", async () => {
  expect(await findKnownValues(unavailable, on("VD"))).toEqual({ canton: "VD" });
  expect(await findKnownValues(unavailable, on(null))).toEqual({});
  expect(await findFamily(unavailable)).toEqual([]);
});
