import { expect, test } from "vitest";
import { CmsError } from "~/cms/cms.server";
import {
  listMarks,
  listPublishedSteps,
  markSteps,
  NO_MARK,
  reopenStep,
} from "~/features/plan/plan-steps.server";
import { makeMark, makePlanStep } from "../../../../factories/plan";
import { makeCms, ownCmsOf } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const STEP = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

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

const done = { ...NO_MARK, doneOn: "2026-11-23" };

/** Marks both steps; each PATCH finds the next of these lists of rows. */
async function markBoth(found: readonly { step: string }[][], isTaken = false) {
  const sent: { method: string | undefined; body: unknown }[] = [];
  const patches = [...found];
  const own = ownCmsOf(({ method, body }) => {
    const isFirstPost = method === "POST" && sent.every((each) => each.method !== "POST");
    sent.push({ method, body: JSON.parse(body ?? "null") });
    if (isFirstPost && isTaken) {
      const errors = [{ extensions: { code: "RECORD_NOT_UNIQUE" } }];
      throw new CmsError({ errors, response: { status: 400 } });
    }
    return method === "PATCH" ? patches.shift() : [];
  });
  await markSteps(own, [STEP, OTHER], done);
  return { own, sent, methods: sent.map(({ method }) => method) };
}

test("plan steps: marks change this member's rows, and create only missing ones", async () => {
  const { own, sent, methods } = await markBoth([[{ step: STEP }]]);
  expect(methods).toEqual(["PATCH", "POST"]);
  const steps = { step: { _in: [STEP, OTHER] } };
  expect(sent[0]?.body).toMatchObject({
    query: { filter: { _and: [steps, { user_created: { _eq: own.userId } }] } },
    data: done,
  });
  expect(sent[1]?.body).toEqual([{ step: OTHER, ...done }]);
});

test("plan steps: marks create nothing if all rows exist", async () => {
  expect((await markBoth([[{ step: STEP }, { step: OTHER }]])).methods).toEqual(["PATCH"]);
});

test("plan steps: a mark that another tab made meanwhile loses no other", async () => {
  const { sent, methods } = await markBoth([[], [{ step: OTHER }]], true);
  expect(methods).toEqual(["PATCH", "POST", "PATCH", "POST"]);
  expect(sent[3]?.body).toEqual([{ step: STEP, ...done }]);
});

test("plan steps: a mark of one person changes no other's, and reopening changes all", async () => {
  const sent: { query?: { filter: object }; familyMember?: string }[] = [];
  const own = ownCmsOf(({ body }) => {
    sent.push([JSON.parse(body ?? "null")].flat()[0]);
    return [];
  });
  await markSteps(own, [STEP], done, "child2");
  const ofChild = { familyMember: { _eq: "child2" }, step: { _in: [STEP] } };
  expect(sent[0]?.query?.filter).toEqual({
    _and: [ofChild, { user_created: { _eq: own.userId } }],
  });
  expect(sent[1]).toEqual({ step: STEP, familyMember: "child2", ...done });
  await reopenStep(own, STEP);
  expect(sent[2]).toEqual({
    query: { filter: { _and: [{ step: { _eq: STEP } }, { user_created: { _eq: own.userId } }] } },
    data: NO_MARK,
  });
});

test("plan steps: marks are read only for the member, with the person they are for", async () => {
  const mark = makeMark(STEP, { doneOn: "2026-11-23", who: "partner" });
  const { who, ...row } = mark;
  expect(await listMarks(ownCmsOf(() => [{ ...row, familyMember: who }]))).toEqual([mark]);
});
