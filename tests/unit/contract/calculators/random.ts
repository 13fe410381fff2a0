/** Pseudo-random numbers, the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whole numbers from 0 to `most`, with small and large ones equally frequent. */
export function wholeNumbers(count: number, most: number, seed = 1): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.round(most * random() ** 3));
}
