import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepQuality, keptQuality } from "~/content/film/quality";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

const small = { hasSmall: true } as const;

test("video quality: is the usual one until changed, and keeps the choice", () => {
  expect(keptQuality(small)).toBe("usual");
  keepQuality("small");
  expect(keptQuality(small)).toBe("small");
  expect(keptQuality({})).toBe("usual");
  keepQuality("usual");
  expect(keptQuality(small)).toBe("usual");
});

test("video quality: is small if the browser saves data, unless changed", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(keptQuality(small)).toBe("small");
  expect(keptQuality({})).toBe("usual");
  keepQuality("usual");
  expect(keptQuality(small)).toBe("usual");
});

test("video quality: is the usual one without storage and network information", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("nothing is kept");
    },
    setItem: () => {
      throw new Error("nothing is kept");
    },
  });
  keepQuality("small");
  expect(keptQuality(small)).toBe("usual");
});
