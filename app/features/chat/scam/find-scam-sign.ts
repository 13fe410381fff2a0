import { SLOTS, featureSlots } from "./feature-slots.ts";
import { isAdvice } from "./is-advice.ts";
import { messageFeatures, type MessageFeatures } from "./message-features.ts";
import model from "./scam-model.json";
import { SCAM_SIGNS, type ScamSign } from "./scam-sign.ts";

const SIGNS = Object.keys(SCAM_SIGNS) as ScamSign[];

let unpacked: Int8Array | undefined;

function weights(): Int8Array {
  unpacked ??= Int8Array.from(atob(model.weights), (letter) => letter.charCodeAt(0));
  return unpacked;
}

function weigh({ all }: MessageFeatures): number {
  const slots = featureSlots(all);
  const sum = slots.reduce((total, slot) => total + (weights()[slot % SLOTS] ?? 0), 0);
  return model.bias + (model.scale * sum) / Math.sqrt(Math.max(1, slots.length)) - model.threshold;
}

function signOf({ patterns, concepts }: MessageFeatures): ScamSign {
  const named = patterns[0]?.sign;
  if (named !== undefined) return named;
  const score = (sign: ScamSign) => {
    const ofSign: Readonly<Record<string, number>> = model.signs[sign];
    return concepts.reduce((total, concept) => total + (ofSign[concept] ?? 0), ofSign["bias"] ?? 0);
  };
  return SIGNS.reduce((best, sign) => (score(sign) > score(best) ? sign : best));
}

/** Runs on the device: patterns and a linear model, trained on the messages in `scripts/scam/messages`. */
export function findScamSign(text: string): ScamSign | null {
  if (isAdvice(text)) return null;
  const features = messageFeatures(text);
  return weigh(features) > 0 ? signOf(features) : null;
}
