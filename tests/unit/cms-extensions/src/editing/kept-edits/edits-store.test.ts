import { beforeEach, describe, expect, test } from "vitest";
import {
  editsOf,
  findEdits,
  forgetEdits,
  isPlainValue,
  saveEdits,
} from "../../../../../../cms-extensions/src/editing/kept-edits/edits-store.ts";

function makeStorage(): Storage {
  const cache = new Map<string, string>();
  return {
    get length() {
      return cache.size;
    },
    key: (at) => [...cache.keys()][at] ?? null,
    getItem: (key) => cache.get(key) ?? null,
    setItem: (key, value) => void cache.set(key, value),
    removeItem: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  };
}

const place = { user: "ana", collection: "news", item: "7" };
const NOW = Date.parse("2026-11-26T10:00:00Z");
const DAY_MS = 86_400_000;
const made = (edits: Record<string, string>, savedAt = NOW) => ({ savedAt, base: null, edits });
let storage: Storage;
beforeEach(() => {
  storage = makeStorage();
});

describe("saved form edits", () => {
  test("contain typed values only: no relations, and no hook-written fields", () => {
    const opened = { title: "Antes", body: null, category: { id: 1 }, viewCount: 3, isOpen: true };
    const now = {
      ...{ ...opened, title: "Depois", body: "<p>Novo</p>", category: { id: 2 }, viewCount: 4 },
      ...{ isOpen: false, date_updated: "x", user_updated: "y", searchText: "depois", tags: [1] },
    };
    expect(editsOf(opened, now)).toEqual({ title: "Depois", body: "<p>Novo</p>", isOpen: false });
    expect(editsOf(opened, { ...opened, body: null })).toEqual({});
  });

  test("are found only by the same user at the same item", () => {
    saveEdits(storage, place, made({ title: "Depois" }));
    expect(findEdits(storage, place, NOW)?.edits).toEqual({ title: "Depois" });
    for (const other of [{ user: "bia" }, { collection: "articles" }, { item: "8" }])
      expect(findEdits(storage, { ...place, ...other }, NOW)).toBeNull();
  });

  test("are deleted with the last edit, on request, and after a week", () => {
    saveEdits(storage, place, made({ title: "Depois" }));
    saveEdits(storage, place, made({}));
    expect(storage.length).toBe(0);
    saveEdits(storage, place, made({ title: "Depois" }));
    forgetEdits(storage, place);
    expect(storage.length).toBe(0);
    saveEdits(storage, { ...place, item: "8" }, made({ title: "Velho" }, NOW - 8 * DAY_MS));
    saveEdits(storage, place, made({ title: "Depois" }, NOW - 6 * DAY_MS));
    expect(findEdits(storage, place, NOW)?.edits).toEqual({ title: "Depois" });
    expect(storage.length).toBe(1);
  });

  test("are null if the storage is invalid or unavailable", () => {
    storage.setItem("portal-kept-edits:ana:news:7", "{not json");
    expect(findEdits(storage, place, NOW)).toBeNull();
    const full = {
      ...makeStorage(),
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(saveEdits(full, place, made({ title: "Depois" }))).toBe(false);
  });
});

test("saved form edits: an edit equal to the item's value is no edit", () => {
  expect(isPlainValue({ title: "Depois", body: null }, { title: "Depois", slug: "x" })).toBe(true);
  expect(isPlainValue({ title: "Depois" }, { title: "Antes" })).toBe(false);
});
