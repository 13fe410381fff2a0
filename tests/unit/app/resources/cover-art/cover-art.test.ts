import { describe, expect, test } from "vitest";
import { coverArt } from "~/resources/cover-art/cover-art";
import { motifs } from "~/resources/cover-art/motifs";
import { categories } from "../../../../../cms-extensions/seed/content/categories";

const seeds = Array.from({ length: 200 }, (_, i) => `7d0e4c1a-0000-4000-8000-${i}`);
const pictogram = `<path d="M1 1h22"/>`;

const skiesOf = (svg: string) =>
  [...svg.matchAll(/\.s\{fill:(#\w{6})\}/g)].map(([, colour]) => colour);

const brightness = (colour = "#") =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3;

describe("coverArt", () => {
  test("draws the same picture for the same seed", () => {
    expect(coverArt("zurich")).toBe(coverArt("zurich"));
  });

  test.each([
    ["landscapes", {}],
    ["icons", { category: "animais", pictogram }],
    ["motifs", { category: "moradia", motif: "house" }],
  ])("draws different %s for different seeds, each within 4 kB", (_, options) => {
    const pictures = seeds.map((seed) => coverArt(seed, options));
    expect(new Set(pictures).size).toBe(seeds.length);
    expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(4_000);
  });

  test("gives each category its own colours, including one added by editors", () => {
    const slugs = [...categories.map(({ slug }) => slug), "animais"];
    const skies = slugs.map((category) => skiesOf(coverArt("1", { category })));
    expect(skies).toHaveLength(10);
    for (const scheme of [0, 1]) expect(new Set(skies.map((pair) => pair[scheme])).size).toBe(10);
  });

  test("gives every item of a category the same colours", () => {
    const skies = seeds.map((seed) => skiesOf(coverArt(seed, { category: "saude" })).join());
    expect(new Set(skies).size).toBe(1);
  });

  test("is pale in light mode and muted in dark mode", () => {
    for (const { slug } of categories) {
      const [light, dark] = skiesOf(coverArt("1", { category: slug, pictogram }));
      expect(brightness(light)).toBeGreaterThan(210);
      expect(brightness(dark)).toBeLessThan(60);
    }
  });

  test("uses the requested palette", () => {
    const [red, pine] = (["red", "pine"] as const).map((palette) =>
      coverArt("zurich", { palette }),
    );
    expect(skiesOf(red ?? "")).not.toEqual(skiesOf(pine ?? ""));
  });

  test("keeps sun and pictogram inside the middle square", () => {
    for (const svg of seeds.flatMap((seed) => [coverArt(seed), coverArt(seed, { pictogram })])) {
      const [, x, radius] = /cx="(\d+)" cy="\d+" r="(\d+)"/.exec(svg) ?? [];
      expect(Number(x) - Number(radius)).toBeGreaterThanOrEqual(87);
      expect(Number(x) + Number(radius)).toBeLessThanOrEqual(313);
    }
  });

  test("draws the motif of a name, in any category, before an icon, and none twice", () => {
    const all = Object.values(motifs).map((shapes) => shapes.join(""));
    expect(new Set(all).size).toBe(all.length);
    for (const [motif, shapes] of Object.entries(motifs)) {
      expect(coverArt("1", { category: "saude", motif, pictogram })).toContain(shapes.join(""));
    }
  });

  test.each(["no-such-motif", "constructor"])(
    "draws the icon if no motif is called %s",
    (motif) => {
      expect(coverArt("1", { motif, pictogram })).toBe(coverArt("1", { pictogram }));
    },
  );

  test("never includes seed or category in the markup", () => {
    expect(coverArt(`"><script>`, { category: "<script>" })).not.toContain("script");
  });
});
