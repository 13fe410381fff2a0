import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveQuality, savedQuality } from "~/content/film/quality";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

const small = { hasSmall: true } as const;

test("video quality: is the usual one until changed, and keeps the choice", () => {
  expect(savedQuality(small)).toBe("usual");
  saveQuality("small");
  expect(savedQuality(small)).toBe("small");
  expect(savedQuality({})).toBe("usual");
  saveQuality("usual");
  expect(savedQuality(small)).toBe("usual");
});

test("video quality: is small if the browser saves data, unless changed", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(savedQuality(small)).toBe("small");
  expect(savedQuality({})).toBe("usual");
  saveQuality("usual");
  expect(savedQuality(small)).toBe("usual");
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
  saveQuality("small");
  expect(savedQuality(small)).toBe("usual");
});
