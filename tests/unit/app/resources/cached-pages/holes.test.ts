import { expect, test } from "vitest";
import type { Holes } from "~/page/caching";
import { openHoles } from "~/resources/cached-pages/holes";

const ID = "0190b5a2-0000-4000-8000-000000000001";
const holes: Record<string, Holes> = {
  root: { "member.id": "id", "member.name": "text", "member.picture": "id", left: "number" },
  page: { "member.name": "text", code: "text" },
};
const open = (data: Record<string, unknown>, unopened: (string | number)[] = []) =>
  openHoles(new Map(Object.entries(data)), (id) => holes[id] ?? {}, new Set(unopened));

test("page placeholders: replace each value once, everywhere, and can be filled again", () => {
  const member = { id: ID, name: "Ana", picture: null, isPaying: true };
  const { fillings, filledWith } = open({
    root: { member, left: 1234, theme: "dark" },
    page: { member, code: "VD", list: [1] },
  });
  expect(fillings).toEqual([
    { value: ID, kind: "id" },
    { value: "Ana", kind: "text" },
    { value: 1234, kind: "number" },
    { value: "VD", kind: "text" },
  ]);
  const filled = Object.fromEntries(filledWith(["i", "n", 5, "c"]));
  const other = { id: "i", name: "n", picture: null, isPaying: true };
  expect(filled).toEqual({
    root: { member: other, left: 5, theme: "dark" },
    page: { member: other, code: "c", list: [1] },
  });
  // The data stream sends an object only once if it occurs twice.
  expect((filled["root"] as { member: object }).member).toBe(
    (filled["page"] as { member: object }).member,
  );
  expect(member).toEqual({ id: ID, name: "Ana", picture: null, isPaying: true });
});

test("page placeholders: are shared by equal values", () => {
  const { fillings } = open({ root: { member: { name: "VD" } }, page: { code: "VD" } });
  expect(fillings).toEqual([{ value: "VD", kind: "text" }]);
});

test.each([
  ["empty", { member: { name: "" } }],
  ["absent", { member: {} }],
  ["of a member that is none", { member: null }],
  ["too long", { member: { name: "x".repeat(401) } }],
  ["an id that is none", { member: { id: "/icons/one.png" } }],
  ["no number", { left: Number.NaN }],
  ["not whole", { left: 1.5 }],
  ["below zero", { left: -3 }],
  ["a text for a number", { left: "3" }],
  ["a list", { member: [{ name: "Ana" }] }],
])("page placeholders: a value that is %s stays in the data", (_, root) => {
  const { fillings, filledWith } = open({ root });
  expect(fillings).toEqual([]);
  expect(filledWith([]).get("root")).toEqual(root);
});

test("page placeholders: unopened and undeclared values stay in the data", () => {
  const data = { root: { member: { name: "Ana" }, other: "Ana" }, else: { name: "Bia" } };
  expect(open(data, ["Ana"]).fillings).toEqual([]);
  expect(Object.fromEntries(open(data).filledWith(["X"]))).toEqual({
    root: { member: { name: "X" }, other: "Ana" },
    else: { name: "Bia" },
  });
});

test("page placeholders: a value that is both id and text is a placeholder of the first kind", () => {
  const { fillings, filledWith } = open({ root: { member: { id: ID, name: ID } } });
  expect(fillings).toEqual([{ value: ID, kind: "id" }]);
  expect(filledWith(["X"]).get("root")).toEqual({ member: { id: "X", name: ID } });
});
