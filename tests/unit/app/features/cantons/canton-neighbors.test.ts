import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { neighborsOf } from "~/features/cantons/canton-neighbors";
import { cantonCodes } from "~/ui/map/canton-map";

const map = readFileSync("app/ui/map/canton-map.svg", "utf8");

/** Corners of a canton's shape. The paths consist of M, l and z only. */
function cornersOf(code: string): Set<string> {
  const [, path = ""] = new RegExp(`<path id="${code}" d="([^"]+)"`).exec(map) ?? [];
  let [x, y] = [0, 0];
  const corners = path.split("z").flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => {
      const [dx = 0, dy = 0] = numbers.slice(at * 2);
      [x, y] = at === 0 ? [dx, dy] : [x + dx, y + dy];
      return `${x} ${y}`;
    });
  });
  return new Set(corners);
}

test("canton neighbors: are the cantons that share a line on the map, in both directions", () => {
  const corners = new Map(cantonCodes.map((code) => [code, cornersOf(code)]));
  for (const code of cantonCodes) {
    const own = [...(corners.get(code) ?? [])];
    const touching = cantonCodes.filter(
      (other) => other !== code && own.filter((at) => corners.get(other)?.has(at)).length > 1,
    );
    expect(neighborsOf(code).toSorted(), code).toEqual(touching.toSorted());
  }
});

test("canton neighbors: Geneva has one, and an unknown canton has none", () => {
  expect(neighborsOf("GE")).toEqual(["VD"]);
  expect(neighborsOf("XX")).toEqual([]);
});
