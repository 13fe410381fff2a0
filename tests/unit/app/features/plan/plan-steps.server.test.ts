import { expect, test } from "vitest";
import { listMarks, listPublishedSteps, markStep } from "~/features/plan/plan-steps.server";
import { makeMark, makePlanStep } from "../../../../factories/plan";
import { makeCms, ownCmsOf } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const STEP = "11111111-1111-4111-8111-111111111111";

test("plan steps: include only published steps, in the editors' order", async () => {
  directus.state.database.plan_steps.push(
    makePlanStep({ key: "b", sort: 2 }),
    makePlanStep({ key: "a", sort: 1, body: "<p>Texto</p><script>x</script>" }),
    makePlanStep({ key: "c", status: "draft" }),
  );
  const steps = await listPublishedSteps(makeCms().forTier("free"));
  expect(steps.map(({ key, bodyHtml }) => [key, bodyHtml])).toEqual([
    ["a", "<p>Texto</p>"],
    ["b", null],
  ]);
});

test.each([
  ["changes the row that there is", [{ id: "1" }], ["PATCH"]],
  ["makes one where there is none", [], ["PATCH", "POST"]],
])("plan steps: a tick %s of this member only", async (_, changed, methods) => {
  const sent: { method: string | undefined; body: unknown }[] = [];
  const own = ownCmsOf(({ method, body }) => {
    sent.push({ method, body: JSON.parse(body ?? "null") });
    return method === "PATCH" ? changed : { id: "2" };
  });
  const done = { doneOn: "2026-11-23", droppedOn: null, snoozedTo: null, note: null };
  await markStep(own, STEP, done);
  expect(sent.map(({ method }) => method)).toEqual(methods);
  expect(sent[0]?.body).toMatchObject({
    query: { filter: { _and: [{ step: { _eq: STEP } }, { user_created: { _eq: own.userId } }] } },
    data: done,
  });
  if (methods.includes("POST")) {
    expect(sent[1]?.body).toEqual({ step: STEP, ...done });
  }
});

test("plan steps: marks are read only for the member", async () => {
  const row = makeMark(STEP, { doneOn: "2026-11-23" });
  expect(await listMarks(ownCmsOf(() => [row]))).toEqual([row]);
});
