/** So many weights the model has; features that fall on one share it. */
export const SLOTS = 32_768;

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** FNV-1a of 32 bits, over UTF-16 units. */
function slotOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0) % SLOTS;
}

/** Where the features' weights stand, each place once. */
export function featureSlots(features: ReadonlySet<string>): readonly number[] {
  return [...new Set([...features].map(slotOf))];
}
