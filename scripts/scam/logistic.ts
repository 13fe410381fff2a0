export type Example = { slots: readonly number[]; isOfClass: boolean };

export type Weights = { bias: number; weights: Float64Array };

const ROUNDS = 200;
const STEP = 4;
const MOMENTUM = 0.9;

export function weigh({ bias, weights }: Weights, slots: readonly number[]): number {
  const sum = slots.reduce((total, slot) => total + (weights[slot] ?? 0), 0);
  return bias + sum / Math.sqrt(Math.max(1, slots.length));
}

/**
 * Logistic regression over binary features with L2 regularization (`decay`), by full gradients with
 * momentum. Deterministic: the same examples give the same weights.
 */
export function fitLogistic(examples: readonly Example[], size: number, decay: number): Weights {
  const model: Weights = { bias: 0, weights: new Float64Array(size) };
  const speed = new Float64Array(size);
  let biasSpeed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(size);
    let biasSlope = 0;
    for (const { slots, isOfClass } of examples) {
      const chance = 1 / (1 + Math.exp(-weigh(model, slots)));
      const miss = chance - (isOfClass ? 1 : 0);
      const share = miss / Math.sqrt(Math.max(1, slots.length));
      for (const slot of slots) slope[slot] = (slope[slot] ?? 0) + share;
      biasSlope += miss;
    }
    for (let slot = 0; slot < size; slot += 1) {
      const weight = model.weights[slot] ?? 0;
      const pull = (slope[slot] ?? 0) / examples.length + decay * weight;
      speed[slot] = MOMENTUM * (speed[slot] ?? 0) - STEP * pull;
      model.weights[slot] = weight + (speed[slot] ?? 0);
    }
    biasSpeed = MOMENTUM * biasSpeed - (STEP * biasSlope) / examples.length;
    model.bias += biasSpeed;
  }
  return model;
}
