import { expect, test } from "vitest";
import { fitLogistic, weigh } from "../../../../scripts/scam/logistic";

test("logistic regression: weighs features of one class, and not features of both", () => {
  const examples = [
    { slots: [0, 2], isOfClass: true },
    { slots: [0, 2], isOfClass: true },
    { slots: [1, 2], isOfClass: false },
    { slots: [1, 2], isOfClass: false },
  ];
  const model = fitLogistic(examples, 3, 0.001);
  expect(weigh(model, [0])).toBeGreaterThan(1);
  expect(weigh(model, [1])).toBeLessThan(-1);
  expect(model.weights[2]).toBeCloseTo(0);
});
