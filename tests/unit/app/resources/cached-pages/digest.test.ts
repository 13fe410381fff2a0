import { expect, test } from "vitest";
import { digestOf, rememberedDigestOf } from "~/resources/cached-pages/digest";

test("digest: is equal for equal content, and differs for other content", () => {
  const all = [{ a: 1 }, { a: "1" }, { b: 1 }, {}, { a: undefined }, { a: null }, [1], [[1]], []];
  expect(new Set(all.map(rememberedDigestOf)).size).toBe(all.length);
  expect(rememberedDigestOf({ a: [{ b: 1 }] })).toBe(rememberedDigestOf({ a: [{ b: 1 }] }));
  expect(rememberedDigestOf({ a: 1 })).toBe(digestOf({ a: 1 }));
});

test("digest: is independent of the engine's string representation", () => {
  const [written, cut] = ["uma frase bem comprida", "€: uma frase bem comprida".slice(3)];
  expect(cut).toBe(written);
  expect(digestOf([cut])).toBe(digestOf([written]));
});

test.each([
  ["no value", [undefined]],
  ["a place left out", Object.assign([], { 1: null })],
  ["less than nothing", [-0]],
  ["no number", [Number.NaN]],
])("digest: %s differs from its JSON form", (_, value) => {
  expect(digestOf(value)).not.toBe(digestOf(JSON.parse(JSON.stringify(value))));
});

test("digest: freezes the digested value", () => {
  const list = [{ title: "um" }];
  rememberedDigestOf(list);
  expect(() => list.push({ title: "dois" })).toThrow(TypeError);
  expect(() => Object.assign(list[0] ?? {}, { title: "dois" })).toThrow(TypeError);
});

test.each([
  ["a map", new Map([["a", 1]])],
  ["a date", new Date(0)],
  ["an address", new URL("https://example.com/a")],
  ["an object of a class", Object.create({ value: 1 })],
])("digest: %s can't be digested at any depth", (_, value) => {
  expect(() => digestOf(value)).toThrow(TypeError);
  expect(() => rememberedDigestOf({ list: [{ value }] })).toThrow(TypeError);
});

test("digest: promises and functions can't be digested", () => {
  expect(() => digestOf({ a: Promise.resolve() })).toThrow();
  expect(() => rememberedDigestOf({ a: () => {} })).toThrow();
});
