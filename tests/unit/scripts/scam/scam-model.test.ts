import { expect, test } from "vitest";
import model from "~/features/chat/scam/scam-model.json";
import {
  trainingHash,
  trainScamModel,
  type FraudMessage,
} from "../../../../scripts/scam/scam-model";
import frauds from "../../../../scripts/scam/messages/fraud.json";
import harmless from "../../../../scripts/scam/messages/harmless.json";
import unseenFrauds from "../../app/features/chat/scam/messages/fraud.json";
import unseenHarmless from "../../app/features/chat/scam/messages/harmless.json";

test("scam model: is trained on the current messages with the current weights", () => {
  expect(trainingHash(harmless, frauds as FraudMessage[])).toBe(model.learntFrom);
});

test("scam model: training is deterministic, and shared features are no sign of fraud", () => {
  const some = { harmless: harmless.slice(0, 20), frauds: frauds.slice(0, 20) as FraudMessage[] };
  const learnt = trainScamModel(some.harmless, some.frauds);
  expect(trainScamModel(some.harmless, some.frauds)).toEqual(learnt);
  const others = trainScamModel(some.harmless.slice(1), some.frauds);
  expect(others.learntFrom).not.toBe(learnt.learntFrom);
});

test("scam model: no test message is in the training set", () => {
  const learnt = new Set([...harmless, ...frauds.map(({ text }) => text)]);
  const seen = [...unseenHarmless, ...unseenFrauds.map(({ text }) => text)].filter((text) =>
    learnt.has(text),
  );
  expect(seen).toEqual([]);
});
