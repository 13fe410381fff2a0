import { createHash } from "node:crypto";
import { SLOTS, featureSlots } from "../../app/features/chat/scam/feature-slots.ts";
import { isAdvice } from "../../app/features/chat/scam/is-advice.ts";
import { messageFeatures } from "../../app/features/chat/scam/message-features.ts";
import { SCAM_SIGNS, type ScamSign } from "../../app/features/chat/scam/scam-sign.ts";
import { fitLogistic, weigh, type Example } from "./logistic.ts";

export type FraudMessage = { sign: ScamSign; text: string };

export type ScamModel = {
  learntFrom: string;
  /** One signed byte per slot, as base64. */
  weights: string;
  scale: number;
  bias: number;
  threshold: number;
  signs: Record<string, Record<string, number>>;
};

const DECAY = 0.0001;
const SIGN_DECAY = 0.001;
const FOLDS = 5;
/** Minimum precision of warnings on messages that the model has not seen. */
const TARGET_PRECISION = 0.985;
const BYTE_MAX = 127;
const DIGITS = 1e4;

const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

type Labeled = Example & { isAdvice: boolean };

function label(text: string, isOfClass: boolean): Labeled {
  return {
    slots: featureSlots(messageFeatures(text).all),
    isOfClass,
    isAdvice: isAdvice(text),
  };
}

/**
 * The lowest threshold with the required precision, by cross-validation: each message is scored by a model
 * that has not seen it.
 */
function thresholdOf(examples: readonly Labeled[]): number {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitLogistic(
      examples.filter((_each, at) => at % FOLDS !== fold),
      SLOTS,
      DECAY,
    );
    return examples
      .filter((each, at) => at % FOLDS === fold && !each.isAdvice)
      .map(({ slots, isOfClass }) => ({ score: weigh(model, slots), isOfClass }));
  }).flat();
  scored.sort((one, other) => other.score - one.score);
  let frauds = 0;
  let threshold = Number.POSITIVE_INFINITY;
  for (const [at, { score, isOfClass }] of scored.entries()) {
    if (isOfClass) frauds += 1;
    if (frauds / (at + 1) >= TARGET_PRECISION) threshold = score;
  }
  return threshold;
}

function trainSigns(frauds: readonly FraudMessage[]): ScamModel["signs"] {
  const samples = frauds.map(({ sign, text }) => ({
    sign,
    concepts: messageFeatures(text).concepts,
  }));
  const names = [...new Set(samples.flatMap(({ concepts }) => concepts))].sort();
  const fitted = Object.keys(SCAM_SIGNS).map((sign) => {
    const examples = samples.map((each) => ({
      slots: each.concepts.map((concept) => names.indexOf(concept)),
      isOfClass: each.sign === sign,
    }));
    const { bias, weights } = fitLogistic(examples, names.length, SIGN_DECAY);
    const ofConcepts = names.map((name, at) => [name, round(weights[at] ?? 0)] as const);
    return [sign, { bias: round(bias), ...Object.fromEntries(ofConcepts) }] as const;
  });
  return Object.fromEntries(fitted);
}

/** Hash of messages and features. When it changes, the model must be retrained. */
export function trainingHash(harmless: readonly string[], frauds: readonly FraudMessage[]): string {
  const hash = createHash("sha256");
  for (const text of [...harmless, ...frauds.map(({ text: fraud }) => fraud)]) {
    const { all } = messageFeatures(text);
    hash.update(JSON.stringify([isAdvice(text), featureSlots(all)]));
  }
  return hash.update(JSON.stringify(frauds.map(({ sign }) => sign))).digest("hex");
}

/** Deterministic: the same messages give the same model. */
export function trainScamModel(
  harmless: readonly string[],
  frauds: readonly FraudMessage[],
): ScamModel {
  const examples = [
    ...harmless.map((text) => label(text, false)),
    ...frauds.map(({ text }) => label(text, true)),
  ];
  const { bias, weights } = fitLogistic(examples, SLOTS, DECAY);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / BYTE_MAX;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    learntFrom: trainingHash(harmless, frauds),
    weights: Buffer.from(bytes.buffer).toString("base64"),
    scale,
    bias,
    threshold: thresholdOf(examples),
    signs: trainSigns(frauds),
  };
}
