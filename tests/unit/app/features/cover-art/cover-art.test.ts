import { describe, expect, it } from "vitest";
import { coverArt } from "~/features/cover-art/cover-art";

const seeds = Array.from({ length: 200 }, (_, i) => `7d0e4c1a-0000-4000-8000-${i}`);

describe("coverArt", () => {
  it("draws the same picture for the same seed", () => {
    expect(coverArt("zurich")).toBe(coverArt("zurich"));
  });

  it("draws different pictures for different seeds", () => {
    expect(new Set(seeds.map((seed) => coverArt(seed))).size).toBe(seeds.length);
  });

  it("stays within 2.5 kB", () => {
    expect(Math.max(...seeds.map((seed) => coverArt(seed).length))).toBeLessThanOrEqual(2_500);
  });

  it("takes the palette it is given", () => {
    expect(coverArt("zurich", { palette: "pine" })).toContain("#e7efe9");
    expect(coverArt("zurich", { palette: "red" })).toContain("#fde7df");
  });

  it("uses every palette", () => {
    const skies = new Set(seeds.map((seed) => /0z" fill="(#\w+)"/.exec(coverArt(seed))?.[1]));
    expect(skies.size).toBe(4);
  });

  it("keeps the sun inside the middle square", () => {
    for (const seed of seeds) {
      const [, x, radius] = /cx="(\d+)" cy="\d+" r="(\d+)"/.exec(coverArt(seed)) ?? [];
      expect(Number(x) - Number(radius)).toBeGreaterThanOrEqual(87);
      expect(Number(x) + Number(radius)).toBeLessThanOrEqual(313);
    }
  });

  it("never carries the seed into the markup", () => {
    expect(coverArt(`"><script>`)).not.toContain("script");
  });
});
