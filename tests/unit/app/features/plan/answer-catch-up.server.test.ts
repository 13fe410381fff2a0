import { beforeEach, expect, test } from "vitest";
import { CmsError } from "~/cms/cms.server";
import { answerCatchUp } from "~/features/plan/answer-catch-up.server";
import { ownCmsOf } from "../../../../mocks/cms";

const [ONE, TWO, GONE] = ["one", "two", "gone"];
let caughtUp: boolean[];
let written: { steps: string[]; doneOn: string | null }[];
let isCmsDown: boolean;
beforeEach(() => {
  [caughtUp, written, isCmsDown] = [[], [], false];
});

const own = ownCmsOf(({ body }) => {
  if (isCmsDown) throw new CmsError(new Error("down"));
  const { query, data } = JSON.parse(body ?? "{}");
  const steps: string[] = query.filter._and[0].step._in;
  written.push({ steps, doneOn: data.doneOn });
  return steps.map((step) => ({ step }));
});

type Intent = Parameters<typeof answerCatchUp>[1]["intent"];

const answer = (intent: Intent, steps: string[], past: string[] | null = [ONE, TWO]) =>
  answerCatchUp(
    {
      own,
      plan: {
        setCaughtUp: async (isCaughtUp) => {
          caughtUp.push(isCaughtUp);
          return { isError: false, statusCode: 204, data: null };
        },
      },
      findPastSteps: async () => past,
    },
    { intent, steps, listed: [ONE, TWO, GONE] },
  );

test("catch-up: marks the chosen past steps, and remembers the answer", async () => {
  expect(await answer("catch-up", [TWO, GONE])).toEqual({ marked: [TWO, GONE], who: null });
  expect(written.map(({ steps }) => steps)).toEqual([[TWO]]);
  expect(written[0]?.doneOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(caughtUp).toEqual([true]);
});

test("catch-up: marks all listed past steps without a choice", async () => {
  await answer("catch-up-all", []);
  expect(written.map(({ steps }) => steps)).toEqual([[ONE, TWO]]);
});

test("catch-up: sent again, changes nothing more", async () => {
  expect(await answer("catch-up", [ONE], [])).toEqual({ marked: [ONE], who: null });
  expect(written).toEqual([]);
});

test("catch-up: asks for a choice before it marks anything", async () => {
  expect(await answer("catch-up", [])).toMatchObject({ failed: "nothing" });
  expect([written, caughtUp]).toEqual([[], []]);
});

test("catch-up: can be declined without a mark", async () => {
  expect(await answer("catch-up-none", [ONE])).toBeNull();
  expect([written, caughtUp]).toEqual([[], [true]]);
});

test("catch-up: undo opens the marked steps, and the offer comes back", async () => {
  expect(await answer("catch-up-undo", [ONE, TWO])).toBeNull();
  expect(written).toEqual([{ steps: [ONE, TWO], doneOn: null }]);
  expect(caughtUp).toEqual([false]);
});

test("catch-up: keeps the choice while Directus or the plan is unavailable", async () => {
  const kept = { failed: "tick", typed: { steps: [TWO] } };
  expect(await answer("catch-up", [TWO], null)).toMatchObject(kept);
  isCmsDown = true;
  expect(await answer("catch-up", [TWO])).toMatchObject(kept);
  expect(caughtUp).toEqual([]);
});
