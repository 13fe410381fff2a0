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

test("is the usual one until somebody chooses, and stays what was chosen", () => {
  expect(keptQuality(small)).toBe("usual");
  keepQuality("small");
  expect(keptQuality(small)).toBe("small");
  expect(keptQuality({})).toBe("usual");
  keepQuality("usual");
  expect(keptQuality(small)).toBe("usual");
});

test("is the small one where a browser saves data, unless something else was chosen", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(keptQuality(small)).toBe("small");
  expect(keptQuality({})).toBe("usual");
  keepQuality("usual");
  expect(keptQuality(small)).toBe("usual");
});

test("is the usual one where nothing can be kept and nothing is known", () => {
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
