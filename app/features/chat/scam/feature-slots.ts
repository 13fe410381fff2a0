/** Number of weights in the model. Features with the same slot share a weight. */
export const SLOTS = 32_768;

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** 32-bit FNV-1a over UTF-16 code units. */
function slotOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0) % SLOTS;
}

export function featureSlots(features: ReadonlySet<string>): readonly number[] {
  return [...new Set([...features].map(slotOf))];
}
