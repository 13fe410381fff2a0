import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanFileReport } from "../../../../contract/classifieds/plan-file.ts";
import { PLAN_FILE_TEMPLATE } from "../../../../contract/classifieds/plan-file.ts";
import { admin, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";

/** A provider of this test alone, so that the import touches no other plan. */
const provider = `Operadora ${randomUUID().slice(0, 8)}`;
const mine = { provider: { _eq: provider } };

let editor: Person;
beforeAll(async () => {
  editor = await makePerson("editor");
});
afterAll(async () => {
  await admin("DELETE", "/items/mobile_plans", { query: { filter: mine } });
  await removeMade();
});

const line = (name: string, price: string) =>
  [
    ...[provider, name, "postpaid", price, "10", "", "sim", "", "", ""],
    ...["https://example.ch/plano", "Página da operadora", "https://example.ch", "2026-11-20"],
  ].join(";");
const send = ({ as }: Person, isTrial: boolean, ...lines: string[]) =>
  as("POST", "/portal-plan-file", { text: PLAN_FILE_TEMPLATE + lines.join("\r\n"), isTrial });
const report = async (...call: Parameters<typeof send>) =>
  (await send(...call)).data as PlanFileReport;
const stored = async () => {
  const filter = encodeURIComponent(JSON.stringify(mine));
  const path = `/items/mobile_plans?filter=${filter}&fields=name,status,monthlyCents,slug&sort=name`;
  return rowsOf(await admin("GET", path));
};

test("plan file: a dry run changes nothing, and an import publishes, updates and archives", async () => {
  const first = [line("A", "10.00"), line("B", "20.00")];
  expect(await report(editor, true, ...first)).toMatchObject({ state: "tried", unchanged: 0 });
  expect(await stored()).toEqual([]);

  const imported = await report(editor, false, ...first);
  expect(imported.added.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(await stored()).toMatchObject([
    { name: "A", status: "published", monthlyCents: 1_000 },
    { name: "B", status: "published", monthlyCents: 2_000 },
  ]);
  expect(await report(editor, true, ...first)).toMatchObject({ added: [], unchanged: 2 });

  const next = await report(editor, false, line("A", "12.50"), line("C", "30.00"));
  expect(next).toMatchObject({
    state: "imported",
    added: [{ name: "C" }],
    changed: [{ name: "A", changes: [{ field: "monthlyCents", before: "1000", after: "1250" }] }],
    missing: [{ name: "B" }],
  });
  expect(await stored()).toMatchObject([
    { name: "A", status: "published", monthlyCents: 1_250 },
    { name: "B", status: "archived" },
    { name: "C", status: "published" },
  ]);
});

test("plan file: one wrong line refuses the whole file", async () => {
  const before = await stored();
  const refused = await report(editor, false, line("D", "40.00"), line("E", "caro"));
  expect(refused).toMatchObject({
    state: "refused",
    problems: [{ line: 3, code: "value.price" }],
  });
  expect(await stored()).toEqual(before);
});

test("plan file: members can't send one", async () => {
  const member = await makePerson("payingUser");
  expect((await send(member, true, line("F", "10.00"))).status).toBe(403);
});
